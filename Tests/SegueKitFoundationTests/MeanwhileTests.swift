import SegueKitFoundation
import Testing

/// What is put off before something moves and after that, and done while it still moves.
@Suite struct `What is due while something moves` {
  private let environment = SegueEnvironment()

  /// Notes when something is done, and whether a push was under way.
  private final class Diary {
    private(set) var lines: [String] = []

    func note(_ name: String, in environment: SegueEnvironment) {
      let manner = environment.transitionsInFlight > 0 ? "meanwhile" : "at rest"
      lines.append("\(name) \(manner) at \(environment.time)")
    }
  }

  /// A window with a stack in it, at rest.
  private func shownStack() -> (UIWindow, UINavigationController) {
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    environment.settle()
    return (window, stack)
  }

  /// The answers that come in a step that waits, and in one that settles, each put off by a number
  /// of seconds before a push or with it.
  private func answers(
    before: [Double], with: [Double], ticks: Double? = nil
  ) -> (waiting: [String], settling: [String]) {
    let diary = Diary()
    func putOff(_ name: String, _ delays: [Double]) {
      for delay in delays {
        environment.putOff(by: delay) { diary.note("\(name) \(delay)", in: environment) }
      }
    }
    return environment.run {
      let (window, stack) = shownStack()
      defer { withExtendedLifetime(window) {} }
      putOff("before", before)
      if let ticks {
        environment.putOff(by: ticks, every: ticks) { diary.note("tick", in: environment) }
      }
      environment.noteRest()
      putOff("with", with)
      stack.pushViewController(UIViewController(), animated: true)
      environment.noteRest()
      environment.passTimeMeanwhile()
      let waiting = diary.lines
      environment.passTime()
      return (waiting, Array(diary.lines.dropFirst(waiting.count)))
    }
  }

  @Test func `is the first of what was put off before, whenever that is due`() {
    let (waiting, settling) = answers(before: [30, 5], with: [])
    #expect(waiting == ["before 5.0 meanwhile at 5.0"])
    #expect(settling == ["before 30.0 at rest at 30.0"])
  }

  @Test func `is what was put off later if the movement takes longer than that`() {
    let (waiting, settling) = answers(before: [], with: [0.1, 1])
    #expect(waiting == ["with 0.1 meanwhile at 0.1"])
    #expect(settling == ["with 1.0 at rest at 1.1"])
  }

  @Test func `is nothing else that was put off later, and that is due later by what has passed`() {
    #expect(answers(before: [], with: [1]).waiting == [])
    let (waiting, settling) = answers(before: [30], with: [1])
    #expect(waiting == ["before 30.0 meanwhile at 30.0"])
    #expect(settling == ["with 1.0 at rest at 31.0"])
  }

  @Test func `is a clock as well, once`() {
    let (waiting, settling) = answers(before: [2], with: [], ticks: 0.5)
    #expect(waiting == ["tick meanwhile at 0.5", "before 2.0 meanwhile at 2.0"])
    #expect(settling == ["tick at rest at 2.5"])
    #expect(answers(before: [], with: [], ticks: 0.5).waiting.count == 1)
  }

  @Test func `may be anything while the user has in hand what moves`() {
    environment.run {
      let (window, stack) = shownStack()
      defer { withExtendedLifetime(window) {} }
      stack.pushViewController(UIViewController(), animated: false)
      environment.settle()
      environment.noteRest()
      #expect(stack.beginInteractivePop() != nil)
      var hasCome = false
      environment.putOff(by: 60) { hasCome = true }
      #expect(environment.meanwhileCount == 1)
      environment.passTimeMeanwhile()
      #expect(hasCome && environment.transitionsInFlight == 1)
    }
  }

  @Test func `is nothing when nothing moves`() {
    environment.run {
      environment.putOff(by: 1) {}
      environment.noteRest()
      #expect(environment.meanwhileCount == 0)
      environment.passTimeMeanwhile()
      #expect(environment.delayedCount == 1)
    }
  }
}
