import FlowFuzzing
import FlowModel
import FlowNotation

extension StoryboardReach {
  /// What no flow has come to, a line each for scenes, segues and controls; those that would name
  /// nothing are left out.
  var lines: [String] {
    [
      neverShown.map(\.spelled).line("scenes never shown"),
      neverPerformed.map(\.nameWithSource).line("segues never performed"),
      neverTouched.map(\.nameWithScene).line("controls never touched"),
    ].compactMap(\.self)
  }
}

extension Segue {
  fileprivate var nameWithSource: String { "\(source.spelled).\(identifier.spelled)" }
}

extension Control {
  fileprivate var nameWithScene: String { "\(scene.spelled).\(name.spelled)" }
}
