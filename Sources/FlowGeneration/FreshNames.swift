import FlowModel

/// Names that are short, readable and never given twice: `h`, `h2`, `h3`.
struct FreshNames<Subject>: Sendable {
  // Flows have few names, and a short list is sooner gone through than a set is asked.
  private var taken: [Name<Subject>] = []
  private var runs: [Run] = []

  /// A base that was given more than once; all its numbers up to the last one are taken.
  private struct Run {
    let base: Name<Subject>
    var lastNumber: Int
  }

  /// Begins with some names taken.
  init(besides taken: [Name<Subject>] = []) { self.taken = taken }

  /// Takes names that somebody else has given.
  mutating func take(_ names: [Name<Subject>]) { taken += names }

  /// Gives a name that begins with the base and adds a number when that is taken.
  mutating func name(_ base: Name<Subject>) -> Name<Subject> {
    if taken.isEmpty { taken.reserveCapacity(8) }
    let name = taken.contains(base) ? numbered(base) : base
    taken.append(name)
    return name
  }

  private mutating func numbered(_ base: Name<Subject>) -> Name<Subject> {
    let known = runs.firstIndex { $0.base == base }
    if known == nil { runs.append(Run(base: base, lastNumber: 1)) }
    let run = known ?? runs.count - 1
    while true {
      runs[run].lastNumber += 1
      let name = Name<Subject>(base.text + String(runs[run].lastNumber))
      if !taken.contains(name) { return name }
    }
  }
}

extension FreshNames<LabelledController> {
  /// Gives a label: the small first letter of the scene, or of the kind of a stock controller.
  mutating func label(for origin: Origin) -> Label {
    switch origin {
    case .scene(let scene): name(Initial.of(scene))
    case .stock(.content): name(Initial.content)
    case .stock(.navigation): name(Initial.navigation)
    case .stock(.tabs): name(Initial.tabs)
    case .stock(.split): name(Initial.split)
    }
  }
}

/// What labels begin with.
///
/// Nearly every one is a letter of the alphabet, so these are spelled once.
private enum Initial {
  static let content: Label = "v"
  static let navigation: Label = "n"
  static let tabs: Label = "t"
  static let split: Label = "s"

  private static let alphabet = "abcdefghijklmnopqrstuvwxyz".map { Label(String($0)) }
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  /// The first letter of the name of a scene, small.
  static func of(_ scene: SceneName) -> Label {
    let letters = scene.text.utf8
    // What follows may belong to the letter, unless it is of the alphabet's sort.
    guard let letter = letters.first, capitals.contains(letter),
      letters.dropFirst().first.map({ $0 < 0x80 }) ?? true
    else { return Label(scene.text.prefix(1).lowercased()) }
    return alphabet[Int(letter - capitals.lowerBound)]
  }
}
