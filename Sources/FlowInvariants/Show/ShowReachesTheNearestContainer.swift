import FlowModel

private enum WrongTarget: String, Clauses {
  /// Somebody else shows it.
  case another
  /// Nobody shows it.
  case nobody
  /// It is shown although the nearest who was asked ignores it.
  case notIgnored
}

extension Invariant {
  /// What is to be shown is shown by the nearest controller that can.
  public static let showReachesTheNearestContainer = Invariant(
    "show.reaches-the-nearest-container",
    About(
      statement: """
        What a controller is asked to show is shown by itself or the nearest of its containers that \
        overrides the method: a stack pushes, a class of an app's own adopts or ignores. Where \
        there is none it is presented.
        """,
      source: """
        UIKit, `UIViewController.show(_:sender:)` and \
        `UIViewController.targetViewController(forAction:sender:)`; \
        `UIViewController.showDetailViewController(_:sender:)`.
        """,
      premise: """
        code or a segue asks to show in a tree at rest, it is declared who overrides the method, \
        and the nearest who does is no split view controller
        """),
    listens: Listening(steps: [.show, .showDetail, .performSegue, .tap]),
    needs: [.push, .present, .add, .refused, .reaction],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongTarget>) {
    guard let (source, isDetail) = chapter.showing, let before = chapter.before,
      let index = before.index(of: source),
      let wanted = before.target(of: index, isDetail: isDetail, in: chapter.trace),
      !chapter.happened([.refused])
    else { return }
    report.premiseHeld()
    let change = chapter.changes.first
    let found = change.map { Showing(chapter.trace.events[$0].what) } ?? .ignored(nil)
    guard !wanted.agrees(with: found) else { return }
    let clause: WrongTarget =
      if case .ignored = wanted { .notIgnored } else if change == nil { .nobody } else { .another }
    report.add(
      clause,
      Breach(
        blamed: wanted.owner ?? source, witnesses: change.map { [$0] } ?? [],
        expected: wanted.expectation(of: source),
        however: change == nil ? "nobody shows it" : "somebody else does, or does so otherwise"))
  }
}

/// How something is shown.
private enum Showing {
  case pushed(ControllerID)
  case adopted(ControllerID)
  case ignored(ControllerID?)
  case presented
  case otherwise

  init(_ change: Event.What) {
    switch change {
    case .push(_, on: let stack): self = .pushed(stack)
    case .add(_, to: let container): self = .adopted(container)
    case .present: self = .presented
    default: self = .otherwise
    }
  }

  var owner: ControllerID? {
    switch self {
    case .pushed(let owner), .adopted(let owner): owner
    case .ignored(let owner): owner
    case .presented, .otherwise: nil
    }
  }

  func agrees(with other: Showing) -> Bool {
    switch (self, other) {
    case (.pushed(let one), .pushed(let other)), (.adopted(let one), .adopted(let other)):
      one == other
    case (.ignored, .ignored), (.presented, .presented): true
    default: false
    }
  }

  func expectation(of source: ControllerID) -> Sentence {
    switch self {
    case .pushed(let stack): "\(stack) pushes what \(source) is asked to show"
    case .adopted(let container): "\(container) adopts what \(source) is asked to show"
    case .ignored(let owner): "\(owner) ignores what \(source) is asked to show"
    case .presented, .otherwise: "what \(source) is asked to show is presented"
    }
  }
}

extension Tree {
  /// How something should be shown; `nil` where that is not declared, or up to a split view controller.
  fileprivate func target(of index: Int, isDetail: Bool, in trace: Trace) -> Showing? {
    for place in sequence(first: index, next: { parent(of: $0) }) {
      let owner = controller(at: place)
      let contract = trace.scene(of: owner)?.contract ?? Contract()
      guard !contract.unknown.contains(.show) else { return nil }
      switch isDetail ? contract.showDetail : contract.show {
      case .adopts: return .adopted(owner)
      case .ignores: return .ignored(owner)
      case nil: break
      }
      switch trace.cast[owner.index].kind {
      case .navigation where !isDetail: return .pushed(owner)
      case .split: return nil
      case .navigation, .tabs, .content: continue
      }
    }
    return .presented
  }
}

extension Chapter {
  /// Who is asked to show something in the step, and whether as a detail, when that is all that is
  /// asked for.
  fileprivate var showing: (source: ControllerID, isDetail: Bool)? {
    guard let before, before.isSound, before.snapshot.inFlightCount == 0, !isHalted,
      !happened([.reaction, .declined, .opened])
    else { return nil }
    switch action {
    case .show(_, on: let label):
      return receiver(label, in: before).map { (before.controller(at: $0), false) }
    case .showDetail(_, on: let label):
      return receiver(label, in: before).map { (before.controller(at: $0), true) }
    default: return shownBySegue
    }
  }

  private var shownBySegue: (source: ControllerID, isDetail: Bool)? {
    let own = requests.filter { $0.trigger != .load }
    guard own.count == 1, let record = own.first, firstSent(.perform, for: record) != nil,
      let segue = record.segue, segue.performing == nil || segue.performing == .super
    else { return nil }
    switch segue.kind {
    case .show: return (record.source, false)
    case .showDetail: return (record.source, true)
    default: return nil
    }
  }
}
