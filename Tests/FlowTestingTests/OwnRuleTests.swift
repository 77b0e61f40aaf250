import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// The examples of the page "Rules of your own", held to what the page says.
@Suite struct `A rule of one's own` {
  /// A shop; a healthy one leads to the checkout through the login only.
  private func shop(withShortcut: Bool = false, withSheets: Bool = false) -> World {
    let style: PresentationStyle? = withSheets ? .pageSheet : nil
    var segues = [
      Segue(from: "Cart", "login", .show("Login")),
      Segue(from: "Login", "pay", .show("Checkout")),
    ]
    if withShortcut { segues.append(Segue(from: "Cart", "pay", .show("Checkout"))) }
    if withSheets {
      segues.append(Segue(from: "Cart", "help", .present("Help", style: style)))
      segues.append(Segue(from: "Help", "more", .present("Help", style: style)))
    }
    let controls = segues.map { segue in
      Control(
        in: segue.source, ControlName(segue.identifier.text), fires: [.segue(segue.identifier)])
    }
    return World(
      storyboard: Storyboard(
        scenes: ["Cart", "Login", "Checkout", "Help"].map { Scene($0, .content) },
        segues: segues,
        controls: controls + [Control(in: "Checkout", "order", fires: [.action("order")])]),
      stage: Stage(
        root: StageEntry("n", .stock(.navigation), children: [StageEntry("c", .scene("Cart"))])))
  }

  @Test func `holds where the app keeps it, and has something to judge`() {
    let catalog = Catalog([.loginBeforeCheckout])
    let report = expectFlowsHold(
      on: SegueSimulation(), in: shop(), drivenBy: .person, judgedBy: catalog, runs: 60)
    #expect(report.reach.premises.vacuous.isEmpty)
  }

  // The flow begins with the cart, and does nothing that begins with a "p" (present, push, pop,
  // performSegue).
  @Test(arguments: [
    (Invariant.loginBeforeCheckout, "before Checkout is shown, Login is shown"),
    (.orderOnce, "Checkout is sent order once at most"),
    (.oneSheet, "it is never so that one sheet covers another"),
  ])
  func `is told with the smallest flow that breaks it`(rule: Invariant, words: String) {
    let shop = shop(withShortcut: true, withSheets: true)
    withKnownIssue {
      expectFlowsHold(
        on: SegueSimulation(), in: shop, drivenBy: .person, judgedBy: .standard.adding(rule),
        runs: 40)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\(rule.id)") && text.contains(words)
        && text.contains("  nav n\n      Cart as c") && !text.contains("do p")
    }
  }

  @Test func `tells of an alert that the app loses`() {
    let chat = Scene("Chat", .content, className: "Chat")
    let send = Control(in: "Chat", "send", fires: [.action("send:")])
    let world = World(
      storyboard: Storyboard(scenes: [chat], controls: [send]),
      stage: Stage(root: StageEntry("c", .scene("Chat"))))
    let system = SegueSimulation(
      registering: [RegisteredClass(Chat.self) { Chat() }])
    withKnownIssue {
      expectFlowsHold(
        on: system, in: world, drivenBy: .person, judgedBy: .standard.adding(.nothingIsLost),
        runs: 50)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("rule.no-alert-is-lost") && text.contains("do tap c.send")
        && text.contains("UIKit logs alreadyPresenting")
    }
  }

  @Test func `is told of when it never had anything to judge`() {
    let rule = Invariant("Nobody loops") { $0.never(.shown("Chekout")) }
    withKnownIssue {
      expectFlowsHold(
        on: SegueSimulation(), in: shop(), drivenBy: .person,
        judgedBy: Catalog([.loginBeforeCheckout, rule]), runs: 50)
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.map(\.rawValue) == [
          "rule.nobody-loops proves nothing: in 50 flows there was nothing to judge"
        ]
    }
  }

  @Test func `tell of a screen that no flow has left`() {
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("List", .content), Scene("Form", .content)],
        segues: [Segue(from: "List", "edit", .present("Form", style: .fullScreen))],
        controls: [Control(in: "List", "Edit", fires: [.segue("edit")])]),
      stage: Stage(root: StageEntry("l", .scene("List"))))
    withKnownIssue {
      expectFlowsHold(on: SegueSimulation(), in: world, drivenBy: .person, runs: 120)
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.map(\.rawValue).joined().hasPrefix(
          "in 120 flows screens that no flow has left: Form (")
    }
  }
}

/// A screen that shows its progress, and then an error on the same screen.
private final class Chat: UIViewController {
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "send:" ? { [unowned self] _ in send() } : super.action(for: selector)
  }

  private func send() {
    present(alert("Sending …"), animated: true)
    present(alert("You are offline"), animated: true)
  }

  private func alert(_ title: String) -> UIAlertController {
    UIAlertController(title: title, message: nil, preferredStyle: .alert)
  }
}
