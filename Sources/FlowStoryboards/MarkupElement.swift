/// One element of an XML file with everything inside it; text between elements is left out.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  /// Where its start tag begins.
  var place: FilePlace
  var children: [MarkupElement] = []

  /// The value of an attribute; an empty one counts as absent, as Interface Builder means it.
  subscript(attribute: String) -> String? {
    guard let value = attributes[attribute], !value.isEmpty else { return nil }
    return value
  }

  /// The first child of a name.
  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The children of a name, in order.
  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
