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
        overrides the method: a stack pushes, a class of an app's own adopts or ignores, and a split \
        view controller replaces a column, the secondary one with a detail; where it has one column \
        only, that shows the detail, and what else it is to show it presents. Where there is none it \
        is presented. While something moves somebody shows it, too, or it is refused; at rest nobody is asked who \
        presents already.
        """,
      source: """
        UIKit, `UIViewController.show(_:sender:)` and \
        `UIViewController.targetViewController(forAction:sender:)`; \
        `UIViewController.showDetailViewController(_:sender:)`.
        """,
      premise: """
        code or a segue asks to show, and it is declared who overrides the method, or, where nobody \
        does, what the topmost presented controller shows; up to a split view controller only what is \
        new, where that one can be seen; and no columns are put into one or side by side meanwhile
        """),
    listens: Listening(steps: [.show, .showDetail, .performSegue, .tap]),
    needs: [.push, .present, .add, .replace, .refused, .reaction],
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongTarget>) {
    guard let (source, isDetail) = chapter.showing, let before = chapter.before,
      let index = before.index(of: source),
      let wanted = before.target(of: index, isDetail: isDetail, in: chapter.history),
      !wanted.isColumn || chapter.showsSomebodyNew,
      !chapter.showsWhoStands(in: wanted, before)
    else { return }
    let refusal = chapter.first(.refused)
    guard refusal.map({ chapter.isByWhoPresents($0, wanting: wanted) }) ?? true else { return }
    report.premiseHeld()
    let change = chapter.changes.first { !chapter.isEmbedding($0) }
    let found =
      change.map { Showing(chapter.trace.events[$0].what, in: chapter.after) } ?? .ignored(nil)
    guard !wanted.agrees(with: found), !chapter.mayHaveGone(found) else { return }
    // While something moves, a class of an app's own may still come to it.
    if !before.isStill, wanted.isOwn || chapter.history.hasOwnMinds { return }
    let clause: WrongTarget =
      if case .ignored = wanted { .notIgnored } else if change == nil { .nobody } else { .another }
    report.add(
      clause,
      Breach(
        blamed: wanted.owner ?? source, witnesses: [change ?? refusal].compactMap(\.self),
        expected: wanted.expectation(of: source),
        however: change == nil ? "nobody shows it" : "somebody else does, or does so otherwise"))
  }
}

/// How something is shown.
private enum Showing {
  case pushed(ControllerID)
  case adopted(ControllerID)
  case ignored(ControllerID?)
  /// It is presented: by whoever is on top of all presentations, or by a split view controller.
  case presented(isOnTop: Bool)
  /// A split view controller has put it into a column, counted from zero.
  case column(Int?, ControllerID)
  case otherwise

  init(_ change: Event.What, in after: Tree) {
    switch change {
    case .push(_, on: let stack): self = .pushed(stack)
    case .add(_, to: let container): self = .adopted(container)
    case .present: self = .presented(isOnTop: false)
    case .replace(let shown, on: let split):
      let columns = after.index(of: split).map { after.children(of: $0) } ?? []
      self = .column(columns.firstIndex { after.controller(at: $0) == shown }, split)
    default: self = .otherwise
    }
  }

  var isColumn: Bool { if case .column = self { true } else { false } }

  /// Whether it is the affair of a class that overrides the method.
  var isOwn: Bool {
    switch self {
    case .adopted, .ignored: true
    case .pushed, .presented, .column, .otherwise: false
    }
  }

  var owner: ControllerID? {
    switch self {
    case .pushed(let owner), .adopted(let owner), .column(_, let owner): owner
    case .ignored(let owner): owner
    case .presented, .otherwise: nil
    }
  }

  func agrees(with other: Showing) -> Bool {
    switch (self, other) {
    case (.pushed(let one), .pushed(let other)), (.adopted(let one), .adopted(let other)):
      one == other
    case (.column(let one, let split), .column(let other, let another)):
      one == other && split == another
    case (.ignored, .ignored), (.presented, .presented): true
    default: false
    }
  }

  func expectation(of source: ControllerID) -> Sentence {
    switch self {
    case .pushed(let stack): "\(stack) pushes what \(source) is asked to show"
    case .adopted(let container): "\(container) adopts what \(source) is asked to show"
    case .ignored(let owner): "\(owner) ignores what \(source) is asked to show"
    case .column(0, let split): "the primary column of \(split) is what \(source) is asked to show"
    case .column(_, let split):
      "the secondary column of \(split) is what \(source) is asked to show"
    case .presented, .otherwise: "what \(source) is asked to show is presented"
    }
  }
}

extension Tree {
  /// How something should be shown; `nil` where that is not declared, or cannot be told of a split
  /// view controller.
  fileprivate func target(of index: Int, isDetail: Bool, in history: History) -> Showing? {
    var child: Int?
    for place in sequence(first: index, next: { parent(of: $0) }) {
      let owner = controller(at: place)
      guard !history.followsItsOwnMind(owner) else { return nil }
      switch history.contract(of: owner, { isDetail ? $0.showDetail : $0.show }) {
      case .adopts: return .adopted(owner)
      case .ignores: return .ignored(owner)
      case nil: break
      }
      switch kind(at: place) {
      case .navigation where !isDetail: return .pushed(owner)
      case .split: return column(of: place, from: child, isDetail: isDetail, in: history)
      case .navigation, .tabs, .content: child = place
      }
    }
    return presentsOnTop(in: history) ? .presented(isOnTop: true) : nil
  }

  /// Whether the controller on top of all presentations presents what it is told to.
  private func presentsOnTop(in history: History) -> Bool {
    sequence(first: 0) { presented(by: $0) }.reduce(nil) { $1 }
      .map { !history.followsItsOwnMind(controller(at: $0)) } ?? true
  }
}

extension Tree {
  /// How a split view controller shows something that is new, when a request has come through one
  /// of its columns or from itself.
  private func column(
    of split: Int, from child: Int?, isDetail: Bool, in history: History
  ) -> Showing? {
    guard nodes[split].isOnScreen, !snapshot.isInBackground else { return nil }
    let columns = children(of: split)
    let owner = controller(at: split)
    switch (snapshot.size, isDetail) {
    case (.regular, true): return .column(min(1, columns.count), owner)
    case (.regular, false): return .column(columns.firstIndex { $0 == child } ?? 0, owner)
    case (.compact, false): return .presented(isOnTop: false)
    case (.compact, true):
      guard columns.count == 1, let primary = columns.first else { return nil }
      guard !history.followsItsOwnMind(controller(at: primary)) else { return nil }
      switch (history.contract(of: controller(at: primary), { $0.show }), kind(at: primary)) {
      case (nil, .navigation): return .pushed(controller(at: primary))
      case (nil, .content), (nil, .tabs):
        switch history.contract(of: owner, { $0.show }) {
        case .adopts: return .adopted(owner)
        case .ignores: return .ignored(owner)
        case nil: return .presented(isOnTop: false)
        }
      default: return nil
      }
    }
  }
}

extension Chapter {
  /// Whether the columns that show something are gone, or show something else, because something
  /// has moved, or somebody in them has a mind of their own.
  fileprivate func mayHaveGone(_ found: Showing) -> Bool {
    guard case .column(let column, let split) = found,
      history.hasOwnMinds || before?.isStill != true
    else { return false }
    return column == nil || after.index(of: split) == nil
  }

  /// Who is asked to show something in the step, and whether as a detail, when that is all that is
  /// asked for.
  fileprivate var showing: (source: ControllerID, isDetail: Bool)? {
    guard let before, before.isSound, !isHalted,
      !happened([.reaction, .declined, .opened, .collapse, .expand])
    else { return nil }
    switch action {
    case .show(_, on: let label):
      return receiver(label, in: before).map { (before.controller(at: $0), false) }
    case .showDetail(_, on: let label):
      return receiver(label, in: before).map { (before.controller(at: $0), true) }
    default: return shownBySegue
    }
  }

  /// Whether somebody refuses to present who presents already, although nobody does on top of all
  /// presentations, and nothing moves.
  fileprivate func isByWhoPresents(_ refusal: Int, wanting wanted: Showing) -> Bool {
    guard case .presented(isOnTop: true) = wanted,
      case .refused(.alreadyPresenting, _) = trace.events[refusal].what
    else { return false }
    return before?.isStill == true && !history.hasOwnMinds
  }

  /// Whether an event is what the embed segue of a view has led to that was loaded meanwhile.
  fileprivate func isEmbedding(_ number: Int) -> Bool {
    requests.contains { $0.trigger == .load && $0.effects.contains(number) }
  }

  /// Whether what is to be shown stands nowhere yet.
  fileprivate var showsSomebodyNew: Bool {
    switch action {
    case .show(.existing, on: _), .showDetail(.existing, on: _): false
    default: true
    }
  }

  /// Whether somebody is shown who stands already in the stack that is to push them, which raises
  /// there; a class of an app's own may keep it from coming to that.
  fileprivate func showsWhoStands(in wanted: Showing, _ before: Tree) -> Bool {
    guard case .pushed(let stack) = wanted, let subject = action?.subject,
      let place = handedOver(subject).flatMap(before.index(of:))
    else { return false }
    return before.parent(of: place).map(before.controller) == stack
  }

  private var shownBySegue: (source: ControllerID, isDetail: Bool)? {
    // Code that dismisses and then performs shows it in another tree than there was.
    guard let record = onlyRequest, firstSent(.perform, for: record) != nil,
      let segue = record.segue, segue.isOfTheHouse,
      let start = record.events.first, !changes.contains(where: { $0 < start })
    else { return nil }
    switch segue.kind {
    case .show: return (record.source, false)
    case .showDetail: return (record.source, true)
    // An intermediate action segue that is given nobody to put between shows its destination.
    case .custom where history.puts(segue, of: record.source) == false:
      return (record.source, false)
    default: return nil
    }
  }
}
