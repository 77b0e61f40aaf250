import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the text of an XML file into its root element.
///
/// Foundation's parser goes on after an error and takes a file that ends too early for a good one.
/// So the first error is kept and everything after it ignored, one whole root element is asked for,
/// and nothing may be nested so deep that a walk over it could fail.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// How deep elements may be nested; Interface Builder's own files stay below fifty.
  static let depthMax = 512

  private let text: MarkupText
  private let file: String
  private var cursor: TagCursor
  private var open: [MarkupElement] = []
  /// The characters of the string that is open, as far as they have come.
  private var characters = ""
  private var root: MarkupElement?
  private var fault: StoryboardFileError?

  private init(_ text: MarkupText, file: String) {
    self.text = text
    self.file = file
    cursor = TagCursor(text)
  }

  /// Reads a text.
  static func root(of text: MarkupText, file: String) throws(StoryboardFileError) -> MarkupElement {
    let reader = MarkupReader(text, file: file)
    if let place = reader.cursor.documentType {
      throw StoryboardFileError(file, place, .documentType)
    }
    let parser = XMLParser(data: Data(text.bytes))
    parser.delegate = reader
    _ = parser.parse()
    if reader.fault == nil, let error = parser.parserError { reader.keep(error, of: parser) }
    if let fault = reader.fault { throw fault }
    guard let root = reader.root, reader.open.isEmpty else { throw reader.truncated }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    let place = cursor.nextStartTag()
    guard open.count < Self.depthMax else {
      fault = StoryboardFileError(file, place, .tooDeep(limit: Self.depthMax))
      parser.abortParsing()
      return
    }
    open.append(MarkupElement(name: name, attributes: attributes, place: place))
    characters = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if fault == nil, open.last?.isString == true { characters += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil, var element = open.popLast() else { return }
    element.takeVariations()
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
      open[open.count - 1].take(writtenIn: element, reading: characters)
    }
    characters = ""
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil else { return }
    keep(error, of: parser)
    parser.abortParsing()
  }

  private func keep(_ error: any Error, of parser: XMLParser) {
    let place = FilePlace(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    fault = fault(code: (error as NSError).code, at: place)
  }
}

extension MarkupReader {
  private var truncated: StoryboardFileError {
    StoryboardFileError(file, text.end, .truncated(open: open.last?.name, since: open.last?.place))
  }

  /// What a number of libxml2's means at a place.
  private func fault(code: Int, at place: FilePlace) -> StoryboardFileError {
    let line = text.line(place.line)
    if line.hasPrefix("<<<<<<<") {
      return StoryboardFileError(
        file, FilePlace(line: place.line, column: 1), .mergeConflict)
    }
    if code == MarkupFault.tagMismatch, let element = open.last {
      let (found, column) = Self.closingTag(in: line, before: place.column)
      return StoryboardFileError(
        file, FilePlace(line: place.line, column: column),
        .mismatchedTag(found: found, open: element.name, since: element.place))
    }
    if code == MarkupFault.noElement {
      return StoryboardFileError(file, place, .notXML(found: Self.beginning(of: text)))
    }
    if code == MarkupFault.ending, root != nil {
      return StoryboardFileError(file, place, .contentAfterEnd)
    }
    if code == MarkupFault.ending || place >= text.end { return truncated }
    return StoryboardFileError(file, place, .malformed(MarkupFault(code: code)))
  }

  /// The last closing tag of a line that begins before a column.
  private static func closingTag(
    in line: String, before column: Int
  ) -> (name: String, column: Int) {
    let characters = Array(line.unicodeScalars)
    let start = characters.indices.prefix(max(0, column - 1)).last { index in
      characters[index] == "<" && index + 1 < characters.count && characters[index + 1] == "/"
    }
    guard let start else { return ("", column) }
    let name = characters[(start + 2)...].prefix { $0 != ">" && $0 != " " }
    return (String(String.UnicodeScalarView(name)), start + 1)
  }

  private static func beginning(of text: MarkupText) -> String {
    let start = String(decoding: text.bytes.prefix(40), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let line = start.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    return String(line.map { $0.value < 32 ? "\u{FFFD}" : Character($0) })
  }
}
