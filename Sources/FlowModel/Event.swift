/// One thing that happened, small enough to be kept by the million.
///
/// What needs more room than two numbers (names, lists, the segue behind a request) stands beside
/// the events in the ``Trace``.
public struct Event: Hashable, Sendable {
  /// What happened.
  public var what: What
  /// Who tells it.
  public var vantage: Vantage

  /// From where an event is told.
  public enum Vantage: UInt8, Hashable, Sendable {
    /// The system tells that it called.
    case sent
    /// The controller tells that it was called.
    case received
  }

  /// What can happen.
  public enum What: Hashable, Sendable {
    /// A source was asked whether a segue should be performed.
    case should(RequestID, answer: Bool)
    /// The segue action of a source was asked to make the destination of a request, and did or not.
    case segueAction(ControllerID, RequestID, made: Bool)
    /// A controller was born for a request, or without one.
    case instantiate(ControllerID, for: RequestID?)
    /// The segue object of a request was made; the request holds source and destination.
    case create(RequestID)
    /// A controller was told to prepare for a segue to a destination.
    case prepare(RequestID, on: ControllerID, destination: ControllerID, isViewLoaded: Bool)
    /// The segue object of a request was told to perform.
    case perform(RequestID)
    /// A controller named the children that an unwind may search, in search order.
    case allowed(ControllerID, ControllerList)
    /// A controller was asked whether it performs the unwind action of a request.
    case can(ControllerID, RequestID, answer: Bool)
    /// The unwind action of a request was delivered to a controller.
    case action(ControllerID, RequestID)
    /// `unwind(for:towards:)` was called on a controller.
    case unwind(ControllerID, towards: ControllerID)
    /// A controller was put on top of a stack.
    case push(ControllerID, on: ControllerID)
    /// A stack was cut back to a controller.
    case pop(ControllerID, to: ControllerID)
    /// A stack was replaced, bottom first.
    case stack(ControllerID, ControllerList)
    /// The tabs of a tab bar controller were replaced, in their order.
    case tabs(ControllerID, ControllerList)
    /// A tab was selected.
    case select(ControllerID, on: ControllerID)
    /// The delegate of a tab bar controller was asked whether the user may go to a tab.
    case shouldSelect(ControllerID, on: ControllerID, answer: Bool)
    /// The delegate of a tab bar controller was told that the user has touched a tab.
    case didSelect(ControllerID, on: ControllerID)
    /// The secondary column of a split view controller was replaced.
    case replace(ControllerID, on: ControllerID)
    /// A presentation was accepted; `from` presents, `by` was asked.
    case present(ControllerID, from: ControllerID, by: ControllerID)
    /// A dismissal of a presented controller and all above it was accepted.
    case dismiss(ControllerID, from: ControllerID)
    /// A child was added to a plain controller.
    case add(ControllerID, to: ControllerID)
    /// A child was removed from a plain controller.
    case remove(ControllerID, from: ControllerID)
    /// A view was loaded.
    case load(ControllerID)
    /// A controller was told that its view comes on screen or goes from it.
    case appearance(ControllerID, Appearance)
    /// A controller was told that it gets or loses a parent.
    case containment(ControllerID, Containment)
    /// A plain action of a control was sent to a controller.
    case report(ControllerID, WordID)
    /// The completion of a presentation or dismissal ran.
    case completion(ControllerID, Completed)
    /// A callback that has a name of its own was sent to a controller.
    case callback(ControllerID, WordID)
    /// A controller did something of its own while it was being called.
    case reaction(ControllerID, Reaction.Moment.Kind)
    /// A transition that the user has in hand went on: that of a stack or of a presented sheet.
    case interaction(ControllerID, Interaction)
    /// The window has another width.
    case size(SizeClass)
    /// A presented controller is shown in another form than before; with a replacement, inside
    /// that.
    case adapt(ControllerID, as: PresentationStyle, with: ControllerID?)
    /// A split view controller has put its columns into one.
    case collapse(ControllerID)
    /// A split view controller has its columns side by side again.
    case expand(ControllerID)
    /// The app has gone to the background: nothing moves, and nobody can touch it.
    case background
    /// The app has come back to the foreground.
    case foreground
    /// A controller has become the window's root; the former one is gone with all that it led to.
    case root(ControllerID)
    /// The app has saved what it shows.
    case saved
    /// What was saved has taken the place of what was shown, with controllers that are new.
    case restored
    /// An owner took on to show or to tell something.
    case opened(ObligationID, by: Owner)
    /// An obligation was met.
    case closed(ObligationID, Closing)
    /// The step did not apply.
    case declined(Decline)
    /// A request was logged and ignored, as UIKit does.
    case refused(Warning, ControllerID)
    /// Something was logged, and went on.
    case warned(Warning, ControllerID)
    /// A misuse that raises in UIKit; the run ends here.
    case misuse(Misuse, ControllerID?)
  }

