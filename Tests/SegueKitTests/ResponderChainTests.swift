import SegueKit
import Testing

@Suite struct `The chain of responders` {
  @Test func `leads from a view to the window`() {
    let staging = Staging()
    staging.make {
      let child = Page("child")
      let root = box("root", child)
      staging.window.rootViewController = root
      let label = UIView()
      child.view.addSubview(label)
      let chain = sequence(first: label as UIResponder, next: \.next).map { $0 }
      let expected =
        [
          label, child.view, child, root.view, root, staging.window,
          UIApplication.shared,
        ] as [UIResponder]
      let isChain = chain.elementsEqual(expected, by: ===)
      #expect(isChain)
    }
  }

  @Test func `has one first responder, who may be asked to give that up`() {
    let staging = Staging()
    staging.make {
      let (field, other, box) = (Field(frame: .zero), Field(frame: .zero), UIView())
      box.addSubview(field)
      #expect(!box.becomeFirstResponder())
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      #expect(other.becomeFirstResponder() && !field.isFirstResponder)
      #expect(box.endEditing(false) && other.isFirstResponder)
      field.becomeFirstResponder()
      field.isObstinate = true
      #expect(!other.becomeFirstResponder() && !box.endEditing(false))
      #expect(box.endEditing(true) && !field.isFirstResponder)
    }
  }
}

private final class Field: UIView {
  var isObstinate = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isObstinate }
}
