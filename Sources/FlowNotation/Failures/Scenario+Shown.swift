import FlowModel

extension Scenario {
  /// The flow as a person is to read it.
  ///
  /// It is without what is drawn in scenes of an app that the flow never comes to. A case file
  /// keeps that, for the classes count on it.
  ///
  /// - Parameter trace: The trace of the flow.
  /// - Returns: Lines, with one that says what is left out.
  func lines(shownIn trace: Trace) -> [String] {
    guard !world.storyboard.views.isEmpty else { return text.lines }
    var shown = self
    let left = shown.world.storyboard.removeUnseen(seen: Set(trace.cast.compactMap(\.scene)))
    guard !left.isEmpty else { return text.lines }
    let count = world.storyboard.lines.count - shown.world.storyboard.lines.count
    var lines = shown.text.lines
    lines.insert(
      "… and \(count) more of \(left.map(\.spelled).joined(separator: ", ")), "
        + (left.count == 1 ? "which never comes" : "which never come"),
      at: shown.world.storyboard.lines.count)
    return lines
  }
}

extension Storyboard {
  /// Takes out what scenes draw of which no controller is ever there, and those of them to which
  /// nothing leads then.
  ///
  /// - Returns: The scenes of which something was taken out.
  fileprivate mutating func removeUnseen(seen numbers: Set<Int>) -> [SceneName] {
    let unseen = scenes.indices.filter { !numbers.contains($0) }.map { scenes[$0].name }
    let former = self
    segues.removeAll { unseen.contains($0.source) }
    controls.removeAll { unseen.contains($0.scene) }
    views.removeAll { unseen.contains($0.scene) }
    let named =
      segues.compactMap(\.destination) + scenes.flatMap(\.holds)
      + references.map(\.scene) + self.named.flatMap { $0.members.map(\.scene) }
    scenes.removeAll { unseen.contains($0.name) && !named.contains($0.name) }
    return unseen.filter { former.lineCount(of: $0) > lineCount(of: $0) }
  }

  private func lineCount(of scene: SceneName) -> Int {
    segues.count { $0.source == scene } + controls.count { $0.scene == scene }
      + views.count { $0.scene == scene } + scenes.count { $0.name == scene }
  }
}
