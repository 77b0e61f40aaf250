/// What a name names, and the plain names that the smallest scenario gives to such things.
enum Alphabet: Hashable {
  case labels, scenes, segues, controls, unwindActions, plainActions
  /// Names that mean something to the system under test, and stay what they are.
  ///
  /// They name classes, cells and what code has made to be touched, and by some of them code asks
  /// for storyboards and scenes.
  case classes, prototypes, touchables, storyboards

  /// The plain name of a number, counted from zero; `nil` where names stay what they are.
  func name(_ number: Int) -> String? {
    switch spelling {
    case .letters(let first): letters(number, from: first)
    case .word(let word): number == 0 ? word : word + String(number + 1)
    case nil: nil
    }
  }

  /// The number of a plain name; `nil` for every other name.
  func number(of text: String) -> Int? {
    switch spelling {
    case .letters(let first): number(ofLetters: text, from: first)
    case .word(let word): number(ofWord: text, after: word)
    case nil: nil
    }
  }

  private enum Spelling {
    /// `a`, `b` … `z`, `aa`, `ab` …
    case letters(from: UInt8)
    /// `go`, `go2`, `go3` …
    case word(String)
  }

  private var spelling: Spelling? {
    switch self {
    case .labels: .letters(from: UInt8(ascii: "a"))
    case .scenes: .letters(from: UInt8(ascii: "A"))
    case .segues: .word("go")
    case .controls: .word("button")
    case .unwindActions: .word("done")
    case .plainActions: .word("report")
    case .classes, .prototypes, .touchables, .storyboards: nil
    }
  }

  private func letters(_ number: Int, from first: UInt8) -> String {
    let (higher, lowest) = number.quotientAndRemainder(dividingBy: 26)
    let letter = String(UnicodeScalar(first + UInt8(lowest)))
    return higher == 0 ? letter : letters(higher - 1, from: first) + letter
  }

  private func number(ofLetters text: String, from first: UInt8) -> Int? {
    guard (1...8).contains(text.utf8.count) else { return nil }
    var number = 0
    for byte in text.utf8 {
      guard byte >= first && byte < first + 26 else { return nil }
      number = number * 26 + Int(byte - first) + 1
    }
    return number - 1
  }

  private func number(ofWord text: String, after word: String) -> Int? {
    if text == word { return 0 }
    guard text.hasPrefix(word), let number = Int(text.dropFirst(word.count)), number > 1,
      name(number - 1) == text
    else { return nil }
    return number - 1
  }
}
