import FlowStoryboards
import Foundation
import Testing

/// A storyboard around scenes: the first scene begins on line 3.
func document(_ scenes: String, initial: String? = "A", runtime: String = "iOS.CocoaTouch")
  -> String
{
  let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  return """
    <document type="com.apple.Storyboard.XIB" targetRuntime="\(runtime)"\(initial)>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

/// A scene around a controller and what stands beside it.
func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

/// A scene of a plain controller with connections of its own.
func screen(_ id: String, _ attributes: String = "", _ connections: String = "") -> String {
  scene(
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">\
    <connections>\(connections)</connections></viewController>
    """)
}

/// A scene of a container with relationships, each a destination and a name.
func container(_ element: String, _ id: String, _ held: (id: String, name: String)...) -> String {
  let segues = held.map { held in
    #"<segue kind="relationship" destination="\#(held.id)" relationship="\#(held.name)"/>"#
  }
  return scene(
    "<\(element) id=\"\(id)\"><connections>\(segues.joined())</connections></\(element)>")
}

/// A storyboard of one screen with views and outlets to them, and what stands beside it.
func page(
  _ views: String, outlets: KeyValuePairs<String, String>, beside others: String = ""
) -> String {
  let connections = outlets.map { #"<outlet property="\#($0.key)" destination="\#($0.value)"/>"# }
  return document(
    scene(
      """
      <viewController id="A" sceneMemberID="viewController"><view key="view"><subviews>
      \(views)
      </subviews></view><connections>\(connections.joined())</connections></viewController>
      \(others)
      """))
}

/// Reads text as the file `Main.storyboard`.
func read(
  _ text: String, unwinds implementers: UnwindImplementers = .assumed
) throws(StoryboardFileError) -> StoryboardReading {
  try StoryboardFile.read(Data(text.utf8), name: "Main.storyboard", unwinds: implementers)
}

/// One line of a table: what is read, and what comes of it.
struct Row: Sendable, CustomTestStringConvertible {
  var name: String
  var file: String
  var expected: String

  init(_ name: String, _ file: String, _ expected: String) {
    self.name = name
    self.file = file
    self.expected = expected
  }

  var testDescription: String { name }

  /// What a row of a table that leads nowhere tells its delegate.
  static let selection = "tableView:willSelectRowAtIndexPath:, tableView:didSelectRowAtIndexPath:"
}
