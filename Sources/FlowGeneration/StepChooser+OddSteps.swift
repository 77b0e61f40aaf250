import FlowModel

extension StepChooser {
  /// Draws a step that cannot be done or must not be done.
  ///
  /// A small share of them shows whether a system declines what it should decline and ends a run
  /// where UIKit would raise.
  mutating func oddAction(among surroundings: Surroundings) -> Step.Action {
    let sorts = OddSort.allCases.map(surroundings.odd).filter { !$0.isEmpty }
    let steps = choices.element(of: sorts)
    return choices.element(of: steps)
  }
}

/// A sort of steps that cannot be done or must not be done.
private enum OddSort: CaseIterable {
  case deadLabels, unknownNames, wrongKinds, notApplicable, stackMisuses, presentMisuses
  case strayTouches, strayBacks, strayTabs, fromNowhere, embedMisuses
}

// Names of nobody and nothing.
private let dead: Label = "ghost"
private let nowhere: SegueIdentifier = "nowhere"
private let nothing: ControlName = "nothing"

extension Surroundings {
  /// All steps of a sort; none where there is nobody to do it to.
  fileprivate func odd(_ sort: OddSort) -> [Step.Action] {
    switch sort {
    case .deadLabels: deadLabels
    case .unknownNames: unknownNames
    case .wrongKinds: wrongKinds
    case .notApplicable: notApplicable
    case .stackMisuses: stackMisuses
    case .presentMisuses: presentMisuses
    case .strayTouches: strayTouches
    case .strayBacks: strayBacks
    case .strayTabs: strayTabs
    case .fromNowhere: fromNowhere
    case .embedMisuses: embedMisuses
    }
  }

  fileprivate var deadLabels: [Step.Action] {
    let alive = labels { $0.label != dead }
    return [
      .dismiss(dead), .pop(dead), .remove(dead), .tap(dead, nothing), .back(dead),
      .swipeDown(dead), .tapOutside(dead), .tapTab(dead, on: dead),
      .answer(dead, success: true),
    ]
      + alive.flatMap { label in
        [
          .show(.existing(dead), on: label), .showDetail(.existing(dead), on: label),
          .present(.existing(dead), on: label, style: nil),
        ]
      }
  }

  fileprivate var unknownNames: [Step.Action] {
    controllers.map(\.label).flatMap { label in
      [.performSegue(label, nowhere), .tap(label, nothing)]
    }
  }

  fileprivate var wrongKinds: [Step.Action] {
    let page = Step.Subject.new(.stock(.content))
    return controllers.flatMap { controller -> [Step.Action] in
      let label = controller.label
      let asTabs: [Step.Action] =
        controller.kind == .tabs
        ? []
        : [.select(label, on: label), .tapTab(label, on: label), .setTabs([label], on: label)]
      let asPlain: [Step.Action] = controller.kind == .content ? [] : [.add(page, to: label)]
      let asStack: [Step.Action] = [
        .push(page, on: label), .pop(label), .popTo(label, on: label), .popToRoot(label),
        .setStack([label], on: label), .back(label), .beginBack(label),
      ]
      let asMain: [Step.Action] = controller.kind == .content ? [] : [.replace(page, on: label)]
      return asTabs + asPlain + asMain + (controller.kind == .navigation ? [] : asStack)
    }
  }

  fileprivate var notApplicable: [Step.Action] {
    controllers.flatMap { controller -> [Step.Action] in
      let label = controller.label
      let stranger = Step.Action.answer(label, success: false)
      let orphan = isChild(controller) ? [stranger] : [.remove(label)]
      return switch controller.kind {
      case .content: orphan + foreign(to: controller).map { .add(.existing($0), to: label) }
      case .navigation: orphan + [.setStack([], on: label)]
      case .tabs:
        orphan + [.setTabs([], on: label)]
          + foreign(to: controller).flatMap { [.select($0, on: label), .tapTab($0, on: label)] }
      case .split: orphan
      }
    }
  }

  /// Ways back in stacks that are covered or hidden, or that have nothing but their root.
  fileprivate var strayBacks: [Step.Action] {
    let stacks = labels { $0.kind == .navigation }
    return stacks.map { .back($0) } + stacks.map { .beginBack($0) }
  }

  /// Ways out that most often lead nowhere: what is no sheet, nothing in hand.
  fileprivate var strayTouches: [Step.Action] {
    [.progress(50), .finish, .cancel]
      + controllers.map { .tapOutside($0.label) } + controllers.map { .swipeDown($0.label) }
      + controllers.map { .beginSwipeDown($0.label) }
  }

  /// Touches of tabs whose bar may be covered or hidden, or may move.
  fileprivate var strayTabs: [Step.Action] {
    labels { $0.kind == .tabs }.flatMap { tabs in
      children(of: tabs).map { .tapTab($0, on: tabs) }
    }
  }

  /// What comes from outside and finds nobody, or what cannot be a root.
  fileprivate var fromNowhere: [Step.Action] {
    [.background, .foreground, .restore, .root(.existing(dead))]
      + controllers.map { .root(.existing($0.label)) }
  }

  fileprivate var stackMisuses: [Step.Action] {
    let presented = labels(where: isPresented)
    return controllers.filter { $0.kind == .navigation }.flatMap { controller -> [Step.Action] in
      let stack = controller.label
      return children(of: stack).map { .push(.existing($0), on: stack) }
        + [ControllerKind.navigation, .split].map { .push(.new(.stock($0)), on: stack) }
        + presented.map { .push(.existing($0), on: stack) }
        + foreign(to: controller).map { .popTo($0, on: stack) }
    }
  }

  fileprivate var presentMisuses: [Step.Action] {
    let children = labels(where: isChild)
    let presented = labels(where: isPresented)
    return controllers.flatMap { controller -> [Step.Action] in
      let label = controller.label
      return [.present(.existing(label), on: label, style: nil)]
        + children.map { .present(.existing($0), on: label, style: nil) }
        + presented.flatMap { presented -> [Step.Action] in
          [nil, .formSheet].map { .present(.existing(presented), on: label, style: $0) }
        }
    }
  }

  fileprivate var embedMisuses: [Step.Action] {
    controllers.flatMap { controller in
      storyboard.segues.filter { $0.source == controller.scene && $0.isEmbed }
        .map { .performSegue(controller.label, $0.identifier) }
    }
  }

  private func foreign(to container: Controller) -> [Label] {
    labels { $0.node != container.node && !isChild($0, of: container) }
  }
}
