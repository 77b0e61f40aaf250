import FlowModel
import SegueKit

// SegueKit's words and those of the scenarios are two closed lists; here they meet.

extension Warning {
  init(_ warning: SegueWarning) {
    self =
      switch warning {
      case .alreadyPresenting: .alreadyPresenting
      case .notInWindow: .notInWindow
      case .presentationInProgress: .presentationInProgress
      case .nestedTransition: .nestedTransition
      case .dismissInProgress: .dismissInProgress
      case .styleSetWhilePresented: .styleSetWhilePresented
      case .transitionCompleted: .transitionCompleted
      case .viewMissing: .viewMissing
      case .rootSwiped: .rootSwiped
      case .completionDropped: .completionDropped
      case .viewCovered: .viewCovered
      }
  }
}

extension Appearance {
  init(_ appearance: SegueAppearance) {
    self =
      switch appearance {
      case .willAppear: .willAppear
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      }
  }
}

extension Misuse {
  init(_ misuse: SegueMisuse) {
    self =
      switch misuse {
      case .unknownSegue: .unknownSegue
      case .unknownScene, .unknownStoryboard: .unknownScene
      case .performWithoutHandler: .performWithoutHandler
      case .presentsChild: .presentsChild
      case .presentsPresented: .presentsPresented
      case .presentsItself: .presentsItself
      case .pushesStacked: .pushesStacked
      case .pushesContainer: .pushesContainer
      case .popsToForeign: .popsToForeign
      case .popoverWithoutAnchor: .popoverWithoutAnchor
      case .pushesWithoutStack: .pushesWithoutStack
      case .replacesWithoutSplit: .replacesWithoutSplit
      case .embedsWithoutRoom: .embedsWithoutRoom
      case .unwindWithoutAction: .unwindWithoutAction
      case .unwindWithoutCommonAncestor: .unwindWithoutCommonAncestor
      case .inconsistentHierarchy: .inconsistentHierarchy
      case .unimplementedAction: .unimplementedAction
      case .viewInsideItself: .viewInsideItself
      case .transitionsBetweenStrangers: .transitionsBetweenStrangers
      case .secondCancelAction: .secondCancelAction
      case .wrongRowCount: .wrongRowCount
      case .wrongPageCount: .wrongPageCount
      case .fieldInActionSheet: .fieldInActionSheet
      case .changesManagedBar: .changesManagedBar
      case .selectsStranger: .selectsStranger
      case .rowBeyondBounds: .rowBeyondBounds
      case .constrainsStrangers: .constrainsStrangers
      case .noSuchItem: .noSuchItem
      case .emptyAlert: .emptyAlert
      case .negativeRowCount: .negativeRowCount
      case .decidesTwice: .decidesTwice
      case .columnsWithoutStyle: .columnsWithoutStyle
      case .unknownReuseIdentifier: .unknownReuseIdentifier
      case .duplicateItems: .duplicateItems
      }
  }
}

extension Interaction {
  init(_ interaction: SegueEvent.Interaction) {
    self =
      switch interaction {
      case .began: .began
      case .moved: .moved
      case .finished: .finished
      case .cancelled: .cancelled
      }
  }
}

extension PresentationStyle {
  init(_ style: UIModalPresentationStyle) {
    self =
      switch style {
      case .automatic, .none: .automatic
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      // What a custom presentation covers is told in another style; this is what it does by itself.
      case .overFullScreen, .custom: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      }
  }
}

extension UIModalPresentationStyle {
  init(_ style: PresentationStyle) {
    self =
      switch style {
      case .automatic: .automatic
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      }
  }
}

extension UIModalPresentationStyle {
  init(_ style: AdaptiveStyle) {
    self =
      switch style {
      case .none: .none
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      }
  }
}

extension SizeClass {
  init(_ size: UIUserInterfaceSizeClass) { self = size == .compact ? .compact : .regular }
}

extension UIUserInterfaceSizeClass {
  init(_ size: SizeClass) {
    self =
      switch size {
      case .compact: .compact
      case .regular: .regular
      }
  }
}

extension TouchRole {
  init(_ role: Touchable.Role) {
    self =
      switch role {
      case .plain: .plain
      case .takenBack: .takenBack
      case .outside: .outside
      case .behindRow: .behindRow
      case .refresh: .refresh
      case .cover: .cover
      case .cancel: .cancel
      case .returnKey: .returnKey
      }
  }
}

extension StoryboardRow {
  init(_ row: Control.Row) {
    self =
      switch row {
      case .prototype(let name): .prototype(name.text)
      case .fixed(let section, let row): .fixed(section: section, row: row)
      }
  }
}
