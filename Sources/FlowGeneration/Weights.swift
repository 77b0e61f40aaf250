import FlowModel

/// How often each kind of step is chosen, in proportion to the others.
///
/// Only kinds that can be tried take part in a choice. Taps, segues by identifier and dismissals
/// come first: that is where known bugs are.
package struct Weights: Hashable, Sendable {
  private var kinds: [Int]
  /// How much likelier a tap or a segue by identifier is chosen when it unwinds.
  package var unwinding = 3
  /// How many of 32 steps are impossible or a misuse on purpose.
  package var oddSteps = 1
  /// How many of 32 grown storyboards have one segue that raises when it is performed.
  package var mistakes = 1
  /// How many of 32 flows end with a probe: whether what must always work still does.
  package var probes = 4
  /// How many of 16 steps that take `animated:` are without animation.
  package var unanimated = 2
  /// How many of 16 steps leave their transitions in flight.
  package var unsettled = 3
  /// How many of 8 steps that come while transitions are in flight repeat the step before.
  ///
  /// Two quick taps on one control are what most races need.
  package var repeated = 3
  /// How many of 8 steps touch once more what opened something that has just been left.
  package var reopened = 0

  /// Whether code selects tabs of tab bar controllers; a person touches them.
  package var selectsTabs = true

  /// Whether steps come first that can come to something just now, or that the moment asks for.
  package var heedsMoments = true

  /// Makes the default weights.
  package init() { kinds = Step.Kind.allCases.map(\.defaultWeight) }

  /// The weight of a kind of step; with 0 it is never chosen.
  package subscript(kind: Step.Kind) -> Int {
    get { kinds[Int(kind.rawValue)] }
    set { kinds[Int(kind.rawValue)] = max(0, newValue) }
  }
}

extension Weights {
  /// The weights of one run of many that leave out different kinds of steps.
  ///
  /// Flows that use few kinds often come further into what those can do together. Taps, segues
  /// by identifier, the signals of a system and what it waits for always stay.
  ///
  /// - SeeAlso: Groce, Zhang, Eide, Chen and Regehr, "Swarm Testing" (2012).
  package func swarming(_ choices: inout Choices) -> Weights {
    var weights = self
    for kind in Step.Kind.allCases where ![.tap, .performSegue, .signal, .wait].contains(kind) {
      weights[kind] *= choices.element(of: [0, 1, 1, 3])
    }
    weights.unanimated *= choices.element(of: [0, 1, 1, 3])
    weights.unsettled *= choices.element(of: [0, 1, 1, 3])
    return weights
  }
}

extension Step.Kind {
  fileprivate var defaultWeight: Int {
    switch self {
    case .tap, .performSegue: 18
    case .cancel, .wait: 24
    case .finish, .answer: 12
    case .dismiss: 8
    case .present, .back: 6
    case .swipeDown, .tapOutside, .beginSwipeDown, .push, .select, .tapTab, .replace, .settle: 4
    case .beginBack: 12
    case .pop: 5
    case .popTo, .show, .showDetail, .open: 3
    case .popToRoot, .setStack, .setTabs, .add, .remove, .progress, .size: 2
    case .foreground: 24
    case .signal: 6
    case .alert, .background, .root, .save: 2
    case .restore: 28
    }
  }
}
