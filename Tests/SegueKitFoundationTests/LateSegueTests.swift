import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A screen that asks a server and goes on when the answer comes.
private final class AskingScreen: UIViewController {
  private let looks: Bool
  private var hasAsked = false

  /// - Parameter looks: Whether it looks whether the user is still there.
  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "ask:" else { return super.action(for: selector) }
    return { [weak self] _ in
      guard let self, !hasAsked else { return }
      hasAsked = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.goOn() }
    }
  }

  private func goOn() {
    if looks, navigationController?.topViewController !== self { return }
    performSegue(withIdentifier: "answer", sender: self)
  }
}

/// A form whose one button does nothing that anybody sees.
private final class SilentScreen: UIViewController {
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "save:" ? { _ in } : super.action(for: selector)
  }
}

private func report(of system: SegueSimulation, in storyboard: Storyboard) -> CampaignReport {
  let world = World(
    storyboard: storyboard,
    stage: Stage(root: StageEntry("n", .scene("Nav"), children: [StageEntry("l", .scene("List"))])))
  return Campaign(
    seed: Seed(1),
    budget: Budget(runsMax: 50, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0),
    judge: Judge(of: system, by: .ofApps),
    source: .fixed(world.declaring(system), stepsMax: 8, drivenBy: .person)
  ).run()
}

@Suite struct `A segue that is performed when an answer comes` {
  @Test(arguments: [true, false])
  func `shows something, or nobody performs it`(looks: Bool) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(AskingScreen.self, declaring: .undeclared) { AskingScreen(looks: looks) }
    ])
    let storyboard = Storyboard(
      scenes: [
        Scene("Nav", .navigation, holds: ["List"]), Scene("List", .content),
        Scene("Ask", .content, className: "AskingScreen"), Scene("Answer", .content),
      ],
      segues: [
        Segue(from: "List", "ask", .show("Ask")), Segue(from: "Ask", "answer", .show("Answer")),
      ],
      controls: [
        Control(in: "List", "Ask", fires: [.segue("ask")]),
        Control(in: "Ask", "Go", fires: [.action("ask:")]),
      ])
    let report = report(of: system, in: storyboard)
    let id: InvariantID = "rule.what-segues-show-is-seen"
    #expect(report.findings.map(\.signature.invariant) == (looks ? [] : [id]))
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}

/// A stack that shows one screen above its first at most.
private final class ShortStack: UINavigationController {
  private let answers: Bool

  /// - Parameter answers: Whether it says so when it shows nobody.
  init(answers: Bool) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func show(_ vc: UIViewController, sender: Any?) {
    if viewControllers.count < 2 { return pushViewController(vc, animated: true) }
    guard answers else { return }
    let alert = UIAlertController(title: "Go back first", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@Suite struct `A segue to a screen for which a container has no room` {
  @Test(arguments: [true, false])
  func `comes to something`(answers: Bool) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(ShortStack.self, declaring: .undeclared) { ShortStack(answers: answers) }
    ])
    let storyboard = Storyboard(
      scenes: [
        Scene("Nav", .navigation, className: "ShortStack", holds: ["List"]),
        Scene("List", .content), Scene("Item", .content), Scene("Photo", .content),
      ],
      segues: [
        Segue(from: "List", "item", .show("Item")), Segue(from: "Item", "photo", .show("Photo")),
      ],
      controls: [
        Control(in: "List", "Item", fires: [.segue("item")]),
        Control(in: "Item", "Photo", fires: [.segue("photo")]),
      ])
    let report = report(of: system, in: storyboard)
    let id: InvariantID = "rule.what-segues-show-is-seen"
    #expect(report.findings.map(\.signature.invariant) == (answers ? [] : [id]))
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}

@Suite struct `A bug in a screen with a button` {
  @Test func `is not shrunk to a screen without one, which locks the user in`() {
    let system = SegueSimulation(registering: [
      RegisteredClass(SilentScreen.self, declaring: Contract()) { SilentScreen() }
    ])
    let storyboard = Storyboard(
      scenes: [
        Scene("Nav", .navigation, holds: ["List"]), Scene("List", .content),
        Scene("Form", .content, className: "SilentScreen"),
      ],
      segues: [
        Segue(from: "List", "form", .present("Form", style: .fullScreen)),
        Segue(from: "Form", "done", .unwind("unwindToNobody:")),
      ],
      controls: [
        Control(in: "List", "Form", fires: [.segue("form")]),
        Control(in: "Form", "Save", fires: [.action("save:")]),
        Control(in: "Form", "Done", fires: [.segue("done")]),
      ])
    let told = report(of: system, in: storyboard).findings.map(\.signature.invariant)
    #expect(told == ["rule.unwinds-lead-somewhere"])
  }
}
