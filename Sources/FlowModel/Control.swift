/// Something in a scene that can be tapped.
public struct Control: Hashable, Sendable {
  /// The scene it stands in.
  public var scene: SceneName
  /// The name, unique in the scene.
  public var name: ControlName
  /// What a tap fires, in the order in which the targets were added.
  public var fires: [Firing]
  /// Where it is found when it does not stand in the view alone.
  public var place: Place?

  /// Whether it fires no segue.
  package var isPlain: Bool {
    !fires.contains { if case .segue = $0 { true } else { false } }
  }

  /// One thing that a tap fires.
  public enum Firing: Hashable, Sendable {
    /// A segue of the same scene; its source is asked first.
    case segue(SegueIdentifier)
    /// An action that is not a segue.
    case action(PlainActionName)
  }

  /// Where a control is found: who looks there finds it only as long as it is there.
  public enum Place: Hashable, Sendable {
    /// In a table or collection.
    case row(Row)
    /// In a bar.
    case bar(Bar)
  }

  /// A row of a table, or an item of a collection, as the scene draws it.
  public enum Row: Hashable, Sendable {
    /// The first that is made of the prototype with a reuse identifier.
    case prototype(PrototypeName)
    /// A static one at its place; both numbers count from zero.
    case fixed(section: Int, row: Int)
  }

  /// A bar of the stack that shows a controller.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem` and `UIViewController.toolbarItems`.
  public enum Bar: UInt8, Hashable, Sendable, CaseIterable {
    /// The navigation bar, where it begins, in place of the back button.
    case leading
    /// The navigation bar, where it begins, beside the back button.
    case besideBack
    /// The navigation bar, where it ends.
    case trailing
    /// The toolbar.
    case toolbar
  }

  /// Makes a control.
  public init(in scene: SceneName, _ name: ControlName, at place: Place? = nil, fires: [Firing]) {
    self.scene = scene
    self.name = name
    self.place = place
    self.fires = fires
  }
}

extension Control.Place {
  /// Whether it is a row of a table, or an item of a collection.
  package var isRow: Bool { if case .row = self { true } else { false } }
}

extension Control {
  /// The row that it is; `nil` when it is none.
  public var row: Row? { if case .row(let row) = place { row } else { nil } }

  /// The bar that it stands in; `nil` when it stands in none.
  public var bar: Bar? { if case .bar(let bar) = place { bar } else { nil } }
}

extension PlainActionName {
  /// Asks the delegate of a table if a row may be selected.
  package static var asksToSelectRow: Self { "tableView:willSelectRowAtIndexPath:" }
  /// Asks the delegate of a collection if an item may be selected.
  package static var asksToSelectItem: Self { "collectionView:shouldSelectItemAtIndexPath:" }
  /// Tells the delegate of a table that a row is selected.
  package static var selectsRow: Self { "tableView:didSelectRowAtIndexPath:" }
  /// Tells the delegate of a collection that an item is selected.
  package static var selectsItem: Self { "collectionView:didSelectItemAtIndexPath:" }
  /// Tells the delegate of a table that the accessory of a row is touched.
  package static var touchesAccessory: Self {
    "tableView:accessoryButtonTappedForRowWithIndexPath:"
  }

  /// Whether the action asks the delegate of a table or collection if a row may be selected.
  package var asksToSelect: Bool { self == .asksToSelectRow || self == .asksToSelectItem }
}
