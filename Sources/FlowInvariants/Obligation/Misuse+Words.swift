import FlowModel

extension Misuse {
  /// What is wrong, for a sentence.
  ///
  /// - Parameter name: What code has asked for that is nothing's name.
  /// - Returns: The sentence.
  func words(naming name: String?) -> String { words + (name.map { ", '\($0)'" } ?? "") }

  private var words: String {
    switch self {
    case .unknownSegue: "the receiver has no segue with this identifier"
    case .unknownScene: "there is no such scene or storyboard"
    case .performWithoutHandler: "a segue is performed that has no handler"
    case .presentsChild: "who has a parent is presented"
    case .presentsPresented: "who is presented already is presented"
    case .presentsItself: "a controller is presented on itself"
    case .pushesStacked: "who is in the stack is pushed again"
    case .pushesContainer: "a navigation or split view controller is pushed"
    case .popsToForeign: "a stack is popped to somebody who is not in it"
    case .popoverWithoutAnchor: "a popover points at nothing"
    case .pushesWithoutStack: "a push segue begins outside of a navigation controller"
    case .replacesWithoutSplit: "a replace segue begins outside of a split view controller"
    case .embedsWithoutRoom: "an embed segue has no empty view to fill"
    case .unwindWithoutAction: "an unwind segue has no unwind action"
    case .unwindWithoutCommonAncestor: "an unwind leads from one tree into another"
    case .inconsistentHierarchy: "a controller would be in two places"
    case .unimplementedAction: "an action is sent to somebody who does not implement it"
    case .viewInsideItself: "a view is put into itself"
    case .transitionsBetweenStrangers: "a container exchanges somebody who is no child of it"
    case .secondCancelAction: "an alert has two actions that cancel"
    case .wrongRowCount: "the number of rows does not follow from what came and went"
    case .wrongPageCount: "another number of pages is set than is shown"
    case .fieldInActionSheet: "an action sheet has a text field"
    case .duplicateItems: "a list is given the same item twice"
    case .changesManagedBar: "the bar of a stack or of tabs is given something else"
    case .columnsWithoutStyle: "a column is named where the columns have no names"
    case .unknownReuseIdentifier: "no class is registered for a cell, and no prototype is drawn"
    case .selectsStranger: "who is no tab is selected"
    case .rowBeyondBounds: "a list is asked for a row that it does not have"
    case .constrainsStrangers: "a constraint holds views that are not in one tree"
    case .noSuchItem: "a snapshot of a list is asked for what it does not have"
    case .emptyAlert: "an alert that has nothing to show is presented"
    case .negativeRowCount: "a list has fewer than no rows"
    case .decidesTwice: "the decision handler for a page of the web is called a second time"
    }
  }
}
