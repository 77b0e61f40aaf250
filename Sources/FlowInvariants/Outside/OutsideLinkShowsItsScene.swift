import FlowModel

private enum WrongLink: String, Clauses {
  /// Nobody of the scene has come.
  case dropped
  /// The scene is there and cannot be seen, or is covered.
  case behind
  /// More than one controller has come.
  case shownTwice
  /// Somebody who was there is gone or elsewhere.
  case lost

  var statement: String? {
    switch self {
    case .dropped:
      """
      Opening a link to a scene shows one of that scene, or while something moves is refused \
      aloud.
      """
    case .behind: "Opening a link to a scene shows it in front, where it can be touched."
    case .shownTwice: "Opening a link to a scene shows the scene once."
    case .lost: "Opening a link to a scene leaves in place whatever stood there."
    }
  }
}

extension Invariant {
  /// A link leads to its scene, wherever the app stands.
  public static let outsideLinkShowsItsScene = Invariant(
    "outside.link-shows-its-scene",
    About(
      statement: """
        Opening a link to a scene shows the scene once and in front, and leaves in place whatever \
        stood there, so that there is a way back. Only while something moves may it be refused, aloud. \
        A router may also say that it cannot be while something is presented above it, or take that \
        away. A class that has declared nothing may go to where the scene stands already; of it is \
        asked that one of the scene has come, or is in front, when it says so, and that who has come \
        was seen, where it could be touched itself when the link came.
        """,
      source: "What an app does with a link is its own; reading chosen by this project.",
      premise: "a link to a scene is opened"),
    listens: Listening(steps: [.open]),
    needs: [.push, .present, .refused],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongLink>) {
    guard case .open(let scene) = chapter.action, !chapter.isDeclined, !chapter.isHalted else {
      return
    }
    guard let before = chapter.restBefore else { return checkWhileMoving(scene, chapter, &report) }
    let coveredRouter = chapter.asked.flatMap { chapter.isCovered($0) ? $0 : nil }
    let isOwn =
      chapter.mayHaveOwnAnswer(since: before)
      || coveredRouter.map(chapter.history.followsItsOwnMind) ?? false
    let mayBeDropped = isOwn || coveredRouter != nil
    guard !mayBeDropped || chapter.saysItIsShown else { return }
    report.premiseHeld()
    guard
      let fault = isOwn
        ? faultOfOwnAnswer(in: chapter, since: before, opening: scene)
        : fault(in: chapter, since: before, opening: scene, above: coveredRouter)
    else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: chapter.asked,
        witnesses: chapter.firstEvents,
        expected: "the scene is shown once and in front, and everything else stays where it stood",
        however: fault.however))
  }

  private static func fault(
    in chapter: Chapter, since before: Tree, opening scene: SceneName, above router: ControllerID?
  ) -> Fault<WrongLink>? {
    let mayGo = router.map(before.presented(besidesAround:)) ?? []
    if let disturbed = before.firstDisturbed(
      in: chapter.after, besides: mayGo.compactMap(before.index))
    {
      return Fault(.lost, "\(disturbed) is not where it was")
    }
    let arrivals = chapter.arrivals(since: before)
    if arrivals.count > 1 {
      return Fault(.shownTwice, "\(arrivals.map(chapter.after.controller)) have come")
    }
    let shown = arrivals.flatMap(chapter.after.subtree).first {
      chapter.history.sceneName(of: chapter.after.controller(at: $0)) == scene
    }
    guard let shown else { return Fault(.dropped, "nobody of that scene has come") }
    guard !chapter.after.nodes[shown].isOnScreen else { return nil }
    return Fault(.behind, "\(chapter.after.controller(at: shown)) cannot be touched")
  }

  /// Whoever follows their own mind may make way, show the way to the scene as well, or go to where
  /// one of that scene stands already; two of it nobody wants.
  private static func faultOfOwnAnswer(
    in chapter: Chapter, since before: Tree, opening scene: SceneName
  ) -> Fault<WrongLink>? {
    let isShown = chapter.after.nodes.contains {
      (!before.contains($0.controller) || $0.isOnScreen)
        && chapter.history.sceneName(of: $0.controller) == scene
    }
    guard isShown else { return Fault(.dropped, "nobody of that scene has come, or is in front") }
    if let hidden = chapter.neverSeen(of: scene, since: before) {
      return Fault(.behind, "\(hidden) cannot be touched, and never could")
    }
    let copies = chapter.copies(of: scene, since: before)
    return copies.count > 1 ? Fault(.shownTwice, "there are \(copies)") : nil
  }

  /// A link that comes while something moves leads somewhere, or somebody says that it does not.
  private static func checkWhileMoving(
    _ scene: SceneName, _ chapter: Chapter, _ report: inout Report<WrongLink>
  ) {
    guard let before = chapter.before, before.isSound, chapter.after.isSound,
      !chapter.happened([.reaction, .opened, .refused]), !chapter.mayHaveOwnAnswer(since: before)
    else { return }
    report.premiseHeld()
    let copies = chapter.copies(of: scene, since: before)
    if copies.count > 1 {
      report.add(
        .shownTwice,
        Breach(
          blamed: chapter.asked, witnesses: chapter.firstEvents,
          expected: "the scene is shown once, or refused aloud", however: "there are \(copies)"))
    } else if !chapter.isChanged, chapter.arrivals(since: before).isEmpty {
      report.add(
        .dropped,
        Breach(
          blamed: chapter.asked, witnesses: chapter.firstEvents,
          expected: "the scene is shown, or refused aloud", however: "nobody has come"))
    }
  }
}

extension Chapter {
  /// Who has come for a link, where none of the scene can be seen and none was seen meanwhile,
  /// although whoever was asked could be touched then; `nil` where appearance is not told.
  fileprivate func neverSeen(of scene: SceneName, since before: Tree) -> ControllerID? {
    guard let asked, !isCovered(asked), !before.snapshot.isInBackground,
      after.isStill, history.hears([.appearance])
    else { return nil }
    let ofScene = after.nodes.filter { history.sceneName(of: $0.controller) == scene }
    let wasSeen = ofScene.contains { $0.isOnScreen || tells(.willAppear, to: $0.controller) }
    guard !wasSeen else { return nil }
    return ofScene.map(\.controller).first { !before.contains($0) }
  }

  /// Those of a scene who have come for a link; none when somebody may have gone on from there: by
  /// a segue, a reaction or a mind of their own.
  fileprivate func copies(of scene: SceneName, since before: Tree) -> [ControllerID] {
    guard requests.isEmpty, !happened([.reaction]) else { return [] }
    return arrivals(since: before).map(after.controller).filter {
      history.sceneName(of: $0) == scene && !history.followsItsOwnMind($0)
    }
  }
}
