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
  mutating func name(_ base: Name<Subject>) -> Name<Subject> { name(BaseName(base)) }

  /// Gives a name that begins with the base and adds a number when that is taken.
  mutating func name(_ base: BaseName<Subject>) -> Name<Subject> {
    if taken.isEmpty { taken.reserveCapacity(8) }
    let name = taken.contains(base.name) ? numbered(base) : base.name
    taken.append(name)
    return name
  }

  private mutating func numbered(_ base: BaseName<Subject>) -> Name<Subject> {
    let known = runs.firstIndex { $0.base == base.name }
    if known == nil { runs.append(Run(base: base.name, lastNumber: 1)) }
    let run = known ?? runs.count - 1
    while true {
      runs[run].lastNumber += 1
      let name = base.numbered(runs[run].lastNumber)
      if !taken.contains(name) { return name }
    }
  }
}

/// What names begin with, and the first of the names that add a number to it.
///
/// A name is looked up when it is made, so those that come up in every flow are made once.
struct BaseName<Subject>: Sendable {
  /// The name without a number.
  let name: Name<Subject>
  private let spelled: [Name<Subject>]

  /// Takes a name; those with the numbers up to the last one are made at once.
  init(_ name: Name<Subject>, spelledTo last: Int = 1) {
    self.name = name
    spelled = last < 2 ? [] : (2...last).map { Self.numbered(name, $0) }
  }

  /// The name with a number from 2.
  func numbered(_ number: Int) -> Name<Subject> {
    spelled.indices.contains(number - 2) ? spelled[number - 2] : Self.numbered(name, number)
  }

  private static func numbered(_ name: Name<Subject>, _ number: Int) -> Name<Subject> {
    Name(name.text + String(number))
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
  static let content = letter("v")
  static let navigation = letter("n")
  static let tabs = letter("t")
  static let split = letter("s")

  private static let alphabet = "abcdefghijklmnopqrstuvwxyz".map { letter(String($0)) }
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static func letter(_ text: String) -> BaseName<LabelledController> {
    BaseName(Label(text), spelledTo: 16)
  }

  /// The first letter of the name of a scene, small.
  static func of(_ scene: SceneName) -> BaseName<LabelledController> {
    let letters = scene.text.utf8
    // What follows may belong to the letter, unless it is of the alphabet's sort.
    guard let letter = letters.first, capitals.contains(letter),
      letters.dropFirst().first.map({ $0 < 0x80 }) ?? true
    else { return BaseName(Label(scene.text.prefix(1).lowercased())) }
    return alphabet[Int(letter - capitals.lowerBound)]
  }
}
