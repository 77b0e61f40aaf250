/// What a scene's class promises about its own behaviour.
///
/// The invariants judge against this declaration. The system under test may disagree with it, and
/// that disagreement is the bug. What is not declared is UIKit's default.
public struct Contract: Hashable, Sendable {
  /// The unwind actions that the class implements.
  public var unwinds: [ActionName]
  /// The unwind actions that the class implements and yet answers "no" to when asked.
  public var vetoes: [ActionName]
  /// The segues of the scene for which `shouldPerformSegue` answers "no".
  public var refuses: [SegueIdentifier]
  /// The segues of the scene for which the class has no intermediate controller to give.
  public var declines: [SegueIdentifier] = []
  /// The segues of the scene whose intermediate flows the class answers against their report.
  public var overrules: [SegueIdentifier] = []
  /// Which of its children the class lets an unwind search.
  public var searches: ChildrenForUnwinding
  /// Whether the class defines a presentation context; `nil` is the default of its kind.
  public var definesContext: Bool?
  /// What the class's own `show(_:sender:)` does; `nil` when it has none of its own.
  public var show: ShowOverride?
  /// What the class's own `showDetailViewController(_:sender:)` does; `nil` when it has none.
  public var showDetail: ShowOverride?
  /// Whether its controllers keep the user from leaving: `isModalInPresentation`.
  public var isModal = false
  /// Whether, when one is presented, the delegate answers that the user may not leave.
  public var keeps = false
  /// Whether, of a tab bar controller, the delegate answers that the user may not go to a tab.
  public var isLocked = false
  /// In which form a controller that adapts is shown in a compact window; `nil` when nobody says.
  public var adapts: AdaptiveStyle?
  /// What is shown in its place when it adapts; `nil` for the controller itself.
  public var replacement: AdaptiveReplacement?
  /// What the delegate of a split view controller does when that collapses; `nil` for UIKit's
  /// default.
  public var collapse: CollapseAnswer?
  /// How an animator of the class's own ends the transitions of its controllers: their
  /// presentations and, of a navigation controller, the changes of its stack, of a class with tabs
  /// those of its tab; `nil` without one.
  public var animates: Animating?
  /// Whether the back swipe is a gesture of the class's own, which its animator follows.
  public var swipes = false
  /// Whether the app retains its controllers, so that code can show one again that is gone.
  public var isRetained = false
  /// What the class does by itself while it is being called, in the order of doing.
  public var reactions: [Reaction] = []
  /// The declarations that nobody has made: the recorded answer counts instead.
  public var unknown: Facets

  /// One thing that a contract declares.
  public enum Facet: UInt8, Hashable, Sendable, CaseIterable {
    /// Which unwind actions are implemented, and which of them are vetoed.
    case unwinds
    /// Which segues are refused, and which rows of a table or collection may not be selected.
    case refuses
    /// Which children an unwind may search.
    case searches
    /// Whether a presentation context is defined.
    case context
    /// What its controllers show, select and dismiss by themselves when their views are loaded,
    /// come and go, and when the app goes and comes back.
    case appearing
    /// What `show` and `showDetail` do, and what its controllers show, select and dismiss by
    /// themselves, whenever that is.
    case show
    /// Whether the user may leave, and go to another tab: by the back button and the swipe of a
    /// stack, by pulling a sheet, by the bar of tabs.
    case exits
    /// How a presentation adapts to a compact window.
    case adapts
    /// Whether its controllers report the calls that they receive.
    case calls
  }

  /// Makes a contract; everything left out is UIKit's default.
  ///
  /// - Parameters:
  ///   - unwinds: The unwind actions that the class implements.
  ///   - vetoes: The unwind actions that the class implements and yet answers "no" to when asked.
  ///   - refuses: The segues of the scene for which `shouldPerformSegue` answers "no".
  ///   - searches: Which of its children the class lets an unwind search.
  ///   - definesContext: Whether the class defines a presentation context; `nil` is the default of
  ///     its kind.
  ///   - unknown: What is not declared: there the class may do as it likes.
  public init(
    unwinds: [ActionName] = [], vetoes: [ActionName] = [], refuses: [SegueIdentifier] = [],
    searches: ChildrenForUnwinding = .all, definesContext: Bool? = nil,
    leavingOpen unknown: [Facet] = []
  ) {
    self.unwinds = unwinds
    self.vetoes = vetoes
    self.refuses = refuses
    self.searches = searches
    self.definesContext = definesContext
    self.unknown = Facets(unknown)
  }

  /// The contract of a class that has declared nothing.
  public static let undeclared = Contract(leavingOpen: Facet.allCases)

  /// The same contract of a class whose controllers do not tell what they are told.
  public var ofSilentClass: Contract {
    var contract = self
    contract.unknown.insert(.calls)
    return contract
  }

  /// Whether the class, when asked, says that it can perform the action for somebody else.
  public func performs(_ action: ActionName) -> Bool {
    unwinds.contains(action) && !vetoes.contains(action)
  }
}

/// Which of its children a container lets an unwind search.
///
/// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`.
public enum ChildrenForUnwinding: Hashable, Sendable {
  /// UIKit's default: all but the one that contains the source.
  case all
  /// Of the default, only the children made from these scenes; none when the list is empty.
  case only([SceneName])
}

/// What a class that overrides `show` or `showDetail` does with the controller it is handed.
public enum ShowOverride: UInt8, Hashable, Sendable, CaseIterable {
  /// It adds the controller as its last child.
  case adopts
  /// It does nothing.
  case ignores
}

/// How often an animator completes each of its transitions.
///
/// - SeeAlso: UIKit, `UIViewControllerContextTransitioning.completeTransition(_:)`, which an
///   animator must call once.
public enum Animating: UInt8, Hashable, Sendable, CaseIterable {
  /// As it must.
  case once
  /// It forgets to, and the transition stays in flight.
  case never
  /// It does so again.
  case twice
}

extension Contract {
  /// Whether the back swipe is one of the class's own, with an animator that follows it.
  package var hasOwnBackSwipe: Bool { swipes && animates != nil }
}
