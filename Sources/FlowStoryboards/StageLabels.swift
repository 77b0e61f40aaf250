import FlowModel

/// Makes labels that a person can read, each once.
struct StageLabels {
  private var taken: Set<Label> = []

  /// How many have been made.
  var count: Int { taken.count }

  /// Makes a label from the name of a scene: `BookListViewController` becomes `bookList`.
  mutating func label(for scene: Scene) -> Label {
    let base = Self.base(for: scene)
    var label = Label(base)
    var number = 2
    while taken.contains(label) {
      label = Label("\(base)\(number)")
      number += 1
    }
    taken.insert(label)
    return label
  }

  private static func base(for scene: Scene) -> String {
    let name = scene.name.text.isObjectID ? scene.className?.text ?? "" : scene.name.text
    var words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    for suffix in ["ViewController", "Controller", "TVC", "VC"] {
      guard let last = words.last, last.hasSuffix(suffix), last != suffix else { continue }
      words[words.count - 1] = String(last.dropLast(suffix.count))
      break
    }
    guard let first = words.first else { return scene.kind.noun }
    let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return first.beginningLowercase + tail.joined()
  }
}

extension String {
  /// Whether Interface Builder made it up: `abc-de-fgh`, or a number in files of old.
  fileprivate var isObjectID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] || allSatisfy(\.isNumber)
  }

  /// With its first word in lower case, be it an acronym: `URLList` becomes `urlList`.
  fileprivate var beginningLowercase: String {
    let capitals = prefix(while: \.isUppercase)
    let isAcronym = capitals.count > 1 && capitals.count < count
    let head = prefix(isAcronym ? capitals.count - 1 : max(capitals.count, 1))
    return head.lowercased() + dropFirst(head.count)
  }
}

extension ControllerKind {
  /// What a controller is called when its scene has nothing but an id.
  fileprivate var noun: String {
    switch self {
    case .content: "screen"
    case .navigation: "stack"
    case .tabs: "tabBar"
    case .split: "columns"
    }
  }
}
