import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A page with a card that the user drags, which writes down where the drag stands.
private final class DragPage: UIViewController {
  var told: [String] = []
  /// In which state it looks at no touches for a moment.
  var stopsAt: UIGestureRecognizer.State?
  let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: "drag:")
    view.addGestureRecognizer(pan)
  }

  override func action(for selector: Selector) -> ((Any?) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] _ in
      told.append("\(pan.state) \(Int(pan.translation(in: view).y))")
      guard pan.state == stopsAt else { return }
      (pan.isEnabled, pan.isEnabled) = (false, true)
    }
  }
}

@Suite struct `A gesture of which the finger stays down` {
  private let environment = SegueEnvironment(onMisuse: .halt)
  private let page: DragPage
  private let window: UIWindow

  init() {
    (page, window) = environment.run {
      let window = UIWindow()
      let page = DragPage()
      window.rootViewController = page
      return (page, window)
    }
  }

  private func hold(_ title: String = "pan-down") {
    environment.run {
      environment.holdingGestures {
        page.touchables.first { $0.title == title }?.touch()
      }
    }
  }

  private let beginning = ["began 10", "changed 210", "changed 410"]

  @Test func `has not ended, and counts as in flight`() {
    hold()
    #expect(page.told == beginning && environment.holdsGesture)
    #expect(environment.transitionsInFlight == 1 && page.pan.state == .changed)
    environment.run { _ = environment.settle() }
    #expect(page.told == beginning + ["ended 510"])
    #expect(environment.transitionsInFlight == 0 && page.pan.state == .possible)
  }

  @Test func `goes back where it came from when it is taken back`() {
    hold()
    environment.run { environment.letGo(takingBack: true) }
    #expect(page.told == beginning + ["ended 40"])
    #expect(page.pan.velocity(in: nil).y == -1000)
  }

  @Test func `is taken from the user when the app goes to the background`() {
    hold()
    environment.run { environment.application.enterBackground() }
    #expect(page.told == beginning + ["cancelled 410"] && !environment.holdsGesture)
  }

  @Test func `is taken from the user when it looks at no touches any more`() {
    hold()
    environment.run { page.pan.isEnabled = false }
    #expect(page.told == beginning + ["cancelled 410"] && !environment.holdsGesture)
    page.told = []
    page.stopsAt = .changed
    environment.run { page.pan.isEnabled = true }
    hold()
    #expect(page.told == ["began 10", "changed 210", "cancelled 210"])
    #expect(!environment.holdsGesture)
  }

  @Test func `has ended once when nobody looks at touches any more from its end on`() {
    page.stopsAt = .ended
    environment.run { page.touchables.first { $0.title == "pan-down" }?.touch() }
    #expect(page.told == beginning + ["ended 510"])
  }

  @Test func `is taken from the user when its view has left the window`() {
    hold()
    environment.run {
      window.rootViewController = UIViewController()
      environment.settle()
    }
    #expect(page.told.last == "cancelled 410")
  }
}

/// A page that takes no touches while its card is dragged.
///
/// One that forgets that a drag may be taken from the user takes none any more.
private final class LockingPage: UIViewController {
  private let isForgetful: Bool
  private let card = UIView()

  init(isForgetful: Bool) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UIAction(title: "More") { [unowned self] _ in
      let alert = UIAlertController(title: "More", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
    view.addSubview(UIButton(primaryAction: more))
    view.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
  }

  override func action(for selector: Selector) -> ((Any?) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] pan in
      switch (pan as? UIPanGestureRecognizer)?.state {
      case .began: view.isUserInteractionEnabled = false
      case .ended: view.isUserInteractionEnabled = true
      case .cancelled where !isForgetful: view.isUserInteractionEnabled = true
      default: break
      }
    }
  }
}

@Suite struct `A page that waits for the end of a gesture` {
  private func findings(isForgetful: Bool) -> [Finding] {
    CodeMadeApp {
      UINavigationController(rootViewController: LockingPage(isForgetful: isForgetful))
    }.report(flows: 48).findings
  }

  @Test func `is left without any touch where it does not hear that it was taken away`() throws {
    let finding = try #require(findings(isForgetful: true).first)
    #expect(finding.scenario.steps.map(\.kind) == [.tap, .background, .foreground])
    #expect(finding.scenario.steps.first?.settles == false)
  }

  @Test func `hears of each end`() {
    #expect(findings(isForgetful: false).map(\.signature) == [])
  }
}
