/// What keeps a text from being XML, as libxml2 numbers it.
///
/// Foundation hands over the number and no words.
///
/// - SeeAlso: libxml2, `xmlParserErrors` in `libxml/xmlerror.h`.
public struct MarkupFault: Hashable, Sendable {
  static let noElement = 4
  static let ending = 5
  static let tagMismatch = 76

  /// The number.
  public var code: Int

  /// Makes a fault from its number.
  public init(code: Int) { self.code = code }

  /// What was found, in words.
  var words: String {
    switch code {
    case 6...8: "a character reference that names no character"
    case 9: "a character that XML does not allow"
    case 23: "an entity reference without its semicolon"
    case 26, 27: "an entity that nobody declared"
    case 38: "a '<' inside an attribute's value"
    case 39: "an attribute's value without quotation marks"
    case 40: "an attribute's value that does not end"
    case 41: "an attribute without a value"
    case 42: "an attribute that is given twice"
    case 45: "a comment that does not end"
    case 46, 47: "a processing instruction that does not end"
    case 63: "a section of character data that does not end"
    case 64: "an XML declaration that is not at the very beginning"
    case 65: "two attributes without a blank between them"
    case 68: "a '<' that begins no tag"
    case 73: "a tag without its '>'"
    case 80: "a comment with '--' in it"
    case 89: "entities that expand without end"
    case 201: "a name with an undeclared prefix"
    default: "something that is not XML (libxml2 error \(code))"
    }
  }
}
