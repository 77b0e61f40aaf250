/// What UIKit raises an exception for.
public enum SegueMisuse: Hashable, Sendable, CaseIterable {
  /// `performSegue` with an identifier that the receiver does not have.
  case unknownSegue
  /// A scene that the storyboard does not have.
  case unknownScene
  /// A storyboard that nobody has registered.
  case unknownStoryboard
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
  /// Items of a list of which two are the same.
  case duplicateItems
  /// A text field in an action sheet.
  case fieldInActionSheet
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

  /// What was done wrong, as a sentence.
  public var sentence: String {
    switch self {
    case .unknownSegue: "The receiver has no segue with this identifier."
    case .unknownScene: "The storyboard has no scene with this identifier."
    case .unknownStoryboard: "No storyboard has been registered under this name."
    case .performWithoutHandler:
      "A segue without a handler was performed; its class must override perform()."
    case .presentsChild: "A controller that has a parent cannot be presented."
    case .presentsPresented: "A controller that is already presented cannot be presented."
    case .presentsItself: "A controller cannot be presented on itself."
    case .pushesStacked: "A controller that is in the stack cannot be pushed again."
    case .pushesContainer: "A navigation or split view controller cannot be pushed."
    case .popsToForeign: "The stack cannot be popped to a controller that is not in it."
    case .popoverWithoutAnchor: "A popover needs a view or a bar button item to point at."
    case .pushesWithoutStack:
      "A push segue can be performed only when its source stands in a navigation controller."
    case .replacesWithoutSplit:
      "A replace segue can be performed only when its source stands in a split view controller."
    case .embedsWithoutRoom:
      "An embed segue fills its container view once, while the view of its source loads."
    case .unwindWithoutAction: "An unwind segue needs an unwind action."
    case .unwindWithoutCommonAncestor:
      "The source and the destination of an unwind need a common ancestor."
    case .inconsistentHierarchy:
      "A controller has one place: below one parent, or presented, or the root of one window,"
        + " and never inside itself."
    case .unimplementedAction:
      "A controller that performs an unwind action must implement it."
    case .viewInsideItself: "A view cannot be put into itself, or into what is in it."
    case .transitionsBetweenStrangers:
      "A container makes a transition only from one of its children to another."
    case .secondCancelAction: "An alert has at most one action that cancels."
    case .wrongRowCount:
      "After an update there must be as many rows as before, and those that came, less those that"
        + " went."
    case .wrongPageCount:
      "A page view controller is given as many pages as its style and its spine show."
    case .duplicateItems: "The items that a list is given at once are all different."
    case .fieldInActionSheet: "Only an alert has text fields; an action sheet has none."
    case .changesManagedBar:
      "The bar of a stack or of tabs shows what these hold, and asks nobody else."
    case .unknownReuseIdentifier:
      "A cell is of a class that was registered for its identifier, or of a prototype."
    case .columnsWithoutStyle:
      "Columns have names only where the split view controller was made with a style."
    case .selectsStranger:
      "Only a view controller in the tab bar controller's list of view controllers can be selected."
    case .rowBeyondBounds:
      "Only a row that the list has, by what its data source said last, is scrolled to or loaded anew."
    case .constrainsStrangers: "Views that a constraint holds together stand in one tree."
    case .noSuchItem:
      "Only items and sections that a snapshot has are changed, and items go into a section."
    case .emptyAlert: "An alert has a title, a message or an action to show."
    case .negativeRowCount: "A list has no fewer than no rows."
    case .decidesTwice: "A decision handler for a page of the web is called once."
    }
  }
}
