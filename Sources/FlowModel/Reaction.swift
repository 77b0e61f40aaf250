/// Something that a class does by itself while it is being called: a call within a call.
///
/// UIKit carries it out at once, nested in what called. Each controller does it once, and in one
/// step no more than ``perStepMax`` take place, so that no flow goes round for ever.
public struct Reaction: Hashable, Sendable {
  /// How many reactions take place in one step at most; those that follow are left out.
  public static let perStepMax = 8

  /// When it happens.
  public var moment: Moment
  /// What is done.
  public var act: Act

  /// Makes a reaction.
  public init(at moment: Moment, _ act: Act) {
    self.moment = moment
    self.act = act
  }

  /// A call at which a class can act, when it has done what it does anyway.
  public enum Moment: Hashable, Sendable {
    /// `viewDidLoad()`; not on stage.
    case viewDidLoad
    /// `viewDidAppear(_:)`; not on stage.
    case viewDidAppear
    /// `prepare(for:sender:)` for one of the segues of the scene.
    case prepare(SegueIdentifier)
    /// An unwind action.
    case action(ActionName)
    /// A plain action of a control.
    case report(PlainActionName)

    /// What sort of moment it is.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
      case viewDidLoad, viewDidAppear, prepare, action, report
    }

    /// What sort of moment this is.
    public var kind: Kind {
      switch self {
      case .viewDidLoad: .viewDidLoad
      case .viewDidAppear: .viewDidAppear
      case .prepare: .prepare
      case .action: .action
      case .report: .report
      }
    }
  }

  /// What a class can do.
  public enum Act: Hashable, Sendable {
    /// It performs a segue of its own by the identifier.
    case performs(SegueIdentifier)
    /// It dismisses, animated.
    case dismisses
    /// It pops the top off its navigation controller, animated, when it stands in one.
    case pops
  }
}
