import FlowModel

/// Names that are short, readable and never given twice: `h`, `h2`, `h3`.
struct FreshNames: Hashable, Sendable {
  private var taken: Set<String> = []
  /// Of the bases that were given more than once the last number; all before it are taken.
  private var lastNumbers: [String: Int] = [:]

  /// Begins with the labels of a stage taken.
  init(besides stage: Stage? = nil) {
    for entry in stage?.entries ?? [] { taken.insert(entry.label.text) }
  }

  /// Gives a name that begins with the base and adds a number when that is taken.
  mutating func name(_ base: String) -> String {
    if taken.insert(base).inserted { return base }
    var number = lastNumbers[base, default: 1]
    while true {
      number += 1
      let name = base + String(number)
      guard taken.insert(name).inserted else { continue }
      lastNumbers[base] = number
      return name
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
