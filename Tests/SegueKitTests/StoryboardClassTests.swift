import SegueKit
import Testing

/// A form as a storyboard makes it, or code that has something to show in it.
private final class Form: UIViewController {
  let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  init() {
    text = "none"
    super.init(nibName: nil, bundle: nil)
  }
}

@Suite struct `A storyboard that is asked for a class` {
  private let storyboard = UIStoryboard(
    scenes: [
      UIStoryboardScene("Form", segues: [UIStoryboardSegueTemplate("next", .show("Form"))]) {
        Form()
      }
    ], initialScene: "Form")

  @Test func `makes a controller of it, and whoever needs no more says so by the type`() {
    SegueEnvironment().run {
      let form: Form = storyboard.instantiateViewController(identifier: "Form")
      let first: Form? = storyboard.instantiateInitialViewController()
      let plain = storyboard.instantiateInitialViewController()
      #expect(form.text == "none" && first?.text == "none" && plain is Form)
    }
  }

  @Test func `has code make it from what it would be decoded from`() {
    SegueEnvironment().run {
      let form = storyboard.instantiateViewController(identifier: "Form") { coder in
        Form(coder: coder, text: "by hand")
      }
      let first = storyboard.instantiateInitialViewController { Form(coder: $0, text: "first") }
      #expect(form.text == "by hand" && first?.text == "first")
      #expect(form.storyboard === storyboard && form.segueTemplates.count == 1)
    }
  }

  @Test func `makes it itself where code makes nothing`() {
    SegueEnvironment().run {
      let form: Form = storyboard.instantiateViewController(identifier: "Form") { _ in nil }
      #expect(form.text == "none")
      let empty = UIStoryboard(scenes: [])
      #expect(empty.instantiateInitialViewController { Form(coder: $0, text: "") } == nil)
    }
  }

  @Test func `goes on after a misuse with what is of the class, and tells nobody`() {
    let staging = Staging()
    let lines = staging.lines {
      let unknown = storyboard.instantiateViewController(identifier: "Nowhere") {
        Form(coder: $0, text: "by hand")
      }
      let form: Form = storyboard.instantiateViewController(identifier: "Form")
      #expect(unknown.text == "by hand" && form.text == "none")
    }
    #expect(lines.count == 1 && lines[0].hasPrefix("misuse"))
  }

  @Test func `traps where the scene is of another class`() async {
    await #expect(processExitsWith: .failure) {
      let storyboard = UIStoryboard(scenes: [UIStoryboardScene("Form") { UIViewController() }])
      let _: Form = storyboard.instantiateViewController(identifier: "Form")
    }
  }
}
