import FlowModel

// What can be done to a growing flow next.
extension GrowingFlow {
  /// Everything of a kind that can be done now, over some words; always in the same order.
  func actions(_ kind: Step.Kind, of words: Words) -> [Step.Action] {
    let manners = words.manners
    return switch kind {
    case .tap: taps
    case .performSegue: performedSegues
    case .present:
      handingOver(of: words) { subject, host in
        words.styles.map { .present(subject, on: host, style: $0) }
      }
    case .push: handingOver(of: words, to: [.navigation], stacking: true) { [.push($0, on: $1)] }
    case .show: handingOver(of: words) { [.show($0, on: $1)] }
    case .showDetail: handingOver(of: words) { [.showDetail($0, on: $1)] }
    case .add: handingOver(of: words, to: [.content]) { [.add($0, to: $1)] }
    case .replace: handingOver(of: words) { hasClass($1) ? [.replace($0, on: $1)] : [] }
    case .root: subjects(of: words).map { .root($0) }
    case .setStack: handingOverLists(of: words, to: .navigation) { .setStack($0, on: $1) }
    case .setTabs: handingOverLists(of: words, to: .tabs) { .setTabs($0, on: $1) }
    case .dismiss: cast.map { .dismiss($0.label) }
    case .pop: stacks.map { .pop($0) }
    case .popTo: stacks.flatMap { stack in others(than: stack).map { .popTo($0, on: stack) } }
    case .popToRoot: stacks.map { .popToRoot($0) }
    case .select: children { $0.kind == .tabs || $0.hasClass }.map { .select($0, on: $1) }
    case .remove: removables.map { .remove($0) }
    case .answer: cast.flatMap { one in manners.answers.map { .answer(one.label, success: $0) } }
    case .back: stacks.map { .back($0) }
    case .tapTab: children { $0.kind == .tabs }.map { .tapTab($0, on: $1) }
    case .swipeDown: tops.map { .swipeDown($0) }
    case .tapOutside: tops.map { .tapOutside($0) }
    case .beginBack: stacks.map { .beginBack($0) }
    case .beginSwipeDown: tops.map { .beginSwipeDown($0) }
    case .progress: isHeld ? manners.percents.map { .progress($0) } : []
    case .finish: isHeld ? [.finish] : []
    case .cancel: isHeld ? [.cancel] : []
    case .settle: isMoving ? [.settle] : []
    case .wait: isMoving ? [.wait] : []
    case .size: [.size(size.other)]
    case .open: scenario.world.storyboard.scenes.map { .open($0.name) }
    case .alert: [.alert]
    case .background: isAway ? [] : [.background]
    case .foreground: isAway ? [.foreground] : []
    case .save: [.save]
    case .restore: isSaved ? [.restore] : []
    case .signal: manners.signals.map { .signal($0) }
    }
  }

  private var taps: [Step.Action] {
    cast.flatMap { one in
      scenario.world.storyboard.controls.filter { $0.scene == one.scene }
        .map { .tap(one.label, $0.name) }
    }
  }

  private var performedSegues: [Step.Action] {
    cast.flatMap { one in
      scenario.world.storyboard.segues.filter { $0.source == one.scene && !$0.isEmbed }
        .compactMap(\.runtimeIdentifier).uniqued().map { .performSegue(one.label, $0) }
    }
  }
}

// Who can be named.
extension GrowingFlow {
  private var stacks: [Label] { labels(of: [.navigation]) }

  /// Those who may be presented.
  private var tops: [Label] { cast.filter(\.isTop).map(\.label) }

  /// Those whom content lists, and those whom nobody does.
  private var removables: [Label] {
    cast.filter { child in
      child.parent == nil || cast.contains { $0.label == child.parent && $0.kind == .content }
    }.map(\.label)
  }

  private func others(than one: Label) -> [Label] { cast.map(\.label).filter { $0 != one } }

  private func hasClass(_ label: Label) -> Bool {
    cast.contains { $0.label == label && $0.hasClass }
  }

  /// Those whom some list on the stage, each with whoever lists it.
  private func children(
    of isParent: (NamedController) -> Bool
  ) -> [(child: Label, parent: Label)] {
    cast.filter(isParent).flatMap { parent in
      cast.filter { $0.parent == parent.label }.map { ($0.label, parent.label) }
    }
  }

  /// Those of some kinds, and those of whom nobody knows the kind.
  private func labels(of kinds: [ControllerKind]) -> [Label] {
    cast.filter { one in one.kind.map(kinds.contains) ?? true }.map(\.label)
  }
}

// What can be handed over, and to whom.
extension GrowingFlow {
  /// Everybody who can be handed over: new ones first, and then, where the words have that, those
  /// who can be named; with `stacking` no new one who does not fit into a stack.
  private func subjects(of words: Words, stacking: Bool = false) -> [Step.Subject] {
    let board = scenario.world.storyboard
    let new = words.origins(in: board).filter { origin in
      !stacking || board.kind(of: origin)?.fitsStack == true
    }
    let existing = words.manners.handsOverExisting ? cast.map(\.label) : []
    return new.map { .new($0) } + existing.map { .existing($0) }
  }

  /// Lists of at least one who can be named, nobody twice, to each of a kind that is not in it.
  private func handingOverLists(
    of words: Words, to kind: ControllerKind, _ action: ([Label], Label) -> Step.Action
  ) -> [Step.Action] {
    let lists = lists(of: cast.map(\.label), upTo: words.manners.listMax).dropFirst()
      .filter { Set($0).count == $0.count }
    return labels(of: [kind]).flatMap { label in
      lists.filter { !$0.contains(label) }.map { action($0, label) }
    }
  }

  /// Everybody who can be handed over to each of some kinds, but for nobody to itself.
  private func handingOver(
    of words: Words, to kinds: [ControllerKind] = ControllerKind.allCases, stacking: Bool = false,
    _ actions: (Step.Subject, Label) -> [Step.Action]
  ) -> [Step.Action] {
    labels(of: kinds).flatMap { label in
      subjects(of: words, stacking: stacking).filter { $0 != .existing(label) }
        .flatMap { actions($0, label) }
    }
  }
}
