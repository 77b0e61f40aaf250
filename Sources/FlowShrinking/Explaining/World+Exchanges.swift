import FlowModel

extension World {
  /// What could be different on the stage, and in the whole world.
  ///
  /// Without cards is the usual way, so that only a world that has some is asked.
  var exchanges: [Exchange] {
    let cards = showsCards ? [Exchange(.cards) { $0.world.showsCards = false }] : []
    return cards + stage.exchanges(in: storyboard)
  }
}

extension Stage {
  fileprivate func exchanges(in board: Storyboard) -> [Exchange] {
    let width = Exchange(.width) { $0.world.stage.size = $0.world.stage.size.other }
    return [width] + root.exchanges(in: board)
      + presentations.indices.flatMap { index in
        [callerExchange(at: index), styleExchange(at: index)]
          + presentations[index].entry.exchanges(in: board)
      }
  }

  /// Others of the same tree could have been asked; elsewhere something may be presented already.
  private func callerExchange(at index: Int) -> Exchange {
    let presentation = presentations[index]
    let tree = trees.map { $0.subtree.map(\.label) }.first { $0.contains(presentation.caller) }
    let others = (tree ?? []).filter { $0 != presentation.caller }
    return Exchange(.caller(of: presentation.entry.label), for: others) { scenario, other in
      scenario.world.stage.presentations[index].caller = other
    }
  }

  private func styleExchange(at index: Int) -> Exchange {
    let presentation = presentations[index]
    return Exchange(.style(of: presentation.entry.label), of: presentation.style) {
      $0.world.stage.presentations[index].style = $1
    }
  }
}

extension StageEntry {
  fileprivate func exchanges(in board: Storyboard) -> [Exchange] {
    kindExchanges + selectionExchanges(in: board)
      + children.flatMap { $0.exchanges(in: board) } + orderExchanges
  }

  private var kindExchanges: [Exchange] {
    guard case .stock(let kind) = origin else { return [] }
    return [
      Exchange(.kind(label), of: kind, holding: children.count) { scenario, kind in
        scenario.world.stage.change(label) { entry in
          entry.origin = .stock(kind)
          if kind != .tabs { entry.selected = nil }
        }
      }
    ]
  }

  private func selectionExchanges(in board: Storyboard) -> [Exchange] {
    guard board.kind(of: origin) == .tabs || selected != nil else { return [] }
    let current = selected ?? children.first?.label
    let others = children.map(\.label).filter { $0 != current }
    return [
      Exchange(.selection(of: label), for: others) { scenario, other in
        scenario.world.stage.change(label) { entry in
          entry.selected = entry.children.first?.label == other ? nil : other
        }
      }
    ]
  }

  /// Whoever is selected stays so.
  private var orderExchanges: [Exchange] {
    zip(children, children.dropFirst()).map { one, other in
      Exchange(.order(one.label, other.label)) { scenario in
        let board = scenario.world.storyboard
        scenario.world.stage.change(label) { entry in
          let labels = entry.children.map(\.label)
          guard let place = labels.firstIndex(of: one.label),
            let next = labels.firstIndex(of: other.label)
          else { return }
          entry.children.swapAt(place, next)
          guard board.kind(of: entry.origin) == .tabs else { return }
          let selected = entry.selected ?? labels.first
          entry.selected = selected == entry.children.first?.label ? nil : selected
        }
      }
    }
  }
}
