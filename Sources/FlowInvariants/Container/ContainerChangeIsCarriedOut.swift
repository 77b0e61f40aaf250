import FlowModel

private enum LostChange: String, Clauses {
  /// The child that was selected is not in front.
  case notSelected
  /// The controller that was handed over is not the main child.
  case notReplaced
  /// The former main child is still a child.
  case formerStays
  /// The controller that was added is not a child.
  case notAdded

  var statement: String? {
    switch self {
    case .notSelected: "After a container was told to select a child that child is in front."
    case .notReplaced: "After a container was given a main child that one is its main child."
    case .formerStays:
      """
      After a container was given a main child the former one is no child any more.
      """
    case .notAdded: "After a controller was added to another one it is its child."
    }
  }
}

extension Invariant {
  /// A container that is asked for a change carries it out.
  public static let containerChangeIsCarriedOut = Invariant(
    "container.change-is-carried-out",
    About(
      statement: """
        After a container of an app's own was told to select a child that child is in front, and \
        after it was given a main child that one is its main child; also when it was so before. After \
        a controller was added to another one it is its child. One that has not declared what it \
        shows may leave everything as it was, put the main child into another controller, and keep \
        its former one among the others.
        """,
      source: """
        UIKit, `UITabBarController.selectedViewController` and \
        `UINavigationController.setViewControllers(_:animated:)`, which containers of an app's \
        own are modelled on; reading chosen by this project. `UIViewController.addChild(_:)` ("Adds \
        the specified view controller as a child of the current view controller").
        """,
      premise: """
        a container of an app's own accepts a step that selects or replaces, and no finger is down, or \
        code adds a child to a controller that has declared what it shows, nothing moves, nobody acts \
        by themselves, and nobody else takes the child over
        """),
    listens: Listening(steps: [.select, .replace, .add]),
    needs: [.opened, .instantiate, .add, .declined, .refused],
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostChange>) {
    guard !chapter.isHalted, chapter.after.isSound, chapter.after.isStill,
      !chapter.happened([.reaction])
    else { return }
    if case .add(let subject, to: let label) = chapter.action {
      return checkAddition(of: subject, to: label, chapter, &report)
    }
    // What the user has in hand may end after the call.
    guard let container = chapter.asked, let node = chapter.after.index(of: container),
      chapter.before?.snapshot.isGestureHeld != true
    else { return }
    switch chapter.action {
    case .select(let label, on: _):
      guard let child = chapter.standing(label), let front = chapter.after.nodes[node].selected,
        !chapter.isTaken(child, from: container), !chapter.isReplaced(child, in: container)
      else { return }
      report.premiseHeld()
      checkFront(front, of: container, asked: child, chapter, &report)
    case .replace(let subject, on: _):
      guard let child = chapter.handedOver(subject), !chapter.isTaken(child, from: container)
      else { return }
      report.premiseHeld()
      checkMain(of: container, asked: child, chapter, &report)
    default: break
    }
  }

  private static func checkAddition(
    of subject: Step.Subject, to label: Label, _ chapter: Chapter,
    _ report: inout Report<LostChange>
  ) {
    guard !chapter.happened([.declined, .refused]), let before = chapter.before,
      let index = chapter.receiver(label, in: before), let child = chapter.handedOver(subject)
    else { return }
    let parent = before.controller(at: index)
    guard chapter.after.contains(parent), !chapter.history.followsItsOwnMind(parent),
      chapter.changes.allSatisfy({ chapter.trace.events[$0].what == .add(child, to: parent) })
    else { return }
    report.premiseHeld()
    guard !chapter.isChild(child, of: parent) else { return }
    report.add(
      .notAdded,
      Breach(
        blamed: parent, witnesses: chapter.firstEvents,
        expected: "\(child) is a child of \(parent)", however: "it is not"))
  }

  private static func checkFront(
    _ front: ControllerID, of container: ControllerID, asked child: ControllerID,
    _ chapter: Chapter, _ report: inout Report<LostChange>
  ) {
    let former = chapter.before.flatMap { tree in
      tree.index(of: container).flatMap { tree.nodes[$0].selected }
    }
    let isOwnMind = chapter.history.followsItsOwnMind(container)
    guard front != child, !(isOwnMind && front == former) else { return }
    report.add(
      .notSelected,
      Breach(
        blamed: container, witnesses: Array(chapter.numbers(of: [.opened, .closed])),
        expected: "\(container) has \(child) in front", however: "it has \(front) in front"))
  }

