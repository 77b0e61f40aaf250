import FlowModel

extension Storyboard {
  var lines: [String] {
    named.map(\.line) + scenes.map(\.line) + references.map(\.line) + segues.map(\.line)
      + controls.map(\.line) + views.map(\.line) + scenes.flatMap(\.reactionLines)
  }
}

extension NamedStoryboard {
  fileprivate var line: String {
    let beginning = initial.map { " begins \($0.spelled)" } ?? ""
    let members = members.map { member in
      member.scene.spelled + (member.identifier.map { " as \($0.spelled)" } ?? "")
    }
    let contents = members.isEmpty ? "" : " has " + members.joined(separator: ", ")
    return "storyboard \(name.spelled)" + beginning + contents
  }
}

extension SceneReference {
  fileprivate var line: String { "reference \(name.spelled) to \(scene.spelled)" }
}

extension Scene {
  fileprivate var line: String { "scene \(name.spelled) \(traits)" }

  /// Its kind and whatever is not the default.
  private var traits: String {
    (declared + [contract.unknownText].compactMap(\.self)).joined(separator: ", ")
  }

  /// Its kind and whatever is declared and is not the default.
  var declared: [String] {
    var attributes = [kind.word]
    if let className { attributes.append("class \(className.spelled)") }
    if !holds.isEmpty { attributes.append("holds \(holds.spelled())") }
    if bars.contains(.hidesBar) { attributes.append("hidesBar") }
    if bars.contains(.showsToolbar) { attributes.append("showsToolbar") }
    if bars.contains(.hidesBottomBar) { attributes.append("hidesBottomBar") }
    if let style { attributes.append("style \(style.word)") }
    return attributes + contract.attributes
  }
}

extension Contract {
  fileprivate var attributes: [String] {
    var attributes: [String] = []
    if !unwinds.isEmpty { attributes.append("unwinds \(unwinds.spelled())") }
    if !vetoes.isEmpty { attributes.append("vetoes \(vetoes.spelled())") }
    if !refuses.isEmpty { attributes.append("refuses \(refuses.spelled())") }
    if !declines.isEmpty { attributes.append("declines \(declines.spelled())") }
    if !overrules.isEmpty { attributes.append("overrules \(overrules.spelled())") }
    if case .only(let scenes) = searches { attributes.append("searches \(scenes.spelled())") }
    if let definesContext { attributes.append(definesContext ? "context" : "no context") }
    if let show { attributes.append("show \(show.word)") }
    if let showDetail { attributes.append("showDetail \(showDetail.word)") }
    if isModal { attributes.append("modal") }
    if keeps { attributes.append("keeps") }
    if isLocked { attributes.append("locked") }
    if let adapts { attributes.append("adapts \(adapts.word)") }
    if let replacement { attributes.append("replaced by \(replacement.word)") }
    if let collapse { attributes.append("collapse \(collapse.word)") }
    if let animates { attributes.append("animates \(animates.word)") }
    if swipes { attributes.append("swipes") }
    if isRetained { attributes.append("retained") }
    return attributes
  }

  fileprivate var unknownText: String? {
    let facets = Facet.allCases.filter(unknown.contains).map(\.word)
    return facets.isEmpty ? nil : "unknown \(facets.joined(separator: " "))"
  }
}

extension Segue {
  fileprivate var line: String {
    var attributes = ["segue \(source.spelled).\(identifier.spelled) \(kind.text)"]
    if let className { attributes.append("class \(className.spelled)") }
    if let via { attributes.append("via \(via.text)") }
    if let performing { attributes.append("performing \(performing.word)") }
    if !animates { attributes.append("unanimated") }
    if case .popover(_, isAnchored: false) = kind { attributes.append("unanchored") }
    if let action {
      attributes.append("action \(action.word)" + (actionName.map { " by \($0.spelled)" } ?? ""))
    }
    switch runtimeName {
    case .identifier: break
    case .none: attributes.append("unnamed")
    case .shared(let identifier): attributes.append("called \(identifier.spelled)")
    }
    if preparedStyle != nil { attributes.append("prepared\(preparedStyle.suffix)") }
    return attributes.joined(separator: ", ")
  }
}

extension Segue.Kind {
  fileprivate var text: String {
    switch self {
    case .show(let scene): "show \(scene.spelled)"
    case .showDetail(let scene): "showDetail \(scene.spelled)"
    case .present(let scene, let style): "present \(scene.spelled)" + style.suffix
    case .popover(let scene, _): "popover \(scene.spelled)"
    case .custom(let scene): "custom \(scene.spelled)"
    case .push(let scene): "push \(scene.spelled)"
    case .replace(let scene, let column): "replace \(scene.spelled) in \(column.word)"
    case .embed(let scene): "embed \(scene.spelled)"
    case .unwind(let action): "unwind \(action.spelled)"
    }
  }
}

extension Intermediate {
  fileprivate var text: String {
    style == .show ? scene.spelled : "\(scene.spelled) as \(style.word)"
  }
}

extension PresentationStyle? {
  /// ` as ` and the style, or nothing.
  var suffix: String { map { " as \($0.word)" } ?? "" }
}

extension Control {
  fileprivate var line: String {
    let firings = fires.map { firing in
      switch firing {
      case .segue(let identifier): "\(scene.spelled).\(identifier.spelled)"
      case .action(let action): action.spelled
      }
    }
    let fired = firings.isEmpty ? "none" : firings.joined(separator: ", ")
    let place = place.map { " " + $0.text } ?? ""
    return "control \(scene.spelled).\(name.spelled)\(place) fires \(fired)"
  }
}

extension Control.Place {
  fileprivate var text: String {
    switch self {
    case .row(.prototype(let name)): "row of \(name.spelled)"
    case .row(.fixed(let section, let row)): "row \(section) \(row)"
    case .bar(let bar): "bar \(bar.word)"
    }
  }
}

extension DrawnView {
  fileprivate var line: String {
    var attributes = ["view \(scene.spelled).\(name.spelled) \(sort.word)"]
    if let outlet { attributes.append("outlet \(outlet.spelled)") }
    if let className { attributes.append("class \(className.spelled)") }
    if let prototype { attributes.append("prototype \(prototype.spelled)") }
    if let container { attributes.append("inside \(container.spelled)") }
    if marks.contains(.hidden) { attributes.append("hidden") }
    if marks.contains(.disabled) { attributes.append("disabled") }
    if marks.contains(.on) { attributes.append("on") }
    if marks.contains(.delegate) { attributes.append("delegate") }
    if marks.contains(.dataSource) { attributes.append("dataSource") }
    if marks.contains(.toCell) { attributes.append("toCell") }
    if marks.contains(.untouchable) { attributes.append("untouchable") }
    if marks.contains(.transparent) { attributes.append("transparent") }
    if let words { attributes.append("words \(words.spelled)") }
    if let placeholder { attributes.append("placeholder \(placeholder.spelled)") }
    if let tag { attributes.append("tag \(tag.spelled)") }
    if !numbers.isEmpty { attributes.append("numbers \(numbers.spelled())") }
    if !segments.isEmpty { attributes.append("segments \(segments.spelled())") }
    if !sends.isEmpty {
      let sent = sends.map { "\($0.action.spelled) on \($0.event.word)" }
      attributes.append("sends \(sent.joined(separator: " "))")
    }
    return attributes.joined(separator: ", ")
  }
}
