import FlowModel
import SegueKit

/// A row that the user touches.
struct TouchedRow {
  /// The view of rows that the cell stands in.
  let view: any RowHolding
  let cell: UIView

  init(_ found: (view: any RowHolding, cell: UIView)) { (view, cell) = found }
}

// What a touch of a row does.
extension SegueSimulation.Run {
  /// The cell of a row; `nil` when nothing in the controller's view holds rows, so that a control
  /// stands for it.
  ///
  /// - Throws: That there is no such row, or that no touch reaches those that hold it.
  func touchedRow(
    _ row: Control.Row, of source: UIViewController
  ) throws(Inapplicable) -> TouchedRow? {
    guard source.viewIfLoaded?.holdsRows == true else { return nil }
    guard let found = source.viewIfLoaded?.holder(of: StoryboardRow(row)), found.view.isTouchable
    else {
      throw Inapplicable(.noSuchControl)
    }
    return TouchedRow(found)
  }

  /// Fires what a row is wired to, with its cell as the sender, until its delegate refuses.
  func fire(_ control: Control, as row: TouchedRow, of source: UIViewController) {
    for firing in control.fires {
      switch firing {
      case .action(let action):
        if !action.asksToSelect || row.view.mayAskToSelect(row.cell) {
          recorder.tell(action, to: source)
        }
        guard tell(row, action, of: source) else { return }
      case .segue(let identifier):
        template(of: identifier, from: source)?
          .fire(from: source, sender: row.cell, isAutomatic: true)
      }
    }
  }

  /// Tells whoever has a row of what its touch sends.
  ///
  /// - Returns: Whether the row is not refused.
  private func tell(
    _ row: TouchedRow, _ action: PlainActionName, of source: UIViewController
  ) -> Bool {
    if action.asksToSelect { return row.view.select(row.cell) }
    switch action {
    case .selectsRow, .selectsItem: row.view.tellSelection(of: row.cell)
    case .touchesAccessory: row.view.tellAccessoryTouch(of: row.cell)
    default: source.action(for: Selector(action.text))?(row.cell)
    }
    return true
  }
}

extension Storyboard {
  /// The control of a scene that stands for the rows of a prototype.
  func index(ofRow prototype: PrototypeName, in scene: SceneName) -> Int? {
    controls.firstIndex { $0.scene == scene && $0.place == .row(.prototype(prototype)) }
  }
}
