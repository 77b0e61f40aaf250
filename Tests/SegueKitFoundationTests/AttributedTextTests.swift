import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `Words with their looks` {
  private let bold = NSAttributedString(
    string: "Rex", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])

  @Test func `are words for whoever asks for those, and are kept until there are others`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    label.attributedText = bold
    field.attributedText = bold
    view.attributedText = bold
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(label.text == "Rex" && field.text == "Rex" && view.text == "Rex")
    #expect(field.placeholder == "Name" && label.attributedText === bold)
    label.text = "Max"
    #expect(label.attributedText?.string == "Max")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func `are titles of buttons and bars`() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(bold, for: .normal)
    #expect(button.currentTitle == "Rex" && button.attributedTitle(for: .normal) === bold)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Max")
    #expect(configuration.title == "Max")
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.kern: 2]
    #expect(look.copy().titleTextAttributes[.kern] as? Int == 2)
    #expect(look.largeTitleTextAttributes.isEmpty)
  }

  @Test func `lie as their style says`() {
    let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    first.lineSpacing = 2
    #expect(first != second)
    second.lineSpacing = 2
    #expect(first == second)
  }
}
