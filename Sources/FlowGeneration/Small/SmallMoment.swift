import FlowModel

/// Who stands at a moment of a small flow, by name and kind, and what has been begun.
///
/// It is told by the steps alone, and never asks a system: whoever a step has removed is still
/// here. Whatever is done to it is declined, unless the app retains it and it comes again.
struct SmallMoment: Hashable {
  /// The sorts of all controllers that have a name, in the order of their birth.
  private(set) var standing: [SmallKind]
  private(set) var size: SizeClass
  private(set) var isInBackground = false
  private(set) var hasSavedState = false
  /// Whether the last step left what it began in flight.
  private(set) var mayMove = false
  /// Whether a gesture has been begun and not ended.
  private(set) var hasGesture = false

  /// Begins with the controllers of a stage.
  init(_ stage: Stage, among kinds: SmallKinds) {
    standing = stage.entries.map(kinds.sort)
    size = stage.size
  }

  /// The name of whoever is born next.
  var nextLabel: Label { Label.small[standing.count] }

  /// What stands when a step has been done.
  func after(_ step: Step) -> SmallMoment {
    var next = self
    if !step.creating.isEmpty, let kind = step.action.madeKind {
      next.standing.append(SmallKind(kind))
    }
    next.mayMove = !step.settles
    next.hasGesture = !step.settles && (hasGesture || step.action.beginsGesture)
    switch step.action {
    case .size(let size): next.size = size
    case .background: next.isInBackground = true
    case .foreground: next.isInBackground = false
    case .save: next.hasSavedState = true
    case .finish, .cancel: next.hasGesture = false
    default: break
    }
    return next
  }
}

extension Step.Action {
  /// The kind of the one controller that is made in code; `nil` when none is.
  var madeKind: ControllerKind? {
    guard case .stock(let kind)? = made else { return nil }
    return kind
  }

  fileprivate var beginsGesture: Bool {
    switch self {
    case .beginBack, .beginSwipeDown: true
    default: false
    }
  }
}
