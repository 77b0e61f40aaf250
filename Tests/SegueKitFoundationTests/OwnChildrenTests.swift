import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

private final class MainTabs: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

private final class EditorStack: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController()]
  }

  required override init?(coder: AnyObject) { nil }
}

private final class TwoColumns: UISplitViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

/// A screen around another one.
private final class Frame: UIViewController {
  private let inner = UINavigationController(rootViewController: UIViewController())

  init() {
    super.init(nibName: nil, bundle: nil)
    addChild(inner)
    inner.didMove(toParent: self)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(inner.view)
  }
}

/// A screen that takes another one when it has come from its storyboard.
private final class NibFrame: UIViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    let inner = UIViewController()
    addChild(inner)
    inner.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for inner in children { view.addSubview(inner.view) }
  }
}

@Suite struct `A class that makes its children when it is made` {
  static let classes: [RegisteredClass] = [
    RegisteredClass(MainTabs.self) { MainTabs() },
    RegisteredClass(EditorStack.self) { EditorStack() },
    RegisteredClass(TwoColumns.self) { TwoColumns() },
    RegisteredClass(Frame.self) { Frame() },
    RegisteredClass(NibFrame.self) { NibFrame() },
  ]

  @Test(arguments: classes.indices)
  func `does nothing that a step has not asked for`(index: Int) {
    let report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 40, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation(registering: [Self.classes[index]]))
    ).run()
    #expect(report.findings.map(\.signature) == [])
  }

  @Test func `is the one that the step names, and they have no name`() {
    let trace = SegueSimulation(registering: [Self.classes[3]]).trace(
      of: Scenario(
        World(
          storyboard: Storyboard(scenes: [Scene("Frame", .content, className: "Frame")]),
          stage: Stage(root: StageEntry("a", .stock(.content)))),
        steps: [
          Step(.present(.new(.scene("Frame")), on: "a", style: .fullScreen), creating: ["f"])
        ]))
    let named = trace.cast.filter { $0.label != nil }
    #expect(named.map(\.label) == ["a", "f"])
    #expect(named.map(\.scene) == [nil, 0])
    #expect(trace.cast.count == 4)
  }
}
