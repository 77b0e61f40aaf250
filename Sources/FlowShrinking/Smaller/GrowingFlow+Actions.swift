import FlowModel

extension GrowingFlow {
  /// Everything of a kind that can be done now.
  func actions(_ kind: Step.Kind, of words: Words) -> [Step.Action] {
    let board = scenario.world.storyboard
    switch kind {
    case .tap:
      return cast.flatMap { one in
        board.controls.filter { $0.scene == one.scene }.map { .tap(one.label, $0.name) }
      }
    case .performSegue:
      return cast.flatMap { one in
        board.segues.filter { $0.source == one.scene && !$0.isEmbed }
          .compactMap(\.runtimeIdentifier).uniqued().map { .performSegue(one.label, $0) }
      }
    case .present:
      return handingOver(of: words) { subject, label in
        words.styles.map { .present(subject, on: label, style: $0) }
      }
    case .push:
      return handingOver(of: words, to: [.navigation], stacking: true) {
        [.push($0, on: $1)]
      }
    case .show: return handingOver(of: words) { [.show($0, on: $1)] }
    case .showDetail: return handingOver(of: words) { [.showDetail($0, on: $1)] }
    case .add: return handingOver(of: words, to: [.content]) { [.add($0, to: $1)] }
    case .replace:
      return handingOver(of: words) { subject, label in
        cast.contains { $0.label == label && $0.hasClass } ? [.replace(subject, on: label)] : []
      }
    case .root: return subjects(of: words).map { .root($0) }
    case .setStack: return handingOverLists(of: words, to: .navigation) { .setStack($0, on: $1) }
    case .setTabs: return handingOverLists(of: words, to: .tabs) { .setTabs($0, on: $1) }
    case .open: return board.scenes.map { .open($0.name) }
    case .alert: return [.alert]
    case .answer:
      return cast.flatMap { one in
        words.manners.answers.map { .answer(one.label, success: $0) }
      }
    case .dismiss, .pop, .popToRoot, .popTo, .select, .tapTab, .remove, .back:
      return callsOfOne(kind)
    case .swipeDown, .tapOutside, .beginBack, .beginSwipeDown, .progress, .finish, .cancel:
      return gestures(kind, words.manners)
    case .settle: return isMoving ? [.settle] : []
    case .wait: return isMoving ? [.wait] : []
    case .size, .background, .foreground, .save, .restore, .signal:
      return fromOutside(kind, words.manners)
    }
  }

  /// What names a controller, and at most a place in it.
  private func callsOfOne(_ kind: Step.Kind) -> [Step.Action] {
    switch kind {
    case .dismiss: cast.map { .dismiss($0.label) }
    case .pop: labels(of: [.navigation]).map { .pop($0) }
    case .popToRoot: labels(of: [.navigation]).map { .popToRoot($0) }
    case .popTo:
      labels(of: [.navigation]).flatMap { stack in
        cast.map(\.label).filter { $0 != stack }.map { .popTo($0, on: stack) }
      }
    case .select:
      cast.filter { $0.kind == .tabs || $0.hasClass }.flatMap { parent in
        cast.filter { $0.parent == parent.label }.map { .select($0.label, on: parent.label) }
      }
    case .tapTab:
      cast.filter { $0.kind == .tabs }.flatMap { parent in
        cast.filter { $0.parent == parent.label }.map { .tapTab($0.label, on: parent.label) }
      }
    case .remove:
      cast.filter { child in
        child.parent == nil || cast.contains { $0.label == child.parent && $0.kind == .content }
      }.map { .remove($0.label) }
    case .back: labels(of: [.navigation]).map { .back($0) }
    default: []
    }
  }

  private func gestures(_ kind: Step.Kind, _ manners: Words.Manners) -> [Step.Action] {
    let tops = cast.filter(\.isTop).map(\.label)
    return switch kind {
    case .swipeDown: tops.map { .swipeDown($0) }
    case .tapOutside: tops.map { .tapOutside($0) }
    case .beginBack: labels(of: [.navigation]).map { .beginBack($0) }
    case .beginSwipeDown: tops.map { .beginSwipeDown($0) }
    case .progress: isHeld ? manners.percents.map { .progress($0) } : []
    case .finish: isHeld ? [.finish] : []
    case .cancel: isHeld ? [.cancel] : []
    default: []
    }
  }

  private func fromOutside(_ kind: Step.Kind, _ manners: Words.Manners) -> [Step.Action] {
    switch kind {
    case .size: [.size(size.other)]
    case .background: isAway ? [] : [.background]
    case .foreground: isAway ? [.foreground] : []
    case .save: [.save]
    case .restore: isSaved ? [.restore] : []
    case .signal: manners.signals.map { .signal($0) }
    default: []
    }
  }

  private func labels(of kinds: [ControllerKind]) -> [Label] {
    cast.filter { one in one.kind.map(kinds.contains) ?? true }.map(\.label)
  }

  /// Everything that can be handed over.
  private func subjects(of words: Words, stacking: Bool = false) -> [Step.Subject] {
    let board = scenario.world.storyboard
    let new = words.origins(in: board).filter { origin in
      !stacking || board.kind(of: origin)?.fitsStack == true
    }
    let existing = words.manners.handsOverExisting ? cast.map(\.label) : []
    return new.map { .new($0) } + existing.map { .existing($0) }
  }

  private func handingOverLists(
    of words: Words, to kind: ControllerKind, _ action: ([Label], Label) -> Step.Action
  ) -> [Step.Action] {
    let lists = lists(of: cast.map(\.label), upTo: words.manners.listMax).dropFirst()
      .filter { Set($0).count == $0.count }
    return labels(of: [kind]).flatMap { label in
      lists.filter { !$0.contains(label) }.map { action($0, label) }
    }
  }

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