  private static func checkMain(
    of container: ControllerID, asked child: ControllerID, _ chapter: Chapter,
    _ report: inout Report<LostChange>
  ) {
    let isOwnMind = chapter.history.followsItsOwnMind(container)
    let main = chapter.after.main(of: container)
    let former = chapter.before?.main(of: container)
    let witnesses = chapter.numbers(of: [.opened, .closed]) + chapter.changes
    if main == child {
      let left = chapter.formerMains(of: container).first {
        $0 != child && chapter.isChild($0, of: container)
      }
      guard let left, !isOwnMind else { return }
      report.add(
        .formerStays,
        Breach(
          blamed: container, witnesses: witnesses,
          expected: "\(container) has \(child) in the place of \(left)",
          however: "\(left) is still a child of it"))
    } else {
      let isWrapped = main.map { chapter.after.stands(child, in: $0) } ?? false
      let isPassed = chapter.passes(child, for: main, in: container)
      let isOwnAffair = isOwnMind && (main == former || isWrapped || isPassed)
      guard !isOwnAffair else { return }
      report.add(
        .notReplaced,
        Breach(
          blamed: container, witnesses: witnesses,
          expected: "the main child of \(container) is \(child)", however: "it is \(main)"))
    }
  }
}

extension Chapter {
  /// Whether somebody else takes a controller over, as a router does that has been asked before;
  /// what stands in the container is nobody else.
  fileprivate func isTaken(_ child: ControllerID, from container: ControllerID) -> Bool {
    events.contains { number in
      switch trace.events[number].what {
      case .push(child, on: let owner), .add(child, to: let owner), .replace(child, on: let owner):
        !isInside(owner, container)
      case .stack(let owner, let list), .tabs(let owner, let list):
        !isInside(owner, container) && trace.controllers(of: list).contains(child)
      case .present(child, from: _, by: _): true
      default: false
      }
    }
  }

  /// Whether an owner is a container or stands in it, in the end.
  private func isInside(_ owner: ControllerID, _ container: ControllerID) -> Bool {
    owner == container
      || after.index(of: owner).map {
        sequence(first: $0, next: after.parent).contains { after.controller(at: $0) == container }
      } ?? false
  }

  /// Whether a container has taken a child, or has said that it has it already, and then another
  /// one in its place.
  fileprivate func passes(
    _ child: ControllerID, for next: ControllerID?, in container: ControllerID
  ) -> Bool {
    let hadIt = before?.container(of: child) == container
    guard let next,
      let came = events.first(where: { trace.events[$0].what == .add(child, to: container) })
        ?? (hadIt ? first(.closed) : nil)
    else { return false }
    let rest = trace.events[came..<events.upperBound]
    return rest.contains { $0.what == .add(next, to: container) }
      && rest.contains { $0.what == .remove(child, from: container) }
  }

  /// Whether a child is gone that something asked for before was still replacing.
  fileprivate func isReplaced(_ child: ControllerID, in container: ControllerID) -> Bool {
    before?.isStill == false && !isChild(child, of: container)
  }

  /// The main child before the step, and those before the steps in front of it that have asked for
  /// another one, too, while the container was busy with that.
  fileprivate func formerMains(of container: ControllerID) -> [ControllerID] {
    var mains: [ControllerID] = []
    var chapter: Chapter? = self
    while let current = chapter, case .replace = current.action, current.asked == container {
      mains += [current.before?.main(of: container)].compactMap { $0 }
      let isBusy = current.before?.isStill == false
      chapter = isBusy ? current.former : nil
    }
    return mains
  }

  fileprivate func isChild(_ controller: ControllerID, of container: ControllerID) -> Bool {
    guard let index = after.index(of: controller), let parent = after.parent(of: index) else {
      return false
    }
    return after.controller(at: parent) == container
  }
}

extension Tree {
  /// The main child that a container of an app's own says it has.
  func main(of container: ControllerID) -> ControllerID? { claimed(.main, by: container).first }
}
