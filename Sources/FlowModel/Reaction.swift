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

/// Which reactions have taken place in a run.
public struct ReactionLog: Sendable {
  private var entries: [Entry] = []
  private var countInStep = 0

  private struct Entry: Equatable {
    var controller: ControllerID
    var reaction: Reaction
  }

  /// Makes a log of a run in which nothing has happened.
  public init() {}

  /// Opens a step: as many may take place again.
  public mutating func beginStep() { countInStep = 0 }

  /// Hands out the next reaction of a controller that is due at a moment, and enters it.
  ///
  /// - Parameters:
  ///   - controller: Who is called.
  ///   - moment: With what.
  ///   - contract: What its class declares.
  /// - Returns: What it does now; `nil` when there is nothing left to do.
  /// - Complexity: O(*n*) in the number of reactions that have taken place.
  public mutating func next(
    of controller: ControllerID, at moment: Reaction.Moment, in contract: Contract
  ) -> Reaction? {
    guard countInStep < Reaction.perStepMax else { return nil }
    for reaction in contract.reactions where reaction.moment == moment {
      let entry = Entry(controller: controller, reaction: reaction)
      guard !entries.contains(entry) else { continue }
      entries.append(entry)
      countInStep += 1
      return reaction
    }
    return nil
  }
}
