import FlowModel

/// What a step changes of one container.
struct ContainerChange {
  /// The container, by its place in the tree before.
  let container: Int
  /// The children that are taken off, by their places in the tree before.
  let taken: [Int]
  /// Those who stood somewhere before and are handed over.
  let movers: [ControllerID]
  /// The controllers that the container may have in front afterwards; `nil` when that is its own
  /// affair.
  let fronts: [ControllerID?]?
  /// The child that comes last afterwards, when all others keep their order.
  let last: ControllerID?
}

extension ContainerChange {
  init?(in chapter: Chapter, since before: Tree) {
    switch chapter.action {
    case .push(_, on: let label), .pop(let label), .popTo(_, on: let label),
      .popToRoot(let label), .setStack(_, on: let label), .back(let label):
      self.init(of: .navigation, label, in: chapter, since: before)
    case .setTabs(_, on: let label): self.init(of: .tabs, label, in: chapter, since: before)
    case .add(let subject, to: let label):
      self.init(adding: subject, to: label, in: chapter, since: before)
    case .remove(let label): self.init(removing: label, in: chapter, since: before)
    case .replace(let subject, on: _): self.init(replacing: subject, in: chapter, since: before)
    case .show(let subject, on: _), .showDetail(let subject, on: _):
      self.init(showing: subject, in: chapter, since: before)
    default: return nil
    }
  }

  private init?(
    of kind: ControllerKind, _ label: Label, in chapter: Chapter, since before: Tree
  ) {
    guard let index = chapter.receiver(label, in: before), before.kind(at: index) == kind,
      let left = before.left(at: index, in: chapter.after)
    else { return nil }
    var movers: [ControllerID] = []
    switch chapter.action {
    case .push(.existing(let pushed), on: _): movers = [pushed].compactMap(chapter.standing)
    case .setStack(let children, on: _), .setTabs(let children, on: _):
      movers = children.compactMap(chapter.standing)
    default: break
    }
    self.init(container: index, taken: left, movers: movers, fronts: nil, last: nil)
  }

  private init?(
    adding subject: Step.Subject, to label: Label, in chapter: Chapter, since before: Tree
  ) {
    guard let index = chapter.receiver(label, in: before), before.kind(at: index) == .content,
      let added = chapter.handedOver(subject), !before.contains(added)
    else { return nil }
    let isPlain = !chapter.history.isOwn(before.controller(at: index))
    self.init(
      container: index, taken: [], movers: [], fronts: [before.nodes[index].selected, added],
      last: isPlain ? added : nil)
  }

  private init?(removing label: Label, in chapter: Chapter, since before: Tree) {
    guard let index = chapter.receiver(label, in: before), let parent = before.parent(of: index),
      before.kind(at: parent) == .content
    else { return nil }
    let front = before.nodes[parent].selected
    self.init(
      container: parent, taken: [index], movers: [],
      fronts: front == before.controller(at: index) ? nil : [front], last: nil)
  }

  private init?(replacing subject: Step.Subject, in chapter: Chapter, since before: Tree) {
    guard let container = chapter.asked, let index = before.index(of: container),
      let new = chapter.handedOver(subject)
    else { return nil }
    let former = before.main(of: container).flatMap(before.index)
    self.init(
      container: index,
      taken: former.map { before.controller(at: $0) == new ? [] : [$0] } ?? [],
      movers: before.contains(new) ? [new] : [], fronts: nil, last: nil)
  }

  private init?(showing subject: Step.Subject, in chapter: Chapter, since before: Tree) {
    guard let first = chapter.firstChange else { return nil }
    var movers: [ControllerID] = []
    if case .existing(let label) = subject { movers = [label].compactMap(chapter.standing) }
    switch chapter.trace.events[first].what {
    case .push(let shown, on: let owner), .add(let shown, to: let owner):
      guard let index = before.index(of: owner),
        !chapter.history.leavesOpen(.show, of: owner)
      else { return nil }
      self.init(
        container: index, taken: [], movers: movers, fronts: [before.nodes[index].selected, shown],
        last: nil)
    case .replace(_, on: let split):
      guard let index = before.index(of: split),
        let left = before.left(at: index, in: chapter.after)
      else { return nil }
      self.init(container: index, taken: left, movers: movers, fronts: nil, last: nil)
    default: return nil
    }
  }
}

extension ContainerChange {
  /// The gravest thing that is otherwise than it should be.
  func disturbance(of before: Tree, in after: Tree) -> Fault<Disturbance>? {
    let movers = movers.compactMap(before.index)
    let formerHomes = movers.compactMap(before.lister)
    let isMoving = before.marks(below: movers)
    var isTaken = before.marks(below: taken)
    for index in isTaken.indices where isMoving[index] { isTaken[index] = false }
    func isHere(_ index: Int) -> Bool { after.contains(before.controller(at: index)) }
    let indices = before.nodes.indices
    if let lost = indices.first(where: { !isTaken[$0] && !isHere($0) }) {
      return Fault(.lost, "\(before.controller(at: lost)) is gone")
    }
    if let kept = indices.first(where: { isTaken[$0] && isHere($0) }) {
      return Fault(.kept, "\(before.controller(at: kept)) is still there")
    }
    for index in indices where !isTaken[index] {
      if !movers.contains(index), before.hasMoved(index, in: after) {
        return Fault(.moved, "\(before.controller(at: index)) stands elsewhere")
      }
      guard !formerHomes.contains(index) else { continue }
      if let fault = fault(at: index, of: before, in: after) { return fault }
    }
    return nil
  }

  private func fault(
    at index: Int, of before: Tree, in after: Tree
  ) -> Fault<Disturbance>? {
    let controller = before.controller(at: index)
    guard let now = after.index(of: controller) else { return nil }
    let front = after.nodes[now].selected
    let former = before.nodes[index].selected
    // A view that loads brings what it embeds to the front, where there was nobody.
    let isEmbedded = former == nil && front.map { !before.contains($0) } ?? false
    let isAllowed =
      index == container ? fronts?.contains(front) ?? true : front == former || isEmbedded
    if !isAllowed {
      return Fault(.otherSelection, "\(controller) has \(front) in front")
    }
    guard index != container || last != nil else { return nil }
    // What a view that has loaded has embedded is new, and nobody's disturbance.
    let found = after.childControllers(of: now).lazy.filter { before.contains($0) || $0 == last }
    let children = before.childControllers(of: index)
    let isAsItWas =
      if index == container, let last {
        Array(found) == Array(children) + [last]
      } else {
        found.elementsEqual(children)
      }
    return isAsItWas ? nil : Fault(.moved, "the children of \(controller) are \(Array(found))")
  }

  func expectation(in before: Tree) -> Sentence {
    let owner = before.controller(at: container)
    let gone = taken.map(before.controller)
    return gone.isEmpty
      ? "\(owner) changes, and everybody else stays as they are"
      : "\(gone), of \(owner), goes with all that stands in it and on it, and nobody else changes"
  }
}

extension Tree {
  /// The children of a node that are its children no more; `nil` when it is gone itself.
  fileprivate func left(at index: Int, in after: Tree) -> [Int]? {
    guard let now = after.index(of: controller(at: index)) else { return nil }
    return children(of: index).filter {
      after.index(of: controller(at: $0)).flatMap(after.parent) != now
    }
  }
}
