import FlowModel
import FlowNotation
import FlowShrinking

extension Explanation {
  /// What the explanation says of a flow, in lines: which class is to blame, what does not matter,
  /// what does, and what differs in the nearest flow that passes.
  package func lines(of scenario: Scenario) -> [String] {
    suspectLines + openingLines + indifferentLines + mattersLines + nearestLines(to: scenario)
      + limitLines
  }

  private var suspectLines: [String] {
    suspects.map { suspect in
      let plain = "a plain \(suspect.kind?.spoken ?? "segue")"
      let name = suspect.name.text
      return "Without the class \(name), as \(plain), it passes: look at \(name)."
    }
  }

  /// What the class has declared that it does not mean, as far as that can be told: where it passes
  /// whatever is left open, nothing is said.
  private var openingLines: [String] {
    guard let opening, opening.facets.count <= 3 else { return [] }
    let facets = opening.facets.map { ".\($0)" }.joined(separator: " or ")
    return ["If that is meant, \(opening.name.text) has to leave open \(facets)."]
  }

  private var indifferentLines: [String] {
    let indifferent = parts.filter { !$0.alike.isEmpty }
    guard !indifferent.isEmpty else { return [] }
    let extent =
      indifferent.count == 1 ? "" : holdsTogether ? ", alone or together" : ", one at a time"
    return ["What does not matter\(extent):"]
      + indifferent.map { "  \($0.place.text): \($0.indifference)" }
  }

  private var mattersLines: [String] {
    let matters = parts.filter { $0.matters && !$0.place.isOwnClass }.map(\.place.text)
    return matters.isEmpty ? [] : ["What matters: " + matters.joined(separator: ", ") + "."]
  }

  private func nearestLines(to scenario: Scenario) -> [String] {
    guard let nearest else { return [] }
    let texts = [scenario, nearest].map { $0.text.split(separator: "\n").map { String($0) } }
    let diff = LineDiff(expected: texts[0], actual: texts[1])
    let changes = diff.lines.filter { if case .same = $0 { false } else { true } }
    if changes.count == 1, case .missing(let line) = changes[0] {
      return ["The nearest flow that passes does without '\(line.drop { $0 == " " })'."]
    }
    return ["The nearest flow that passes:"]
      + diff.text.split(separator: "\n").map { "  \($0)" }
  }

  private var limitLines: [String] {
    guard !isComplete else { return [] }
    let flows = flowCount.counted("flow was", "flows were")
    return ["There is more to exchange; \(flows) played to tell this."]
  }
}

extension Explanation.Part {
  /// Whether the options are all that there is; there are more steps and segues than those of a
  /// sort.
  private var isWhole: Bool {
    options.count > 1
      && options.allSatisfy { option in
        switch option {
        case .kind, .style, .label, .other, .plain: true
        case .verb, .segue: false
        }
      }
  }

  /// What can stand there as well.
  fileprivate var indifference: String {
    guard options != [.other] else { return "either" }
    let others = options.filter { !alike.contains($0) }
    if isWhole, others.isEmpty { return "any" }
    if isWhole, options.count > 3, others.count <= 2 {
      return "any but " + others.map(\.text).joined(separator: " and ")
    }
    let texts = alike.map(\.text)
    let list = [texts.dropLast().joined(separator: ", "), texts.suffix(1).joined()]
    return list.filter { !$0.isEmpty }.joined(separator: " or ") + " as well"
  }
}

extension Explanation.Option {
  fileprivate var text: String {
    switch self {
    case .plain(let kind): "a plain \(kind?.spoken ?? "segue")"
    case .kind(let kind): kind.written
    case .style(let style): style?.written ?? "none given"
    case .label(let label): label.spelled
    case .verb(let kind): kind.written
    case .segue(let kind): kind.written
    case .other: "the other"
    }
  }
}

extension Explanation.Place {
  fileprivate var isOwnClass: Bool { if case .ownClass = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .ownClass(let name): "the class \(name.text)"
    case .width: "the width of the window"
    case .cards: "whether sheets are cards"
    case .kind(let label): "the kind of \(label.spelled)"
    case .selection(of: let label): "who is selected in \(label.spelled)"
    case .caller(of: let label): "on whom \(label.spelled) is presented"
    case .style(of: let label): "the style in which \(label.spelled) is presented"
    case .order(let one, let other): "the order of \(one.spelled) and \(other.spelled)"
    case .verb(let step): "what step \(step + 1) does"
    case .subject(let step): "the kind of what step \(step + 1) hands over"
    case .stepStyle(let step): "the style in step \(step + 1)"
    case .party(let label, let step): "\(label.spelled) in step \(step + 1)"
    case .stepAnimation(let step): "whether step \(step + 1) is animated"
    case .settling(let step): "whether step \(step + 1) settles"
    case .stepOrder(let step): "the order of steps \(step + 1) and \(step + 2)"
    case .sceneKind(let scene): "the kind of \(scene.spelled)"
    case .context(let scene): "whether \(scene.spelled) defines a context"
    case .segueKind(let scene, let segue): "what \(text(of: segue, from: scene)) does"
    case .segueStyle(let scene, let segue): "the style of \(text(of: segue, from: scene))"
    case .preparedStyle(let scene, let segue):
      "the style that is prepared for \(text(of: segue, from: scene))"
    case .animation(let scene, let segue):
      "whether \(text(of: segue, from: scene)) is animated"
    case .firings(let scene, let control):
      "the order of what \(scene.spelled).\(control.spelled) fires"
    }
  }

  private func text(of segue: SegueIdentifier, from scene: SceneName) -> String {
    "\(scene.spelled).\(segue.spelled)"
  }
}
