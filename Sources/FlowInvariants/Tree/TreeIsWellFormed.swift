import FlowModel

extension Invariant {
  /// A tree of controllers is a tree, and everybody in it knows their place.
  public static let treeIsWellFormed = Invariant(
    "tree.is-well-formed",
    About(
      statement: """
        Every controller stands in one place of the tree, its links name whoever lists it there, \
        and what containers say about their own state is what the tree shows. Where there are tabs \
        one is selected, no split view controller gets a third column, and who counts as having \
        asked for a presentation, or as the source of a popover, stands in the tree. When nothing \
        moves, and a stack or tabs can be touched, the controller in front can be, unless it \
        presents, and no other one.
        """,
      source: """
        UIKit, `UIViewController`: `parent`, `presentingViewController`, `children`; \
        `UINavigationController.viewControllers` and `topViewController` ("the view controller at \
        the top of the navigation stack"); `UITabBarController.selectedViewController`. That \
        who has left the tree counts no more is a reading chosen by this project.
        """,
      premise: "a snapshot shows a tree"),
    check: check)

  /// Reports what is wrong now and was right before, under its gravest name.
  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<IllFormed>) {
    guard !chapter.after.nodes.isEmpty else { return }
    report.premiseHeld()
    let known = chapter.before?.problems ?? []
    let new = chapter.after.problems.filter { !known.contains($0) }
    guard let gravest = new.first else {
      guard chapter.after.isSound else { return }
      if let breach = chapter.wrongCaller { report.add(.wrongCaller, breach) }
      if let breach = chapter.thirdColumn { report.add(.thirdColumn, breach) }
      return
    }
    var breach = Breach(
      blamed: gravest.keeper ?? gravest.subject, witnesses: chapter.changes,
      expected: gravest.expected, however: gravest.however(in: chapter.after))
    breach.remarks = new.dropFirst().map { $0.however(in: chapter.after) }
    report.add(gravest.clause, breach)
  }
}

extension TreeProblem {
  /// What a healthy tree would show.
  fileprivate var expected: Sentence {
    switch clause {
    case .notOneRoot: "the window has one root and it is listed first"
    case .containsItself: "nobody is below themselves: \(subject) hangs from the window's root"
    case .childAndPresented: "\(subject) is either a child or presented"
    case .listedTwice: "\(subject) stands in one place"
    case .presentsTwo: "\(keeper) presents one controller at a time"
    case .wrongParent: "the parent of \(subject) is whoever has it as a child"
    case .wrongPresenter: "the presenter of \(subject) is whoever presents it"
    case .strayCaller: "\(subject), which is not presented, remembers no caller"
    case .selectsStranger: "\(subject) has selected one of its children"
    case .wrongStackClaim: "the stack that \(subject) claims to have is its children"
    case .wrongSelectionClaim: "the tab that \(subject) claims to have selected is selected"
    case .selectsNobody: "\(subject), which has tabs, has selected one"
    case .callerGone: "who asked for \(subject) stands in the tree"
    case .popoverSourceGone: "the source of the popover \(subject) stands in the tree"
    case .frontNotInSight: "\(subject), which is in front of \(keeper), can be touched"
    case .inSightBehind: "\(subject), which is not in front of \(keeper), cannot be touched"
    case .wrongCaller: "\(subject) remembers who asked for it"
    case .thirdColumn: "\(subject) has at most two columns"
    }
  }

  /// What the tree shows instead.
  fileprivate func however(in tree: Tree) -> Sentence {
    guard let subject, let index = tree.index(of: subject) else {
      return "it has another number of roots"
    }
    let node = tree.nodes[index]
    switch clause {
    case .notOneRoot: return "the last of several roots is \(subject)"
    case .containsItself: return "\(subject) is listed by itself or by something below it"
    case .childAndPresented: return "\(subject) is both, the second time below \(keeper)"
    case .listedTwice: return "\(subject) stands in two, the second time below \(keeper)"
    case .presentsTwo: return "\(keeper) also presents \(subject)"
    case .wrongParent: return "\(subject) says \(node.parent)"
    case .wrongPresenter: return "\(subject) says \(node.presenter)"
    case .strayCaller, .callerGone, .wrongCaller: return "\(subject) remembers \(node.caller)"
    case .frontNotInSight: return "\(subject) cannot be touched"
    case .inSightBehind: return "\(subject) can be touched"
    case .popoverSourceGone: return "it is \(node.popoverSource)"
    case .selectsStranger, .selectsNobody: return "\(subject) has selected \(node.selected)"
    case .thirdColumn: return "\(subject) has more"
    case .wrongStackClaim:
      let children = Array(tree.childControllers(of: index))
      let claimed = tree.claimed(.stack, by: subject, unlike: children)
      return "\(subject) claims \(claimed), and has \(children)"
    case .wrongSelectionClaim:
      let selected = node.selected.map { [$0] } ?? []
      let claimed = tree.claimed(.selection, by: subject, unlike: selected)
      return "\(subject) claims \(claimed), and has selected \(selected)"
    }
  }
}

extension Chapter {
  /// That a column has come to a split view controller that has two, and none has gone; of one
  /// whose columns have names nobody knows how many there are.
  fileprivate var thirdColumn: Breach? {
    guard let before, happened([.replace]), !happened([.expand]) else { return nil }
    for number in numbers(of: [.replace]) {
      guard case .replace(_, on: let split) = trace.events[number].what,
        !trace.cast[split.index].overruled.contains(.adapts),
        let then = before.index(of: split), let now = after.index(of: split),
        after.kind(at: now) == .split, !history.followsItsOwnMind(split)
      else { continue }
      let columns = Array(after.childControllers(of: now))
      guard columns.count > max(2, before.children(of: then).count) else { continue }
      return Breach(
        blamed: split, witnesses: [number], expected: "\(split) has at most two columns",
        however: "its columns are \(columns)")
    }
    return nil
  }
}
