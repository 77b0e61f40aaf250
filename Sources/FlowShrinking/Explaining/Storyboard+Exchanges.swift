import FlowModel

extension Storyboard {
  /// What could be different in a storyboard besides classes of an app's own.
  var exchanges: [Exchange] {
    scenes.indices.flatMap(exchanges(ofScene:)) + segues.indices.flatMap(exchanges(ofSegue:))
      + controls.indices.filter { controls[$0].fires.count > 1 }.map { index in
        Exchange(.firings(controls[index].scene, controls[index].name)) {
          $0.world.storyboard.controls[index].fires.swapAt(0, 1)
        }
      }
  }

  private func exchanges(ofScene index: Int) -> [Exchange] {
    let scene = scenes[index]
    var exchanges: [Exchange] = []
    if scene.className == nil {
      var exchange = Exchange(.sceneKind(scene.name), of: scene.kind, holding: scene.holds.count) {
        $0.world.storyboard.scenes[index].kind = $1
      }
      if isHeldByStack(scene.name) {
        exchange.choices.removeAll { [.kind(.navigation), .kind(.split)].contains($0.option) }
      }
      exchanges.append(exchange)
    }
    if let defines = scene.contract.definesContext {
      exchanges.append(
        Exchange(.context(scene.name)) {
          $0.world.storyboard.scenes[index].contract.definesContext = !defines
        })
    }
    return exchanges
  }

  private func isHeldByStack(_ name: SceneName) -> Bool {
    scenes.contains { $0.kind == .navigation && $0.holds.contains(name) }
  }

  private func exchanges(ofSegue index: Int) -> [Exchange] {
    let segue = segues[index]
    var exchanges: [Exchange] = []
    let kinds = segue.kind.siblings
    if !kinds.isEmpty {
      let choices = kinds.map { kind in
        Exchange.Choice(option: .segue(kind)) { $0.world.storyboard.segues[index].kind = kind }
      }
      exchanges.append(Exchange(.segueKind(segue.source, segue.identifier), choices))
    }
    if case .present(let scene, let style) = segue.kind {
      exchanges.append(
        Exchange(.segueStyle(segue.source, segue.identifier), of: style) {
          $0.world.storyboard.segues[index].kind = .present(scene, style: $1)
        })
    }
    if let style = segue.preparedStyle {
      exchanges.append(
        Exchange(.preparedStyle(segue.source, segue.identifier), of: style) {
          $0.world.storyboard.segues[index].preparedStyle = $1
        })
    }
    if !segue.isEmbed {
      exchanges.append(
        Exchange(.animation(segue.source, segue.identifier)) {
          $0.world.storyboard.segues[index].animates.toggle()
        })
    }
    return exchanges
  }
}

extension Segue.Kind {
  /// Other kinds that show the same destination somewhere else.
  fileprivate var siblings: [Segue.Kind] {
    switch self {
    case .show(let scene), .showDetail(let scene), .present(let scene, style: _),
      .popover(let scene, isAnchored: _), .push(let scene):
      [
        .show(scene), .showDetail(scene), .present(scene, style: nil),
        .popover(scene, isAnchored: true), .push(scene),
      ].filter { $0.rank != rank }
    case .custom, .replace, .embed, .unwind: []
    }
  }
}
