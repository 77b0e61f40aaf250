import FlowCommand
import FlowModel
import FlowTestSupport
import SegueKit
import SegueSimulation
import Testing

@Suite struct `A class of a storyboard that is not registered` {
  private static let storyboard = PackageRoot.path + "/corpora/storyboards/Bookshop.storyboard"

  private func notes(on system: SegueSimulation) -> [Substring] {
    CapturedRun("fuzz --storyboard \(Self.storyboard) --runs 1", on: system).error
      .split(separator: "\n").filter { $0.contains("registered: ") }
  }

  @Test func `is named once, when the file is read`() {
    let system = SegueSimulation(registering: [
      RegisteredClass(PaymentViewController.self) { PaymentViewController() },
      RegisteredClass(CheckoutNavigationController.self) { CheckoutNavigationController() },
    ])
    let note = """
      \(Self.storyboard): note: these are not registered: BookListViewController (content), \
      SearchViewController (content), FilterViewController (content), BookViewController (content), \
      ReviewViewController (content), BookFormViewController (content) and 4 more; plain controllers \
      play them, so that nothing they do is seen, and a cast to one of them fails
      """
    #expect(notes(on: system).map(String.init) == [note])
  }

  @Test func `is one of all where the command knows no class of the file`() {
    let notes = notes(on: SegueSimulation(registering: RegisteredClass.containers))
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasPrefix("\(Self.storyboard): note: none of its classes is registered: ")
        == true)
  }

  @Test func `leaves open what one that is registered says itself`() {
    func assumptions(on system: SegueSimulation) -> [Substring] {
      CapturedRun("fuzz --storyboard \(Self.storyboard) --runs 1", on: system).error
        .split(separator: "\n").filter { $0.contains("SearchViewController") }
        .compactMap { $0.split(separator: "note: ").last }
    }
    let assumed = "assumed: SearchViewController implements filterChosen:"
    let unknown = SegueSimulation(registering: RegisteredClass.containers)
    #expect(assumptions(on: unknown).last.map(String.init) == assumed)
    let known = SegueSimulation(registering: [
      RegisteredClass(UIViewController.self, named: "SearchViewController") { UIViewController() }
    ])
    #expect(assumptions(on: known) == [])
  }

  @Test func `is not told where there is none`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "world.flow",
      """
      flow 1
      interesting

      scene Payment content, class PaymentViewController
      scene Page content

      stage regular
        Payment as p
      """)
    let known = SegueSimulation(registering: [
      RegisteredClass(PaymentViewController.self) { PaymentViewController() }
    ])
    let line = "fuzz --world \(path) --runs 1"
    #expect(!CapturedRun(line, on: known).error.contains("registered"))
    #expect(
      CapturedRun(line).error.contains("registered: PaymentViewController (content);"))
  }
}

private final class PaymentViewController: UIViewController {}

private final class CheckoutNavigationController: UINavigationController {}
