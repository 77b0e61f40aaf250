import FlowModel

extension World {
  /// The lines of the stage.
  var stageLines: [String] {
    var lines = stage.root.lines
    for presentation in stage.presentations {
      lines.append("presented by \(presentation.caller.spelled)" + presentation.style.suffix)
      lines += presentation.entry.lines.indented
    }
    return [stageHeading + stage.creating.creation] + lines.indented
  }

  /// `stage compact cards`.
  var stageHeading: String { "stage \(stage.size.word)" + (showsCards ? " cards" : "") }
}

extension StageEntry {
  fileprivate var lines: [String] {
    let selection = selected.map { " selecting \($0.spelled)" } ?? ""
    return [origin.introducing(label.spelled) + selection] + children.flatMap(\.lines).indented
  }
}

extension Origin {
  /// `Home` or `nav`.
  var text: String {
    switch self {
    case .scene(let scene): scene.spelled
    case .stock(let kind): kind.word
    }
  }

  /// `Home as h` or `nav n`.
  func introducing(_ name: String) -> String {
    switch self {
    case .scene: "\(text) as \(name)"
    case .stock: "\(text) \(name)"
    }
  }
}
