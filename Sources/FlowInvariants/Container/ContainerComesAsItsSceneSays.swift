import FlowModel

private enum NotAsDrawn: String, Clauses {
  /// The children are in another order.
  case wrongOrder
  /// A child is missing.
  case missing
  /// Another tab than the first is in front.
  case notInFront
}

extension Invariant {
  /// A container that comes has the children that its scene lists.
  public static let containerComesAsItsSceneSays = Invariant(
    "container.comes-as-its-scene-says",
    About(
      statement: """
        A navigation, tab bar or split view controller that is made from a scene has the children \
        that the scene lists, in their order, and the first tab in front, unless somebody changes \
        that in the same step.
        """,
      source: """
        UIKit, `UINavigationController.viewControllers`, `UITabBarController.viewControllers` and \
        `selectedIndex`, `UISplitViewController.viewControllers`; relationship segues of Interface \
        Builder.
        """,
      premise: """
        a container of UIKit's is made in a step, from a scene that lists children, and stands at \
        its end
        """),
    listens: Listening(events: [.instantiate]),
    needs: [.instantiate, .select],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NotAsDrawn>) {
    guard chapter.step != nil, !chapter.isHalted, chapter.after.isSound,
      !chapter.happened([
        .pop, .stack, .tabs, .add, .remove, .replace, .collapse, .expand, .restored, .reaction,
      ])
    else { return }
    for number in chapter.numbers(of: [.instantiate]) {
      guard case .instantiate(let container, _) = chapter.trace.events[number].what,
        let drawn = chapter.drawnChildren(of: container),
        let index = chapter.after.index(of: container)
      else { continue }
      report.premiseHeld()
      let children = Array(chapter.after.childControllers(of: index))
      guard let clause = chapter.fault(of: container, index, children, drawn) else { continue }
      let front = chapter.after.nodes[index].selected
      report.add(
        clause,
        Breach(
          blamed: container, witnesses: [number],
          expected: "\(container) has the children that its scene lists, the first one in front",
          however: front.map { "it has \(children), and \($0) in front" } ?? "it has \(children)"))
    }
  }
}

extension Chapter {
  /// The scenes of the children that the scene of a container lists; `nil` when the class, or the
  /// width of the window, may see to that in its own way.
  fileprivate func drawnChildren(of container: ControllerID) -> [SceneName]? {
    guard let scene = trace.scene(of: container), scene.className == nil, !scene.holds.isEmpty,
      scene.kind != .content, scene.kind != .split || after.snapshot.size == .regular
    else { return nil }
    return scene.holds
  }

  fileprivate func fault(
    of container: ControllerID, _ index: Int, _ children: [ControllerID], _ drawn: [SceneName]
  ) -> NotAsDrawn? {
    // Scenes that hold themselves end somewhere.
    guard !children.isEmpty else { return nil }
    if children.count < drawn.count { return .missing }
    let scenes = children.prefix(drawn.count).map { history.sceneName(of: $0) }
    if scenes != drawn { return .wrongOrder }
    guard let selected = after.nodes[index].selected, selected != children[0],
      !numbers(of: [.select]).contains(where: { number in
        if case .select(_, on: container) = trace.events[number].what { true } else { false }
      })
    else { return nil }
    return .notInFront
  }
}
