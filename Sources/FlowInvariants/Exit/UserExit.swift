import FlowModel

/// What the delegate of a presentation is asked and told about the user.
///
/// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate`.
enum ExitWord: String, CaseIterable {
  case shouldDismiss = "presentationControllerShouldDismiss"
  case willDismiss = "presentationControllerWillDismiss"
  case didDismiss = "presentationControllerDidDismiss"
  case didAttempt = "presentationControllerDidAttemptToDismiss"

  /// Whether it tells that the user leaves or has left.
  var isTurn: Bool { self == .willDismiss || self == .didDismiss }
}

/// One call of a delegate.
struct ExitCall {
  let event: Int
  let subject: ControllerID
  let word: ExitWord
}

/// A sheet that the user pulls down in a step, or a popover that they touch outside of.
struct UserExit {
  let controller: ControllerID
  /// What its delegate should hear at once; `nil` when that cannot be told.
  let expected: [ExitWord]?
}

/// Where an exit of the user stands.
enum ExitTurn {
  case willLeave, hasLeft, stays
}

extension Trace {
  /// The calls of delegates, in order.
  func exitCalls(among chapterKinds: [EnumSet<Event.Kind>]) -> [ExitCall] {
    var calls: [ExitCall] = []
    for (chapter, kinds) in chapterKinds.enumerated() where kinds.contains(.callback) {
      for number in events(ofChapter: chapter) {
        guard case .callback(let subject, let text) = events[number].what,
          events[number].vantage == .sent, let word = ExitWord(rawValue: self.text(of: text))
        else { continue }
        calls.append(ExitCall(event: number, subject: subject, word: word))
      }
    }
    return calls
  }
}

extension Chapter {
  /// The calls of delegates in this step, in order.
  var exitCalls: [ExitCall] {
    guard happened([.callback]) else { return [] }
    return history.exitCalls.filter { events.contains($0.event) }
  }

  /// Whether the user leaves a presentation in this step, or tries to.
  var isPull: Bool {
    switch action {
    case .swipeDown, .beginSwipeDown, .tapOutside: true
    default: false
    }
  }

  /// The presentation that the user leaves in this step, if the touch reaches it.
  var userExit: UserExit? {
    let label: Label
    switch action {
    case .swipeDown(let sheet), .beginSwipeDown(let sheet), .tapOutside(let sheet): label = sheet
    default: return nil
    }
    guard let before, before.isSound, !isDeclined, !isHalted,
      let index = receiver(label, in: before)
    else { return nil }
    return UserExit(
      controller: before.controller(at: index), expected: expectedCalls(at: index, in: before))
  }

  private func expectedCalls(at index: Int, in tree: Tree) -> [ExitWord]? {
    let seen = tree.visible(in: index).map(tree.controller)
    let contracts = seen.compactMap { trace.scene(of: $0)?.contract }
    guard !seen.contains(where: mayBeMadeByTheApp), !mayBeKept(index, in: tree) else { return nil }
    if contracts.contains(where: \.isModal) { return [.didAttempt] }
    // A stock stack in a compact window may stand for a controller that has left it since.
    let node = tree.nodes[index]
    let subject = node.replaced ?? node.controller
    let scene = trace.scene(of: subject)
    if scene == nil, tree.snapshot.size == .compact, trace.cast[subject.index].kind == .navigation {
      return nil
    }
    let keeps = scene?.contract.keeps ?? false
    return [.shouldDismiss, keeps ? .didAttempt : .willDismiss]
  }

  /// Whether a class may have said of a presentation that the user stays in it, or may not: one in
  /// it, also behind others, or the one that has asked for it.
  private func mayBeKept(_ index: Int, in tree: Tree) -> Bool {
    let inside = tree.subtree(of: index).map(tree.controller)
    let caller = tree.nodes[index].caller.map { [$0] } ?? []
    return (inside + caller).contains { history.leavesOpen(.exits, of: $0) }
  }

  /// Whether a class of an app's own may have made a stock controller, and so have said of it what
  /// nobody has declared.
  ///
  /// It may where the controller has not stood there from the beginning, and no step has asked for
  /// it.
  private func mayBeMadeByTheApp(_ controller: ControllerID) -> Bool {
    guard trace.scene(of: controller) == nil, trace.world.storyboard.hasOwnClasses,
      !trace.isEntered(controller) || !history.trees[0].contains(controller)
    else { return false }
    guard let birth = history.birth(of: controller), let step = trace.step(ofEvent: birth) else {
      return true
    }
    let action = trace.steps[step].action
    guard action == .alert || action.subject?.isStock == true else { return true }
    return history.chapter(ofStep: step).firstMade != controller
  }

  /// Whether the gesture that the user had begun last on a controller pulls it down, for a stack
  /// can be swiped back in as well.
  private func isPulledDown(_ controller: ControllerID, before event: Int) -> Bool {
    let beginning = trace.events[..<event].lastIndex { $0.what == .interaction(controller, .began) }
    return beginning.flatMap(trace.step(ofEvent:)).map { trace.steps[$0].kind == .beginSwipeDown }
      ?? true
  }

  /// What happened last to the user's exit from a controller, before an event.
  func lastTurn(of controller: ControllerID, before event: Int) -> ExitTurn? {
    let call = history.exitCalls.last {
      $0.event < event && $0.subject == controller && $0.word.isTurn
    }
    let isTakenBack = trace.events[(call?.event ?? 0)..<event].indices.contains { number in
      trace.events[number].what == .interaction(controller, .cancelled)
        && isPulledDown(controller, before: number)
    }
    if isTakenBack { return .stays }
    return call.map { $0.word == .willDismiss ? .willLeave : .hasLeft }
  }
}

extension Storyboard {
  /// Whether a class of an app's own stands behind a scene or a segue.
  fileprivate var hasOwnClasses: Bool {
    scenes.contains { $0.className != nil } || segues.contains { $0.className != nil }
  }
}

extension Step.Subject {
  /// Whether it is a new controller of no scene.
  fileprivate var isStock: Bool { if case .new(.stock) = self { true } else { false } }
}
