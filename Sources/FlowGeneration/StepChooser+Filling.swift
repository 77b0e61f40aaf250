import FlowModel

extension StepChooser {
  /// Decides what an offer leaves open: the scene, the style, the controller handed over.
  mutating func filled(_ offer: Offer, among surroundings: Surroundings) -> Step.Action {
    switch offer {
    case .tap(let label, let control): .tap(label, control)
    case .performSegue(let label, let identifier): .performSegue(label, identifier)
    case .present(on: let label): .present(.new(origin()), on: label, style: style())
    case .dismiss(let label): .dismiss(label)
    case .push(on: let stack): .push(pushed(onto: stack, among: surroundings), on: stack)
    case .pop(let stack): .pop(stack)
    case .popTo(let label, on: let stack): .popTo(label, on: stack)
    case .popToRoot(let stack): .popToRoot(stack)
    case .setStack(on: let stack): .setStack(rearranged(stack, among: surroundings), on: stack)
    case .setTabs(on: let tabs): .setTabs(rearranged(tabs, among: surroundings), on: tabs)
    case .select(let label, on: let tabs): .select(label, on: tabs)
    case .show(on: let label): .show(.new(stackable()), on: label)
    case .showDetail(on: let label): .showDetail(.new(origin()), on: label)
    case .add(to: let label): .add(.new(origin()), to: label)
    case .remove(let label): .remove(label)
    case .answer(let label): .answer(label, success: choices.chance(1, outOf: 2))
    case .replace(on: let label):
      .replace(replacement(for: label, among: surroundings), on: label)
    case .settle: .settle
    case .wait: .wait
    case .back(let stack): .back(stack)
    case .swipeDown(let sheet): .swipeDown(sheet)
    case .tapOutside(let popover): .tapOutside(popover)
    case .tapTab(let label, on: let tabs): .tapTab(label, on: tabs)
    case .beginBack(let stack): .beginBack(stack)
    case .beginSwipeDown(let sheet): .beginSwipeDown(sheet)
    case .progress: .progress(10 * choices.number(in: 1...9))
    case .finish: .finish
    case .cancel: .cancel
    case .size(let size): .size(size)
    case .open: .open(choices.element(of: scenes).name)
    case .alert: .alert
    case .background: .background
    case .foreground: .foreground
    case .root: .root(.new(origin()))
    case .save: .save
    case .restore: .restore
    case .signal(let name): .signal(name)
    }
  }

  private mutating func style() -> PresentationStyle? { choices.style(in: limits.repertoire) }

  private var scenes: [Scene] { world.storyboard.scenes }

  private mutating func origin() -> Origin {
    guard !scenes.isEmpty && !choices.chance(1, outOf: 6) else {
      return .stock(choices.element(of: limits.repertoire.kindList))
    }
    return .scene(choices.element(of: scenes).name)
  }

  /// Draws what every stack may hold.
  private mutating func stackable() -> Origin {
    let names = scenes.compactMap { $0.kind.fitsStack ? $0.name : nil }
    guard !names.isEmpty && !choices.chance(1, outOf: 8) else { return .stock(.content) }
    return .scene(choices.element(of: names))
  }

  private mutating func pushed(
    onto stack: Label, among surroundings: Surroundings
  ) -> Step.Subject {
    let movable = surroundings.movable(onto: stack)
    guard !movable.isEmpty && choices.chance(1, outOf: 4) else { return .new(stackable()) }
    return .existing(choices.element(of: movable))
  }

  /// Draws a new main child, or now and then a child that is there, if the container can do with
  /// one less.
  private mutating func replacement(
    for container: Label, among surroundings: Surroundings
  ) -> Step.Subject {
    let children = surroundings.children(of: container).filter {
      surroundings.mayReplace($0, on: container)
    }
    guard !children.isEmpty && choices.chance(1, outOf: 3) else { return .new(origin()) }
    return .existing(choices.element(of: children))
  }

  /// Draws some of a stack, or of some tabs, in any order; sometimes with a controller from
  /// elsewhere.
  private mutating func rearranged(
    _ container: Label, among surroundings: Surroundings
  ) -> [Label] {
    let children = surroundings.children(of: container)
    let shuffled = choices.shuffled(children)
    var kept = Array(shuffled.prefix(choices.number(in: 1...max(1, shuffled.count))))
    let movable = surroundings.movable(onto: container)
    if !movable.isEmpty && choices.chance(1, outOf: 6) {
      kept.append(choices.element(of: movable))
    }
    return kept
  }
}
