/// What raises in UIKit.
public enum Misuse: UInt8, Hashable, Sendable, CaseIterable {
  /// `performSegue` with an identifier that the receiver does not have.
  case unknownSegue
  /// A scene that the storyboard does not have.
  case unknownScene
  /// `UIStoryboardSegue.perform()` without a handler.
  case performWithoutHandler
  /// Presenting a controller that has a parent.
  case presentsChild
  /// Presenting a controller that is already presented.
  case presentsPresented
  /// Presenting a controller on itself.
  case presentsItself
  /// Pushing a controller that is in the stack.
  case pushesStacked
  /// Pushing a navigation or split view controller.
  case pushesContainer
  /// Popping to a controller that is not in the stack.
  case popsToForeign
  /// A popover without anything that it points at.
  case popoverWithoutAnchor
  /// A deprecated push segue whose source stands in no navigation controller.
  case pushesWithoutStack
  /// A deprecated replace segue whose source stands in no split view controller.
  case replacesWithoutSplit
  /// An embed segue whose container view is not there yet, or not empty any more.
  case embedsWithoutRoom
  /// An unwind segue without an unwind action.
  case unwindWithoutAction
  /// An unwind whose source and destination have no common ancestor.
  case unwindWithoutCommonAncestor
  /// A child that is presented, or a container inside its own child.
  case inconsistentHierarchy
  /// An unwind action that is sent to a controller that said yes and does not implement it.
  case unimplementedAction
  /// A view inside itself.
  case viewInsideItself
  /// A transition of a container from or to a controller that is not its child.
  case transitionsBetweenStrangers
  /// A second action of an alert that cancels.
  case secondCancelAction
  /// Rows whose number does not follow from what came and went in an update.
  case wrongRowCount
  /// Another number of pages than a page view controller shows.
  case wrongPageCount
  /// A text field in an action sheet.
  case fieldInActionSheet
  /// Items of a list of which two are the same.
  case duplicateItems
  /// Something else in the bar of a stack or of tabs, or somebody else who is asked of it.
  case changesManagedBar
  /// A column by name of a split view controller that was made without a style.
  case columnsWithoutStyle
  /// A cell of an identifier that nobody has registered, and no prototype has.
  case unknownReuseIdentifier
  /// A controller that is selected and is no tab.
  case selectsStranger
  /// A row that a list does not have, scrolled to or loaded anew.
  case rowBeyondBounds
  /// A constraint between views that have nothing in common above them.
  case constrainsStrangers
  /// An item or a section of a list that the list does not have.
  case noSuchItem
  /// An alert with nothing to read and nothing to touch.
  case emptyAlert
  /// Fewer than no rows.
  case negativeRowCount
  /// A second decision about one page of the web.
  case decidesTwice
}
