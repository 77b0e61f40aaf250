import SegueKitFoundation
import Testing

/// Writes down what is done, in order.
private final class Diary {
  var lines: [String] = []
}

@Suite struct `What code puts off` {
  private let environment = SegueEnvironment()
  private let diary = Diary()

  private func done(_ body: () -> Void) -> [String] {
    environment.run(body)
    return diary.lines
  }

  @Test func `is done in the next turn on the main queue, in order`() {
    let lines = done {
      DispatchQueue.main.async { [diary] in
        diary.lines.append("first")
        DispatchQueue.main.async { diary.lines.append("third") }
      }
      DispatchQueue.main.async { [diary] in diary.lines.append("second") }
      diary.lines.append("at once")
      environment.settle()
    }
    #expect(lines == ["at once", "first", "second", "third"])
  }

  @Test func `waits until time passes when it is delayed, or on another queue`() {
    let lines = done {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [diary] in diary.lines.append("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [diary] in
        diary.lines.append("soon")
      }
      DispatchQueue.global().async { [diary] in
        diary.lines.append("answer")
        DispatchQueue.main.async { diary.lines.append("shown") }
      }
      environment.settle()
      diary.lines.append("\(environment.delayedCount) wait")
      environment.passTime()
      diary.lines.append("\(environment.delayedCount) wait")
    }
    #expect(lines == ["3 wait", "answer", "shown", "soon", "late", "0 wait"])
    #expect(environment.time == 2)
  }

  @Test func `is never done in a distant future, and all else is done as before`() {
    let lines = done {
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { [diary] in
        diary.lines.append("never")
      }
      environment.passTime()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [diary] in diary.lines.append("late") }
      #expect(environment.delayedCount == 1)
      environment.passTime()
    }
    #expect(lines == ["late"])
    #expect(environment.delayedCount == 0)
  }

  @Test func `counts no nanoseconds before it begins, and no more than it can`() {
    environment.run {
      #expect((DispatchTime.now() + (-1)).uptimeNanoseconds == 0)
      #expect(DispatchTime.distantFuture.uptimeNanoseconds == 1_000_000_000_000_000_000)
    }
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == CMTime(value: 0, timescale: 600))
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).value == 0)
    #expect(CMTime(seconds: 2.5, preferredTimescale: 600).value == 1_500)
  }

  @Test func `may be cancelled, or done at once`() {
    let lines = done {
      let cancelled = DispatchWorkItem { [diary] in diary.lines.append("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      DispatchQueue.main.async(execute: DispatchWorkItem { [diary] in diary.lines.append("item") })
      cancelled.cancel()
      let sum = DispatchQueue(label: "sums").sync { 1 + 1 }
      diary.lines.append("\(sum)")
      environment.passTime()
    }
    #expect(lines == ["2", "item"])
  }

  @Test func `does not go on for ever`() {
    let lines = done {
      func again() {
        diary.lines.append("again")
        DispatchQueue.main.asyncAfter(deadline: .now(), execute: again)
      }
      again()
      environment.passTime()
    }
    #expect(lines.count > 2 && lines.count < 10_000)
  }

  @Test func `keeps whom it needs until it is over, or no window is left`() {
    weak var kept: UIViewController?
    environment.run {
      var window: UIWindow? = UIWindow()
      do {
        let screen = UIViewController()
        kept = screen
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = screen }
      }
      #expect(kept != nil && window != nil)
      window = nil
    }
    #expect(kept == nil)
  }
}

@Suite struct `A timer` {
  private let environment = SegueEnvironment()
  private let diary = Diary()

  @Test func `fires once each time that time passes, until it is ended`() {
    environment.run {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [diary] in
        diary.lines.append("\($0.timeInterval)")
      }
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [diary] _ in
        diary.lines.append("once")
      }
      environment.settle()
      #expect(diary.lines == [])
      environment.passTime()
      environment.passTime()
      timer.invalidate()
      environment.passTime()
      #expect(!timer.isValid)
    }
    #expect(diary.lines == ["0.5", "once", "0.5"])
  }

  @Test func `runs when a run loop is given it, and fires at once when it is told to`() {
    environment.run {
      let timer = Timer(timeInterval: 1, repeats: false) { [diary] _ in diary.lines.append("ring") }
      environment.passTime()
      #expect(diary.lines == [])
      RunLoop.main.add(timer, forMode: .common)
      timer.fire()
      environment.passTime()
    }
    #expect(diary.lines == ["ring"])
  }

  @Test func `tells its target, and keeps it until it is ended`() {
    final class Clock: UIViewController {
      var ticks = 0
      var timer: Timer?
      override func action(for selector: Selector) -> ((Any) -> Void)? {
        selector == "tick" ? { [unowned self] _ in ticks += 1 } : super.action(for: selector)
      }
    }
    weak var kept: Clock?
    environment.run {
      var clock: Clock? = Clock()
      kept = clock
      clock?.timer = Timer.scheduledTimer(
        timeInterval: 1, target: clock as Any, selector: "tick", userInfo: nil,
        repeats: true)
      clock = nil
      environment.passTime()
      #expect(kept?.ticks == 1)
      kept?.timer?.invalidate()
    }
    #expect(kept == nil)
  }
}
