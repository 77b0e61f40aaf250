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
    neverShown.map(\.spelled).lines(titled: "scenes never shown", namesMax: namesMax)
      + neverPerformed.map(\.nameWithSource).lines(
        titled: "segues never performed", namesMax: namesMax)
      + neverTouched.map(\.nameWithScene).lines(
        titled: "controls never touched", namesMax: namesMax)
      + missingActions(namesMax: namesMax)
  }

  /// What is wired to an action that its class does not have, as above.
  package func missingActions(namesMax: Int) -> [String] {
    sentToNobody.map(\.nameWithScene).lines(
      titled: "controls whose action their class does not have", namesMax: namesMax)
      + madeByNobody.map(\.nameWithSource).lines(
        titled: "segues whose segue action their class does not have", namesMax: namesMax)
  }
}

extension Segue {
  fileprivate var nameWithSource: String { "\(source.spelled).\(identifier.spelled)" }
}

extension Control {
  fileprivate var nameWithScene: String { "\(scene.spelled).\(name.spelled)" }
}
