import FlowModel

private enum WrongTabs: String, Clauses {
  /// The tabs are those of before.
  case unchanged
  /// The tabs are other ones than those that were set, or in another order.
  case another
  /// The tab in front is another one.
  case otherFront
}

extension Invariant {
  /// A tab bar controller has the tabs that it is given.
  public static let branchTabsFollowEveryCall = Invariant(
    "branch.tabs-follow-every-call",
    About(
      statement: """
        When code sets the tabs of a tab bar controller, they are at once its tabs, in their order. \
        The one that was in front stays there if it is still a tab; else the one at its place comes, \
        or where there is none, the first.
        """,
      source: """
        UIKit, `UITabBarController.setViewControllers(_:animated:)` and `viewControllers` ("remembers \
        the view controller object that was previously selected and attempts to reselect it").
        """,
      premise: """
        code sets the tabs of a tab bar controller that has declared what it shows, nothing refuses \
        that, and nothing else is changed
        """),
    listens: Listening(steps: [.setTabs]),
    needs: [.tabs, .declined, .refused, .reaction],
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongTabs>) {
    guard case .setTabs(let labels, on: let label) = chapter.action, let before = chapter.before,
      !chapter.isHalted, !chapter.happened([.declined, .refused, .reaction, .opened]),
      before.isSound, chapter.after.isSound, !before.snapshot.isInHand,
      let index = chapter.receiver(label, in: before), before.kind(at: index) == .tabs
    else { return }
    let owner = before.controller(at: index)
    let wanted = labels.compactMap(chapter.handedOver)
    guard !chapter.history.leavesOpen(.show, of: owner), wanted.count == labels.count,
      chapter.changes.allSatisfy({ chapter.changes($0, tabsOf: owner) }),
      let now = chapter.after.index(of: owner)
    else { return }
    report.premiseHeld()
    func add(_ clause: WrongTabs, _ expected: Sentence, _ however: Sentence) {
      report.add(
        clause,
        Breach(
          blamed: owner, witnesses: chapter.changes, expected: expected, however: however))
    }
    let former = Array(before.childControllers(of: index))
    let tabs = Array(chapter.after.childControllers(of: now))
    guard tabs == wanted else {
      return add(
        tabs == former ? .unchanged : .another, "the tabs of \(owner) are \(wanted)",
        "they are \(tabs)")
    }
    let front = front(among: wanted, after: before.nodes[index].selected, among: former)
    let found = chapter.after.nodes[now].selected
    guard found != front else { return }
    add(.otherFront, "\(owner) has \(front) in front", "it has \(found) in front")
  }

  /// Who is in front when tabs are exchanged.
  private static func front(
    among tabs: [ControllerID], after selected: ControllerID?, among former: [ControllerID]
  ) -> ControllerID? {
    if let selected, tabs.contains(selected) { return selected }
    let place = selected.flatMap(former.firstIndex) ?? tabs.count
    return place < tabs.count ? tabs[place] : tabs.first
  }
}

extension Chapter {
  /// Whether an event tells that a controller has other tabs, or has selected one, where nobody is
  /// there who may have done so in its stead.
  fileprivate func changes(_ number: Int, tabsOf owner: ControllerID) -> Bool {
    switch trace.events[number].what {
    case .tabs(owner, _): true
    case .select(_, on: owner): !history.hasOwnMinds
    default: false
    }
  }
}
