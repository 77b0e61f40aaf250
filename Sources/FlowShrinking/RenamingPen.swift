import FlowModel

/// Writes one name for another.
struct RenamingPen: Pen {
  private let alphabet: Alphabet
  private let former: String
  private let written: String

  /// Makes a pen that writes the label of one controller for that of another.
  init(_ former: Label, as written: Label) {
    alphabet = .labels
    self.former = former.text
    self.written = written.text
  }

  /// Makes a pen that writes the name of one scene for that of another.
  init(_ former: SceneName, as written: SceneName) {
    alphabet = .scenes
    self.former = former.text
    self.written = written.text
  }

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    alphabet == self.alphabet && text == former ? written : text
  }
}
