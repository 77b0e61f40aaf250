import FlowModel

/// One element of an XML file with everything inside it.
///
/// Text between elements is left out, but for what Interface Builder writes into a child instead of
/// an attribute: that counts as the attribute.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  /// Where its start tag begins.
  var place: FilePlace
  var children: [MarkupElement] = []
  /// The widths of a window in which nobody sees it, though it is not hidden otherwise.
  var unseenIn = EnumSet<SizeClass>()

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

// What Interface Builder writes into a child instead of an attribute.
extension MarkupElement {
  /// Whether it is an attribute of its parent's, as one is written that has more than one line.
  var isString: Bool {
    // What XML has no characters for is spelled in another way, and left out.
    ["string", "mutableString"].contains(name) && self["key"] != nil
      && self["base64-UTF8"] != "YES"
  }

  /// Takes what a child says as an attribute, unless it is written as one, too.
  ///
  /// - Parameters:
  ///   - child: The child: a string, or styled text in fragments.
  ///   - characters: The characters in it.
  mutating func take(writtenIn child: MarkupElement, reading characters: String) {
    guard let key = child["key"] else { return }
    if child.isString {
      attributes[key] = attributes[key] ?? characters
    } else if child.name == "attributedString", let plain = Self.plainKeys[key] {
      let fragments = child.children("fragment") + child.children("fragments").flatMap(\.children)
      let words = fragments.compactMap { $0["content"] }.joined()
      attributes[plain] = attributes[plain] ?? words
    }
  }

  /// The attributes of the words that styled text has, by its own.
  private static let plainKeys = ["attributedText": "text", "attributedTitle": "title"]
}
