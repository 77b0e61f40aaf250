import FlowModel

/// What a scenario is made of, and the plain things that every flow may be made of.
///
/// The plain ones are stock content and navigation controllers, and steps that push, present,
/// dismiss and pop. A flow is made of the same words when it has no others, and no more of them in
/// one storyboard than the scenario.
struct Words {
  /// The kinds of stock controllers, simplest first.
  let kinds: [ControllerKind]
  /// The styles in which something is presented; `nil` is the presented one's own.
  let styles: [PresentationStyle?]
  /// How wide the window may be.
  let sizes: [SizeClass]
  /// Whether sheets are cards: never, or in either way.
  let cards: [Bool]
  /// What is in the storyboard.
  let storyboard: Storyboard
  /// What is done, in the order of the kinds of steps.
  let steps: [Step.Kind]
  /// How a step is done that is one of these.
  let manners: Manners

  /// What steps of one kind can still differ in.
  struct Manners {
    /// Whether a step hands over a controller that was there before.
    var handsOverExisting = false
    /// Whether a step is not animated.
    var leaps = false
    /// Whether a step is not waited for.
    var hurries = false
    /// How many controllers a step gives names to, at most.
    var namesMax = 0
    /// How many controllers a stack or tab bar controller is set to, at most.
    var listMax = 0
    /// How far a gesture goes.
    var percents: [Int] = []
    /// What is reported.
    var answers: [Bool] = []
    /// What comes from outside.
    var signals: [SignalName] = []
  }

  /// Reads the words off a scenario; `nil` when some of it is not understood.
  init?(of scenario: Scenario) {
    let board = scenario.world.storyboard
    guard board.references.isEmpty, board.named.isEmpty else { return nil }
    let entries = scenario.world.stage.entries
    let origins = entries.map(\.origin) + scenario.steps.compactMap(\.action.subject?.origin)
    let usedKinds = origins.compactMap(board.kind)
    kinds = ControllerKind.allCases.filter {
      [.content, .navigation].contains($0) || usedKinds.contains($0)
    }
    let usedStyles =
      scenario.world.stage.presentations.map(\.style) + scenario.steps.map(\.action.style)
      + board.segues.map(\.kind.style)
    styles = [nil] + PresentationStyle.allCases.filter { usedStyles.contains($0) }
    let resizes = scenario.steps.contains { $0.kind == .size }
    sizes = scenario.world.stage.size == .regular && !resizes ? [.regular] : [.regular, .compact]
    cards = scenario.world.showsCards ? [false, true] : [false]
    storyboard = board
    steps = Step.Kind.allCases.filter { kind in
      Step.Kind.plain.contains(kind)
        || scenario.steps.contains { $0.kind == kind || $0.kind.simpler.contains(kind) }
    }
    manners = Manners(of: scenario.steps)
  }
}

extension Words.Manners {
  fileprivate init(of steps: [Step]) {
    for step in steps {
      leaps = leaps || !step.isAnimated
      hurries = hurries || !step.settles
      namesMax = max(namesMax, step.creating.count)
      switch step.action {
      case .setStack(let list, on: _), .setTabs(let list, on: _): listMax = max(listMax, list.count)
      case .progress(let percent) where !percents.contains(percent): percents.append(percent)
      case .signal(let name) where !signals.contains(name): signals.append(name)
      case .answer(_, let success) where !answers.contains(success): answers.append(success)
      default:
        if case .existing = step.action.subject { handsOverExisting = true }
      }
    }
  }
}

extension Step.Kind {
  fileprivate static let plain: Set<Step.Kind> = [.push, .present, .dismiss, .pop]

  /// The kinds that do the same in a simpler way.
  fileprivate var simpler: Set<Step.Kind> {
    switch self {
    case .tap: [.performSegue]
    case .popTo, .setStack: [.popToRoot]
    case .showDetail: [.show]
    case .tapTab, .setTabs: [.select]
    case .beginBack: [.back]
    case .beginSwipeDown: [.swipeDown]
    case .finish, .cancel, .progress: [.finish, .settle]
    case .open: [.alert]
    case .signal, .wait: [.settle]
    default: []
    }
  }
}

extension Step.Action {
  fileprivate var style: PresentationStyle? {
    if case .present(_, on: _, let style) = self { style } else { nil }
  }
}

extension Segue.Kind {
  /// The style in which the destination is presented; `nil` when none is given.
  var style: PresentationStyle? {
    switch self {
    case .present(_, let style): style
    case .popover: .popover
    case .show, .showDetail, .custom, .push, .replace, .embed, .unwind: nil
    }
  }
}
