import FlowModel

private enum LostPlace: String, Clauses {
  /// Something in a tab that was not touched is otherwise than it was.
  case changed
  /// Somebody is gone from the tab that was touched.
  case gone
}

extension Invariant {
  /// Who touches a tab finds what stands in the others as it was.
  ///
  /// An app that takes a tab back to its root when the user leaves it, or comes back to it, leaves
  /// this rule out.
  public static let tabsKeepTheirPlace = Invariant(
    "rule.tabs-keep-their-place",
    About(
      statement: """
        When the user touches a tab, what stands in the other tabs stays as it is, but for whom a \
        screen there hands on to another one, and for a search, an alert or a popover that ends; and \
        where it is not in front, nobody goes who stands in it and has been seen, unless they are \
        made anew.
        """,
      source: "a rule that most apps want",
      premise: """
        the user touches a tab, and neither the tabs nor the window's root are exchanged then
        """),
    listens: Listening(steps: [.tapTab]),
    needs: [.tabs, .root],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostPlace>) {
    guard let touch = chapter.tabTouch, let before = chapter.restBefore,
      chapter.after.isSound, chapter.after.isStill,
      !chapter.happened([.tabs, .root])
    else { return }
    report.premiseHeld()
    let others = before.children(of: touch.index).filter {
      before.controller(at: $0) != touch.tab
    }
    let changed = others.flatMap(before.subtree).first {
      chapter.hasChanged($0, of: before, besides: touch.tabs)
        && !chapter.hasHandedOn(childrenOf: $0, in: before)
    }
    if let changed {
      report.add(
        .changed,
        Breach(
          blamed: touch.tabs, witnesses: chapter.changes,
          expected: "only \(touch.tab) \(touch.wasInFront ? "is changed" : "comes to the front")",
          however: "\(before.controller(at: changed)) is not as it was"))
    }
    guard !touch.wasInFront else { return }
    let inside = before.index(of: touch.tab).map(before.subtree) ?? []
    guard
      let gone = inside.map(before.controller).first(where: {
        !chapter.after.contains($0) && !chapter.seesFirst($0)
          && !chapter.isMadeAnew($0, since: before)
      })
    else { return }
    report.add(
      .gone,
      Breach(
        blamed: touch.tabs, witnesses: chapter.changes,
        expected: "\(touch.tab) comes to the front with what stands in it",
        however: "\(gone) is gone"))
  }
}

extension Chapter {
  /// Whether all whom a container of the app's own has given away stand elsewhere, as a player that
  /// goes along with the user.
  fileprivate func hasHandedOn(childrenOf index: Int, in before: Tree) -> Bool {
    guard before.kind(at: index) == .content,
      let now = after.index(of: before.controller(at: index))
    else { return false }
    let left = after.childControllers(of: now)
    let missing = before.childControllers(of: index).filter { !left.contains($0) }
    return !missing.isEmpty && missing.allSatisfy(after.contains)
  }

  /// Whether somebody has appeared in the chapter, and never before: who leads on to another screen
  /// does so then.
  fileprivate func seesFirst(_ controller: ControllerID) -> Bool {
    tells(.didAppear, to: controller)
      && !trace.events[..<events.lowerBound].contains {
        $0.what == .appearance(controller, .didAppear)
      }
  }
}
