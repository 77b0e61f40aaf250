/// Takes back what the user has done, and does it once more.
///
/// What is registered outside a group is one of its own, where in Foundation all of one event
/// belongs together (a reading chosen by this project: a step is no event).
///
/// - SeeAlso: Foundation, `UndoManager`.
open class UndoManager {
  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  private var closedRegistration = 0
  private var work = Work.none

  private enum Work { case none, undoing, redoing }

  fileprivate struct Group {
    var name = ""
    var entries: [Entry] = []
  }

  fileprivate struct Entry {
    weak var target: AnyObject?
    let act: () -> Void
  }

  /// How many groups are kept; as many as there are when it is zero.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether all of one event belongs together; nothing goes by it.
  open var groupsByEvent = true

  /// Makes a manager with nothing to take back.
  public init() {}

  /// Whether something is being taken back.
  open var isUndoing: Bool { work == .undoing }
  /// Whether something is being done once more.
  open var isRedoing: Bool { work == .redoing }
  /// Whether there is something to take back.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether there is something to do once more.
  open var canRedo: Bool { !redone.isEmpty }
  /// What people call what would be taken back.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// What people call what would be done once more.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// Whether what is registered counts.
  open var isUndoRegistrationEnabled: Bool { closedRegistration == 0 }
  /// How many groups are open, one in the other.
  open var groupingLevel: Int { open.count }

  /// Has nothing registered until it is enabled again.
  open func disableUndoRegistration() { closedRegistration += 1 }
  /// Has things registered again.
  open func enableUndoRegistration() { closedRegistration = max(0, closedRegistration - 1) }

  /// Says what is done to take something back; the target is not kept.
  ///
  /// What is registered while something is taken back is what is done once more.
  ///
  /// - SeeAlso: Foundation, `UndoManager.registerUndo(withTarget:handler:)`.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let entry = Entry(target: target) { [weak target] in if let target { handler(target) } }
    if !open.isEmpty { return open[open.count - 1].entries.append(entry) }
    close(Group(entries: [entry]))
  }

  /// Gives what was registered last a name.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty { return open[open.count - 1].name = actionName }
    if isUndoing, !redone.isEmpty { return redone[redone.count - 1].name = actionName }
    if !undone.isEmpty { undone[undone.count - 1].name = actionName }
  }

  /// Begins a group: what is registered until it ends is taken back together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.entries.isEmpty else { return }
    if open.isEmpty { return close(group) }
    open[open.count - 1].entries += group.entries
  }

  /// Takes back what was done last.
  open func undo() {
    guard work == .none, let group = undone.popLast() else { return }
    carryOut(group, as: .undoing)
  }

  /// Does once more what was taken back last.
  open func redo() {
    guard work == .none, let group = redone.popLast() else { return }
    carryOut(group, as: .redoing)
  }

  /// Forgets everything.
  open func removeAllActions() {
    undone = []
    redone = []
    open = []
  }

  /// Forgets what is to be done to a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undone = undone.without(target)
    redone = redone.without(target)
  }

  private func carryOut(_ group: Group, as work: Work) {
    self.work = work
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for entry in group.entries.reversed() { entry.act() }
    endUndoGrouping()
    self.work = .none
  }

  private func close(_ group: Group) {
    if isUndoing { return redone.append(group) }
    undone.append(group)
    if work == .none { redone = [] }
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo {
      undone.removeFirst(undone.count - levelsOfUndo)
    }
  }
}

extension [UndoManager.Group] {
  fileprivate func without(_ target: AnyObject) -> [UndoManager.Group] {
    compactMap { group in
      var group = group
      group.entries.removeAll { $0.target === target }
      return group.entries.isEmpty ? nil : group
    }
  }
}
