/// One line of a case file.
struct SourceLine {
  /// Its number, counted from one.
  let number: Int
  /// All of it, without the newline.
  let scalars: [Unicode.Scalar]

  /// How many spaces it starts with.
  var indentation: Int { scalars.prefix { $0 == " " }.count }

  /// Whether it says nothing: it is blank or a comment.
  var isIgnorable: Bool {
    guard let first = scalars.first(where: { !$0.isBlank }) else { return true }
    return first == "#"
  }

  var isBlank: Bool { scalars.allSatisfy(\.isBlank) }

  /// The text behind the given number of scalars, without blanks at its end.
  func text(behind count: Int) -> String {
    var rest = scalars.dropFirst(count)
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(rest)
  }
}

/// The lines of a case file, read from top to bottom.
struct SourceLines {
  private let lines: [SourceLine]
  private var position = 0

  init(_ text: String) {
    // A file that was checked out on another platform may end its lines with a carriage return
    // and start with a byte order mark.
    let marked = text.unicodeScalars.first == "\u{FEFF}"
    let scalars = text.unicodeScalars.dropFirst(marked ? 1 : 0)
    let parts = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    lines = parts.enumerated().map { index, part in
      SourceLine(number: index + 1, scalars: Array(part.last == "\r" ? part.dropLast() : part))
    }
  }

  /// Looks at the next line that says something.
  ///
  /// - Throws: ``CaseFileError`` when its indentation is no whole number of levels.
  mutating func peek() throws(CaseFileError) -> SourceLine? {
    while position < lines.count, lines[position].isIgnorable { position += 1 }
    guard position < lines.count else { return nil }
    let line = lines[position]
    let place = Place(line: line.number, column: line.indentation + 1)
    if line.scalars[line.indentation] == "\t" {
      throw CaseFileError(.tabInIndentation, at: place)
    }
    if line.indentation % 2 != 0 {
      let near = [line.indentation - 1, line.indentation + 1]
      throw CaseFileError(.indentation(line.indentation, allowed: near), at: place)
    }
    return line
  }

  /// Goes on behind the line that was looked at last.
  mutating func advance() { position += 1 }

  /// Takes the indented lines that follow, one level less deep; comments are kept, blank lines
  /// are not.
  mutating func block() -> [String] {
    var block: [String] = []
    while position < lines.count {
      let line = lines[position]
      guard line.isBlank || line.indentation >= Notation.indent.count else { break }
      if !line.isBlank { block.append(line.text(behind: Notation.indent.count)) }
      position += 1
    }
    return block
  }

  /// Where the file ends.
  var end: Place {
    let last = lines[lines.count - 1]
    return Place(line: last.number, column: String(last.scalars).count + 1)
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
