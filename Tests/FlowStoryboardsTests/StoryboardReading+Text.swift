import FlowModel
import FlowStoryboards

extension StoryboardReading {
  /// Everything that was read, a line each: scenes, segues, controls, where it begins.
  var text: String {
    let scenes = storyboard.scenes.map(\.line)
    let segues = storyboard.segues.map(\.line)
    let controls = storyboard.controls.map(\.line)
    return (scenes + segues + controls + ["initial \(initial?.text ?? "none")"])
      .joined(separator: "\n")
  }

  /// The views that are drawn, a line each.
  var viewText: String { storyboard.views.map(\.line).joined(separator: "\n") }

  /// The problems, a line each.
  var problemText: String { problems.map(\.description).joined(separator: "\n") }
}

extension Scene {
  fileprivate var line: String {
    var line = "scene \(name) \(kind)"
    if let className { line += ", class \(className)" }
    if !holds.isEmpty { line += ", holds \(holds.map(\.text).joined(separator: " "))" }
    if let style { line += ", style \(style)" }
    if !contract.unwinds.isEmpty {
      line += ", unwinds \(contract.unwinds.map(\.text).joined(separator: " "))"
    }
    if let defines = contract.definesContext { line += defines ? ", context" : ", no context" }
    return line
  }
}

extension Segue {
  fileprivate var line: String {
    var line = "segue \(source).\(identifier) "
    switch kind {
    case .show(let scene): line += "show \(scene)"
    case .showDetail(let scene): line += "showDetail \(scene)"
    case .present(let scene, let style):
      line += "present \(scene)\(style.map { " as \($0)" } ?? "")"
    case .popover(let scene, let isAnchored):
      line += "popover \(scene)\(isAnchored ? "" : ", unanchored")"
    case .custom(let scene): line += "custom \(scene)"
    case .push(let scene): line += "push \(scene)"
    case .replace(let scene, let column): line += "replace \(scene) in \(column)"
    case .embed(let scene): line += "embed \(scene)"
    case .unwind(let action): line += "unwind \(action)"
    }
    if let performing { line += ", performing \(performing)" }
    if !animates { line += ", unanimated" }
    if let action { line += ", action \(action)" + (actionName.map { " by \($0)" } ?? "") }
    switch runtimeName {
    case .identifier: return line
    case .none: return line + ", unnamed"
    case .shared(let identifier): return line + ", called \(identifier)"
    }
  }
}

extension Control {
  fileprivate var line: String {
    let firings = fires.map { firing in
      switch firing {
      case .segue(let identifier): "\(scene).\(identifier)"
      case .action(let action): action.text
      }
    }
    let place =
      switch place {
      case .row(.prototype(let cell)): " of \(cell)"
      case .row(.fixed(let section, let row)): " at \(section) \(row)"
      case .bar(let bar): " in bar \(bar)"
      case nil: ""
      }
    return "control \(scene).\(name)\(place) fires \(firings.joined(separator: ", "))"
  }
}

extension DrawnView {
  fileprivate var line: String {
    var line = "\(scene).\(name) \(sort)"
    if let outlet { line += ", outlet \(outlet)" }
    if let className { line += ", class \(className)" }
    if let prototype { line += ", of \(prototype)" }
    if let container { line += ", inside \(container)" }
    let marked = [
      "hidden", "disabled", "on", "delegate", "dataSource", "toCell", "untouchable", "transparent",
    ]
    for (bit, word) in marked.enumerated() where marks.contains(Marks(rawValue: 1 << bit)) {
      line += ", \(word)"
    }
    if let words { line += ", \"\(words)\"" }
    if let placeholder { line += ", empty \"\(placeholder)\"" }
    if let tag { line += ", tag \(tag)" }
    if !numbers.isEmpty { line += ", \(numbers.map(\.text).joined(separator: " "))" }
    if !segments.isEmpty { line += ", \(segments.map(\.text).joined(separator: "|"))" }
    return line + sends.map { ", \($0.action) on \($0.event)" }.joined()
  }
}

extension World {
  /// The stage as a tree, children indented.
  var stageText: String { stage.root.lines(indent: "").joined(separator: "\n") }
}

extension StageEntry {
  fileprivate func lines(indent: String) -> [String] {
    let scene = if case .scene(let name) = origin { name.text } else { "stock" }
    return ["\(indent)\(scene) as \(label)"] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
