/// From which side the user swipes a row.
package enum RowEnd {
  /// From where lines begin.
  case leading
  /// From where they end.
  case trailing
}

// What the user finds at a row beside the row and what an app has put into its cell.
extension RowKeeping {
  package func holds(_ view: UIView) -> Bool { rows.place(of: view) != nil }

  /// Does what a touch of a button behind a row does; the row stays open until the handler says
  /// that it is done, and a row that is gone waits for nothing.
  func touch(_ action: UIContextualAction, behind cell: Cell) {
    let call = OwedCall { [weak self, weak cell] in
      guard let self, let cell, holds(cell) else { return nil }
      return cell.nearestController
    }
    action.handler(action, cell) { _ in call.make() }
  }

  /// The buttons of the house at a row, and the swipes of the first row of a section.
  ///
  /// What is behind a row only its owner knows, and is asked only when somebody swipes: to list
  /// what can be touched must call no code of an app. So a swipe is on offer under a name that says
  /// how it is done, together with the touch that follows it, and does nothing where nothing is
  /// behind the row. Rows of a section mostly have the same behind them, so the first one stands
  /// for all.
  package func buttons(of cell: UIView) -> [Touchable] {
    guard let cell = cell as? Cell, let place = rows.place(of: cell) else { return [] }
    return houseButtons(of: cell) + (place.row == 0 ? swipes(of: cell) + menus(of: cell) : [])
  }

  /// Long presses, each together with what is chosen then: what comes up is asked only then, too.
  private func menus(of cell: Cell) -> [Touchable] {
    guard mayHaveMenus, !isEditing else { return [] }
    return ["menu", "menu-second"].enumerated().map { number, name in
      Touchable(name, as: .behindRow) {
        if let place = self.rows.place(of: cell) {
          self.menu(ofRowAt: place)?.choose(number, for: cell)
        }
      }
    }
  }

  private func swipes(of cell: Cell) -> [Touchable] {
    var found: [Touchable] = []
    if maySwipe(from: .trailing) {
      found += [
        Touchable("swipe", as: .behindRow) { self.swipe(cell, from: .trailing, touching: 0) },
        Touchable("swipe-second", as: .behindRow) {
          self.swipe(cell, from: .trailing, touching: 1)
        },
      ]
    }
    if maySwipe(from: .leading) {
      found.append(
        Touchable("swipe-leading", as: .behindRow) {
          self.swipe(cell, from: .leading, touching: 0)
        })
    }
    return found
  }

  /// Does what a swipe and a touch of a button behind the row do; nothing without such a button.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - end: From which side the row is swiped.
  ///   - number: Which button is touched, counted from zero, the one at the side first.
  private func swipe(_ cell: Cell, from end: RowEnd, touching number: Int) {
    guard let place = rows.place(of: cell) else { return }
    let buttons = buttonsBehind(cell, at: place, from: end)
    guard buttons.indices.contains(number), rows.place(of: cell) == place else { return }
    willSwipe(place)
    buttons[number]()
    didSwipe(rows.place(of: cell))
  }
}