  /// Makes an event.
  public init(_ what: What, _ vantage: Vantage = .sent) {
    self.what = what
    self.vantage = vantage
  }
}

/// The four calls by which a controller learns that its view comes and goes.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// The calls by which a controller learns that it gets a parent and loses it.
///
/// - SeeAlso: UIKit, `UIViewController.willMove(toParent:)` and `didMove(toParent:)`.
public enum Containment: UInt8, Hashable, Sendable, CaseIterable {
  case willMoveIn, didMoveIn, willMoveOut, didMoveOut
}

/// What has run to its end.
public enum Completed: UInt8, Hashable, Sendable, CaseIterable {
  case present, dismiss
}

/// How a transition that the user has in hand goes on.
public enum Interaction: UInt8, Hashable, Sendable, CaseIterable {
  case began, moved, finished, cancelled
}

/// How an obligation was met.
public enum Closing: UInt8, Hashable, Sendable, CaseIterable {
  /// What was asked for is shown.
  case shown
  /// Whoever asked was told that it cannot be.
  case told
  /// A later request took its place.
  case superseded
}

extension Event {
  /// What sort of event it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case should, segueAction, instantiate, create, prepare, perform, allowed, can, action, unwind
    case push, pop, stack, select, replace, present, dismiss, add, remove, load
    case appearance, report, completion, callback, opened, closed, declined, refused, warned, misuse
    case interaction, reaction, size, adapt, collapse, expand
    case background, foreground, root, saved, restored
    case shouldSelect, didSelect, containment, tabs
  }

  /// What sort of event this is.
  @inlinable
  public var kind: Kind {
    switch what {
    case .should: .should
    case .segueAction: .segueAction
    case .instantiate: .instantiate
    case .create: .create
    case .prepare: .prepare
    case .perform: .perform
    case .allowed: .allowed
    case .can: .can
    case .action: .action
    case .unwind: .unwind
    case .push: .push
    case .pop: .pop
    case .stack: .stack
    case .tabs: .tabs
    case .select: .select
    case .shouldSelect: .shouldSelect
    case .didSelect: .didSelect
    case .replace: .replace
    case .present: .present
    case .dismiss: .dismiss
    case .add: .add
    case .remove: .remove
    case .load: .load
    case .appearance: .appearance
    case .containment: .containment
    case .report: .report
    case .completion: .completion
    case .callback: .callback
    case .interaction: .interaction
    case .reaction: .reaction
    case .size: .size
    case .adapt: .adapt
    case .collapse: .collapse
    case .expand: .expand
    case .background: .background
    case .foreground: .foreground
    case .root: .root
    case .saved: .saved
    case .restored: .restored
    case .opened: .opened
    case .closed: .closed
    case .declined: .declined
    case .refused: .refused
    case .warned: .warned
    case .misuse: .misuse
    }
  }
}

extension Event.Kind {
  /// Whether the system does not tell that it called, so that the controllers must tell it.
  public var isToldByControllersAlone: Bool { self == .containment }
}
