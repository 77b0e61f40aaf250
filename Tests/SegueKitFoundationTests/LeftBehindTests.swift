import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A list whose notes have a toolbar, which each note is to hide when it goes.
private final class ToolbarStack: UINavigationController {
  init(forgets: Bool) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Note") { [unowned self] in
        pushViewController(ToolbarNote(forgets: forgets), animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

private final class ToolbarNote: UIViewController {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in })]
  }

  required override init?(coder: AnyObject) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !forgets { navigationController?.setToolbarHidden(true, animated: animated) }
  }
}

/// A gate that makes a home the window's root, and is made anew when the user leaves that.
private final class Gate: UINavigationController {
  init(keepsHomes: Bool) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Enter") { [unowned self] in
        let home = Home(keepsItself: keepsHomes) { Gate(keepsHomes: keepsHomes) }
        view.window?.rootViewController = home
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

private final class Home: UIViewController {
  private let gate: () -> UIViewController
  private var keeper: Home?

  init(keepsItself: Bool, gate: @escaping () -> UIViewController) {
    self.gate = gate
    super.init(nibName: nil, bundle: nil)
    if keepsItself { keeper = self }
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let leave = UIAction(title: "Leave") { [unowned self] _ in
      view.window?.rootViewController = gate()
    }
    view.addSubview(UIButton(type: .system, primaryAction: leave))
  }
}

@Suite struct `What a screen leaves behind` {
  @Test(arguments: [true, false])
  func `is found where it is a toolbar`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { ToolbarStack(forgets: forgets) }
    let rules = app.report(flows: 40).findings.map(\.signature.invariant)
    #expect(rules == (forgets ? ["navigation.bar-comes-back"] : []))
  }

  @Test(arguments: [true, false])
  func `is found where it is itself, each time that the window has another root`(keepsHomes: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { Gate(keepsHomes: keepsHomes) }
    let rules = app.report(flows: 40).findings.map(\.signature.invariant)
    #expect(rules == (keepsHomes ? ["memory.removed-controllers-are-released"] : []))
  }
}
