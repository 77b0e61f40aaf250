import FlowFuzzing
import FlowModel
import FlowNotation

extension StoryboardReach {
  /// How many names a line has at most.
  private static let namesMax = 8

  /// What no flow has come to, a line each for scenes, segues and controls; those that would name
  /// nothing are left out.
  var lines: [String] {
    [
      line("scenes never shown", neverShown.map(\.spelled)),
      line("segues never performed", neverPerformed.map(\.nameWithSource)),
      line("controls never touched", neverTouched.map(\.nameWithScene)),
    ].compactMap(\.self)
  }

  private func line(_ title: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let rest = names.count - Self.namesMax
    let told = names.prefix(Self.namesMax).joined(separator: ", ")
    return "\(title): \(told)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Segue {
  fileprivate var nameWithSource: String { "\(source.spelled).\(identifier.spelled)" }
}

extension Control {
  fileprivate var nameWithScene: String { "\(scene.spelled).\(name.spelled)" }
}
