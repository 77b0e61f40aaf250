import FlowModel
import FlowTesting
import SegueKitFoundation
import SegueSimulation
import Testing

@Suite struct `The controller of the documentation` {
  @Test func `gets its text back by an unwind`() {
    let environment = SegueEnvironment()
    environment.run {
      let back = UIStoryboardSegueTemplate("back", .unwind("unwindToNote:"))
      let edit = UIStoryboardSegueTemplate("edit", .show("Editor"))
      let storyboard = UIStoryboard(
        scenes: [
          UIStoryboardScene("Note", segues: [edit]) { NoteViewController() },
          UIStoryboardScene("Editor", segues: [back]) { NoteViewController() },
        ], initialScene: "Note")
      let window = UIWindow()
      window.rootViewController = storyboard.instantiateInitialViewController()
      let note = window.rootViewController as? NoteViewController
      note?.text = "Milk"
      note?.performSegue(withIdentifier: "edit", sender: nil)
      environment.settle()

      let editor = note?.presentedViewController as? NoteViewController
      #expect(editor?.text == "Milk")
      editor?.text = "Eggs"
      editor?.performSegue(withIdentifier: "back", sender: nil)
      environment.settle()
      #expect(note?.text == "Eggs")
      #expect(note?.presentedViewController == nil)
    }
  }

  @Test func `holds when it leaves open how it shows`() {
    let contract = Contract(unwinds: ["unwindToNote:"], leavingOpen: [.show])
    let notes = RegisteredClass(NoteViewController.self, declaring: contract) {
      NoteViewController()
    }
    expectFlowsHold(on: SegueSimulation(registering: [notes]), runs: 100)
  }
}
