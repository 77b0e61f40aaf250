import FlowModel
import Testing

/// A flow, and what a relation makes of it.
struct Variation: Sendable, CustomTestStringConvertible {
  var id: InvariantID
  var flow: String
  var difference = ""

  var testDescription: String { id.text }

  /// A flow for each relation.
  static let all = [
    Variation(
      id: "window.wrapped-root-changes-nothing",
      flow: sheet + "do push Page on n creating p\n",
      difference: """
        -   Page as h
        +   content "wrapper 1"
        +     Page as h
        """),
    Variation(
      id: "transition.animation-changes-no-tree",
      flow: sheet + "do performSegue t.more creating p\n",
      difference: """
        - segue Page.more show Page
        + segue Page.more show Page, unanimated
        """),
    Variation(
      id: "navigation.push-and-pop-change-nothing",
      flow: sheet + "do dismiss h unsettled\n",
      difference: """
        + do push content on n creating "detour 1"
        + do pop n
        """),
    Variation(
      id: "presentation.present-and-dismiss-change-nothing",
      flow: sheet + "do dismiss h\n",
      difference: """
        + do present content on n creating "detour 1"
        + do dismiss n
        + do dismiss h
        + do present content on h creating "detour 2"
        """),
    Variation(
      id: "size.detour-changes-nothing",
      flow: sheet + "do size compact\n",
      difference: """
        + do size regular
        + do size compact
        """),
    Variation(
      id: "exit.back-does-what-pop-does",
      flow: sheet + "do push Page on n creating p\ndo back n\ndo pop n\n",
      difference: """
        - do back n
        + do back n
        """),
    Variation(
      id: "exit.swipe-does-what-dismiss-does",
      flow: sheet + "do swipeDown n\ndo present Page on h as popover creating p\ndo dismiss h\n",
      difference: """
        - do swipeDown n
        + do dismiss n
        - do dismiss h
        + do tapOutside p
        """),
  ]

  /// Flows in which a relation would accuse what is right, or may be.
  static let silent = [
    Variation(id: "window.wrapped-root-changes-nothing", flow: sheet + "do root Page creating p\n"),
    Variation(
      id: "window.wrapped-root-changes-nothing",
      flow: sheet.replacing("scene Page content", with: "scene Page content, unwinds done")),
    Variation(
      id: "window.wrapped-root-changes-nothing",
      flow: sheet.replacing(
        "scene Page content", with: "scene Page content\nscene Own content, unknown show")
        + "do push Own on n\n"),
    Variation(
      id: "transition.animation-changes-no-tree",
      flow: sheet + "do performSegue t.more creating p unsettled\n"),
    Variation(
      id: "navigation.push-and-pop-change-nothing",
      flow: sheet.replacing("scene Page content", with: "scene Page content, unknown calls")),
    Variation(
      id: "presentation.present-and-dismiss-change-nothing",
      flow: sheet.replacing(
        "segue Page.more show Page",
        with: "segue Page.more show Page\nreaction Page viewDidAppear performs more")),
    Variation(
      id: "size.detour-changes-nothing",
      flow: sheet.replacing("scene Page content", with: "scene Page content, adapts none")),
    Variation(id: "exit.back-does-what-pop-does", flow: sheet + "do back n unsettled\n"),
    Variation(
      id: "exit.swipe-does-what-dismiss-does",
      flow: sheet.replacing("scene Page content", with: "scene Page content, modal")
        + "do dismiss h\n"),
  ]
}

/// A page that presents a stack of two as a form sheet.
let sheet = """
  scene Page content
  segue Page.more show Page

  stage regular
    Page as h
    presented by h as formSheet
      nav n
        Page as g
        Page as t


  """

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == old ? new : String($0) }.joined(separator: "\n")
  }
}
