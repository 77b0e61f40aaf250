import FlowModel

/// What in a flow matters for what it breaks, and what does not.
///
/// One place of the flow is exchanged at a time, and the flow is played again. So it is known what
/// could as well be something else, and how little would have to differ for nothing to be broken.
public struct Explanation: Hashable, Sendable {
  /// The places that were looked at, in the order of the flow.
  public var parts: [Part]
  /// Whether the flow also breaks the same when all that does not matter is exchanged at once.
  public var holdsTogether: Bool
  /// The classes of an app's own without which the flow breaks nothing, though every step applies.
  ///
  /// Where some of them leave the invariant something to say, only those are listed.
  public var suspects: [Suspect]
  /// What the class to blame could leave open, so that nothing would be broken; `nil` when that
  /// helps nothing, and for a class of the house.
  public var opening: Opening?
  /// The flow that breaks nothing and differs in one thing only; `nil` when none was found.
  public var nearest: Scenario?
  /// How many flows were played to find out.
  public var flowCount: Int
  /// Whether every exchange was played; otherwise the budget was used up before.
  public var isComplete: Bool

  /// One place of a flow, and what becomes of the flow when something else stands there.
  public struct Part: Hashable, Sendable {
    /// Where it is.
    public var place: Place
    /// What could stand there besides what does.
    public var options: [Option]
    /// Those with which the flow breaks the same.
    public var alike: [Option]
    /// Those with which it does what it did and breaks nothing.
    public var healing: [Option]

    /// Makes a part of which nothing is known.
    package init(_ place: Place, options: [Option]) {
      self.place = place
      self.options = options
      alike = []
      healing = []
    }

    /// Whether nothing else was seen to break the same there, and something to break nothing.
    public var matters: Bool { alike.isEmpty && !healing.isEmpty }
  }

  /// A class of an app's own that is to blame, for all that one flow can say.
  public struct Suspect: Hashable, Sendable {
    /// The class.
    public var name: ClassName
    /// Of what kind its controllers are; `nil` for a class of segues.
    public var kind: ControllerKind?

    /// Makes a suspect.
    package init(_ name: ClassName, _ kind: ControllerKind?) {
      self.name = name
      self.kind = kind
    }
  }

  /// What a class of an app's own has declared and may not mean.
  public struct Opening: Hashable, Sendable {
    /// The class.
    public var name: ClassName
    /// The facets, each of which is enough.
    public var facets: [Contract.Facet]

    /// Says what a class may not mean.
    package init(name: ClassName, facets: [Contract.Facet]) {
      self.name = name
      self.facets = facets
    }
  }

  /// A place of a flow where something else could stand.
  ///
  /// Steps are counted from zero.
  public enum Place: Hashable, Sendable {
    /// A class of an app's own, wherever the flow has it.
    case ownClass(ClassName)
    /// The width of the window at the beginning.
    case width
    /// Whether sheets are cards in a compact window.
    case cards
    /// The kind of a stock controller of the stage.
    case kind(Label)
    /// Which child is selected.
    case selection(of: Label)
    /// On whom a presentation of the stage was called, by what it presents.
    case caller(of: Label)
    /// The style of a presentation of the stage, by what it presents.
    case style(of: Label)
    /// The order of two children that are neighbours.
    case order(Label, Label)
    /// What a step does with the same controllers.
    case verb(step: Int)
    /// The kind of the controller that a step hands over.
    case subject(step: Int)
    /// The style in which a step presents.
    case stepStyle(step: Int)
    /// One of the controllers that a step names.
    case party(Label, step: Int)
    /// Whether what a step does is animated.
    case stepAnimation(step: Int)
    /// Whether a step is waited for.
    case settling(step: Int)
    /// The order of a step and the next one.
    case stepOrder(step: Int)
    /// The kind of a scene.
    case sceneKind(SceneName)
    /// Whether a scene that says so defines a presentation context.
    case context(SceneName)
    /// What a segue does with its destination.
    case segueKind(SceneName, SegueIdentifier)
    /// The style in which a segue presents.
    case segueStyle(SceneName, SegueIdentifier)
    /// The style that a source gives the destination of a segue.
    case preparedStyle(SceneName, SegueIdentifier)
    /// Whether the transition of a segue is animated.
    case animation(SceneName, SegueIdentifier)
    /// The order of what a control fires first and second.
    case firings(SceneName, ControlName)
  }

  /// Something that can stand in a place.
  public enum Option: Hashable, Sendable {
    /// A plain controller of a kind, or a plain segue.
    case plain(ControllerKind?)
    /// A kind of controller.
    case kind(ControllerKind)
    /// A style; `nil` when none is given.
    case style(PresentationStyle?)
    /// A controller.
    case label(Label)
    /// A sort of step.
    case verb(Step.Kind)
    /// A kind of segue.
    case segue(Segue.Kind)
    /// The other of two.
    case other
  }
}

/// What explaining came to.
package struct Explained: Hashable, Sendable {
  /// What was found out.
  package var explanation: Explanation
  /// The other violations that were seen on the way, each with the first scenario that showed it.
  package var slips: [Shrunk.Slip]
}

/// What became of a flow in which one thing was exchanged.
package struct Outcome: Hashable, Sendable {
  /// What it broke.
  package var signatures: [Signature]
  /// What it is worth that nothing else was broken.
  package var worth: Worth

  /// What it says of a flow that it breaks nothing.
  package enum Worth: Int, Comparable, Sendable {
    /// What the violated invariant asks about has taken place.
    case judged
    /// The invariant had nothing to say.
    case silent
    /// Less was done: something was refused, aloud.
    case refused
    /// Less was done: a step was declined, raised or was not waited for.
    case idle

    /// Whether the left one says more.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Makes an outcome.
  package init(signatures: [Signature], worth: Worth) {
    self.signatures = signatures
    self.worth = worth
  }
}
