import FlowModel

/// Writes plain names.
struct RelabellingPen: Pen {
  private var names: [Alphabet: [String: String]] = [:]

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    if let known = names[alphabet]?[text] { return known }
    guard let name = alphabet.name(names[alphabet]?.count ?? 0) else { return text }
    names[alphabet, default: [:]][text] = name
    return name
  }
}
