import FlowModel
import SegueSimulation

/// Plays steps on a stage and hands over what happened.
func play(
  _ storyboard: Storyboard = Storyboard(), on root: StageEntry,
  presenting presentations: [StagePresentation] = [], _ steps: Step...
) -> Trace {
  let stage = Stage(root: root, presentations: presentations)
  let scenario = Scenario(World(storyboard: storyboard, stage: stage), steps: steps)
  return SegueSimulation().trace(of: scenario)
}

extension StageEntry {
  /// A plain controller of the house.
  static func plain(_ label: Label, _ children: StageEntry...) -> StageEntry {
    StageEntry(label, .stock(.content), children: children)
  }

  /// A navigation controller of the house.
  static func stack(_ label: Label, _ children: StageEntry...) -> StageEntry {
    StageEntry(label, .stock(.navigation), children: children)
  }

  /// A tab bar controller of the house.
  static func tabs(
    _ label: Label, selecting tab: Label? = nil, _ children: StageEntry...
  ) -> StageEntry {
    StageEntry(label, .stock(.tabs), children: children, selected: tab)
  }

  /// A controller of a scene.
  static func scene(
    _ scene: SceneName, _ label: Label, _ children: StageEntry...
  ) -> StageEntry {
    StageEntry(label, .scene(scene), children: children)
  }
}

extension Trace {
  /// What the system told; views, and what stacks tell their delegates, left out.
  var sent: [Event.What] {
    events.filter {
      $0.vantage == .sent && ![.load, .appearance].contains($0.kind) && !isToldByAStack($0)
    }.map(\.what)
  }

  private func isToldByAStack(_ event: Event) -> Bool {
    guard case .callback(_, let word) = event.what else { return false }
    return ["willShow", "didShow"].contains(text(of: word))
  }

  /// What kinds of things the controllers told, views and parents left out.
  var received: [Event.Kind] {
    events.filter { $0.vantage == .received && ![.appearance, .containment].contains($0.kind) }.map(
      \.kind)
  }

  /// What the system told of these kinds.
  func sent(_ kinds: Event.Kind...) -> [Event.What] {
    sent.filter { kinds.contains(Event($0).kind) }
  }

  /// The last tree in one line: children in brackets, what is presented after a plus.
  var tree: String {
    guard let snapshot = snapshots.last, !snapshot.nodes.isEmpty else { return "" }
    return text(of: 0, in: snapshot)
  }

  private func text(of index: Int, in snapshot: Snapshot) -> String {
    let member = cast[snapshot.nodes[index].controller.index]
    let name = member.label?.text ?? "#\(snapshot.nodes[index].controller.number)"
    let children = snapshot.children(of: index).map { text(of: $0, in: snapshot) }
    let presented = snapshot.presented(by: index).map { "+" + text(of: $0, in: snapshot) } ?? ""
    return (children.isEmpty ? name : "\(name)[\(children.joined(separator: " "))]") + presented
  }
}

/// The controller of a number.
func number(_ number: Int) -> ControllerID { ControllerID(number) }
