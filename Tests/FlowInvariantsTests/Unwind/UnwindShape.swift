import FlowModel
import Testing

/// A tree, an unwind in it, where it should lead and what it should leave.
struct UnwindShape: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var before: String
  var source: String
  var performing: String
  var destination: String?
  var after: String
  var declaring: [SceneName: Contract] = [:]

  /// The unwind as it should be told.
  var tale: Tale { tale(to: destination, leaving: after) }

  /// The same unwind with another end.
  func tale(to destination: String?, leaving after: String) -> Tale {
    let names = Set((before + "\n" + after).split { " \n".contains($0) }.map(String.init))
      .filter { $0.first?.isUppercase == true }.sorted()
    let request = "\(source).done"
    let happens = destination.map {
      """
      create \(request) to \($0)
      prepare \(source) for \(request) to \($0)
      action \($0) \(request)
      perform \(request)
      """
    }
    let storyboard = Storyboard.unwinding(
      names.joined(separator: " "), performing: performing, declaring: declaring)
    return Tale(
      storyboard,
      """
      tree
      \(before.indented)
      do performSegue \(request)
      request \(request)
      \(happens ?? "")
      tree
      \(after.indented)
      """)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}

extension UnwindShape {
  /// Makes a shape from two trees with `=>` between them.
  init(
    _ description: String, from source: String, performing: String, to destination: String?,
    _ trees: String
  ) {
    let lines = trees.split(separator: "\n")
    testDescription = description
    self.source = source
    self.performing = performing
    self.destination = destination
    before = lines.prefix { $0 != "=>" }.joined(separator: "\n")
    after = lines.drop { $0 != "=>" }.dropFirst().joined(separator: "\n")
  }

  func declaring(_ contracts: [SceneName: Contract]) -> UnwindShape {
    var shape = self
    shape.declaring = contracts
    return shape
  }
}
