import FlowFuzzing
import FlowModel
import FlowNotation

extension StoryboardReach {
  /// What no flow has come to, and what is wired to nothing, a line each for scenes, segues and
  /// controls; those that would name nothing are left out.
  ///
  /// - Parameter namesMax: How many names a line has at most.
  /// - Returns: The lines.
  func lines(namesMax: Int) -> [String] {
    [
      neverShown.map(\.spelled).line("scenes never shown", namesMax: namesMax),
      neverPerformed.map(\.nameWithSource).line("segues never performed", namesMax: namesMax),
      neverTouched.map(\.nameWithScene).line("controls never touched", namesMax: namesMax),
    ].compactMap(\.self) + missingActions(namesMax: namesMax)
  }

  /// What is wired to an action that its class does not have, as above.
  package func missingActions(namesMax: Int) -> [String] {
    [
      sentToNobody.map(\.nameWithScene).line(
        "controls whose action their class does not have", namesMax: namesMax),
      madeByNobody.map(\.nameWithSource).line(
        "segues whose segue action their class does not have", namesMax: namesMax),
    ].compactMap(\.self)
  }
}

extension Segue {
  fileprivate var nameWithSource: String { "\(source.spelled).\(identifier.spelled)" }
}

extension Control {
  fileprivate var nameWithScene: String { "\(scene.spelled).\(name.spelled)" }
}
