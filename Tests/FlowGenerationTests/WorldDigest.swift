import FlowModel

extension World {
  /// A number that changes when anything in the world changes.
  ///
  /// - SeeAlso: Fowler, Noll and Vo, FNV-1a, 64 bits.
  var digest: UInt64 {
    lines.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  private var lines: [String] {
    storyboard.scenes.map(line) + storyboard.segues.map(line) + storyboard.controls.map(line)
      + storyboard.references.map { "\($0.name) is \($0.scene)" }
      + ["\(stage.size)"] + lines(of: stage.root)
      + stage.presentations.flatMap { presentation in
        ["by \(presentation.caller) as \(spelled(presentation.style))"]
          + lines(of: presentation.entry)
      }
  }

  private func line(_ scene: Scene) -> String {
    let contract = scene.contract
    let reactions = contract.reactions.map { "\($0.moment) \($0.act)" }.joined(separator: " ")
    let words: [String] = [
      scene.name.text, "\(scene.kind)", scene.className?.text ?? "-",
      scene.holds.map(\.text).joined(separator: " "),
      contract.unwinds.map(\.text).joined(separator: " "),
      contract.vetoes.map(\.text).joined(separator: " "),
      contract.refuses.map(\.text).joined(separator: " "),
      contract.declines.map(\.text).joined(separator: " "),
      contract.overrules.map(\.text).joined(separator: " "), spelled(contract.searches),
      contract.definesContext.map { "\($0)" } ?? "-", spelled(contract.show),
      spelled(contract.showDetail), spelled(contract.adapts), spelled(contract.replacement),
      spelled(contract.collapse), "\(contract.unknown.count)",
      reactions, spelled(contract.animates), "\(contract.swipes)", "\(contract.isLocked)",
      "\(contract.isRetained)",
    ]
    return words.joined(separator: ", ")
  }

  private func line(_ segue: Segue) -> String {
    let kind =
      switch segue.kind {
      case .show(let scene): "show \(scene)"
      case .showDetail(let scene): "showDetail \(scene)"
      case .present(let scene, let style): "present \(scene) as \(spelled(style))"
      case .popover(let scene, let isAnchored): "popover \(scene) \(isAnchored)"
      case .custom(let scene): "custom \(scene)"
      case .push(let scene): "push \(scene)"
      case .replace(let scene, let column): "replace \(scene) in \(column)"
      case .embed(let scene): "embed \(scene)"
      case .unwind(let action): "unwind \(action)"
      }
    let performing = spelled(segue.performing)
    let via = segue.via.map { " \($0.scene) \($0.style)" } ?? ""
    return "\(segue.source).\(segue.identifier) \(kind) \(performing) \(segue.animates)"
      + " \(spelled(segue.action)) \(segue.runtimeName == .identifier)\(via) \(spelled(segue.preparedStyle))"
  }

  private func line(_ control: Control) -> String {
    let fires = control.fires.map { firing in
      switch firing {
      case .segue(let identifier): "segue \(identifier)"
      case .action(let action): "action \(action)"
      }
    }
    return "\(control.scene).\(control.name) \(fires.joined(separator: " "))"
  }

  private func lines(of entry: StageEntry, depth: Int = 0) -> [String] {
    let origin =
      switch entry.origin {
      case .scene(let scene): "scene \(scene)"
      case .stock(let kind): "stock \(kind)"
      }
    return ["\(depth) \(entry.label) \(origin) \(entry.selected?.text ?? "-")"]
      + entry.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func spelled(_ value: (some RawRepresentable<UInt8>)?) -> String {
    value.map { String($0.rawValue) } ?? "-"
  }

  private func spelled(_ searches: ChildrenForUnwinding) -> String {
    switch searches {
    case .all: "all"
    case .only(let scenes): "only " + scenes.map(\.text).joined(separator: " ")
    }
  }
}
