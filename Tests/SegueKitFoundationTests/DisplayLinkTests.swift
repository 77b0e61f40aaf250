import SegueKitFoundation
import Testing

/// A view that moves on with each picture.
private final class Spinner: UIView {
  private(set) var times: [Double] = []
  private var link: CADisplayLink?

  func start() {
    let link = CADisplayLink(target: self, selector: "move:")
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func pause(_ isPaused: Bool) { link?.isPaused = isPaused }
  func stop() { link?.invalidate() }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "move:" else { return super.action(for: selector) }
    return { [unowned self] link in
      guard let link = link as? CADisplayLink else { return }
      times.append(link.timestamp)
      #expect(link.targetTimestamp > link.timestamp)
    }
  }
}

@Suite struct `A display link` {
  private let environment = SegueEnvironment()

  @Test func `tells its target each time that time passes, unless it is paused or over`() {
    environment.run {
      let spinner = Spinner()
      spinner.start()
      environment.passTime()
      environment.passTime()
      #expect(spinner.times.count == 2 && spinner.times == spinner.times.sorted())
      spinner.pause(true)
      environment.passTime()
      spinner.pause(false)
      environment.passTime()
      #expect(spinner.times.count == 3 && spinner.times.last == environment.time)
      spinner.stop()
      environment.passTime()
      #expect(spinner.times.count == 3 && environment.delayedCount == 0)
    }
  }

  @Test func `keeps its target until it is over`() {
    weak var former: Spinner?
    environment.run {
      var spinner: Spinner? = Spinner()
      spinner?.start()
      former = spinner
      spinner = nil
      #expect(former != nil)
      former?.stop()
      #expect(former == nil)
    }
  }
}
