import FlowModel

/// Names that are short, readable and never given twice: `h`, `h2`, `h3`.
struct FreshNames: Sendable {
  // Flows have few names, and a short list is sooner gone through than a set is asked.
  private var taken: [String] = []
  private var runs: [Run] = []

  /// A base that was given more than once; all its numbers up to the last one are taken.
  private struct Run {
    let base: String
    var lastNumber: Int
  }

  /// Begins with the labels of a stage taken.
  init(besides stage: Stage? = nil) {
    guard let stage else { return }
    taken = stage.entries.map { $0.label.text }
  }

  /// Gives a name that begins with the base and adds a number when that is taken.
  mutating func name(_ base: String) -> String {
    if taken.isEmpty { taken.reserveCapacity(8) }
    let name = taken.contains(base) ? numbered(base) : base
    taken.append(name)
    return name
  }

  private mutating func numbered(_ base: String) -> String {
    let known = runs.firstIndex { $0.base == base }
    if known == nil { runs.append(Run(base: base, lastNumber: 1)) }
    let run = known ?? runs.count - 1
    while true {
      runs[run].lastNumber += 1
      let name = base + String(runs[run].lastNumber)
      if !taken.contains(name) { return name }
    }
  }

  /// Gives a label: the small first letter of the scene, or of the kind of a stock controller.
  mutating func label(for origin: Origin) -> Label {
    switch origin {
    case .scene(let scene): Label(name(scene.text.prefix(1).lowercased()))
    case .stock(let kind): Label(name(kind.letter))
    }
  }
}

extension ControllerKind {
  /// The base of labels for stock controllers.
  fileprivate var letter: String {
    switch self {
    case .content: "v"
    case .navigation: "n"
    case .tabs: "t"
    case .split: "s"
    }
  }
}
