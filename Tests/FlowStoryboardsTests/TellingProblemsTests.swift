import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Telling problems` {
  @Test(arguments: [
    Row(
      "custom class", segue(#"kind="custom" identifier="go" customClass="Flip""#),
      """
      4:1: note: custom segue class Flip of 'go' is played as a modal presentation where it is not \
      registered
      """),
    Row(
      "class of a built-in kind", segue(#"kind="show" identifier="go" customClass="Flip""#),
      "4:1: note: segue class Flip of 'go' is played as calling super.perform()"),
    Row(
      "custom without class", segue(#"kind="custom" identifier="go""#),
      "4:1: warning: custom segue 'go' names no class; performing it is a misuse"),
    Row(
      "popover", segue(#"kind="popoverPresentation" identifier="go""#),
      """
      4:1: warning: popover 'go' names nothing that it points at; performing it is a misuse, unless \
      code names something before
      """),
    Row(
      "unknown kind", segue(#"kind="sheet" identifier="go""#),
      "4:1: warning: segue 'go' is left out: 'sheet' is no kind that UIKit has"),
    Row(
      "unknown style", segue(#"kind="modal" identifier="go" modalPresentationStyle="custom""#),
      "4:1: warning: presentation style 'custom' is not understood; automatic is played"),
    Row(
      "nothing can fire it", segue(#"kind="show" id="s1""#),
      """
      4:1: warning: segue 's1' has neither control nor identifier, so that nothing can fire it; give \
      it one, or delete it
      """),
    Row(
      "unknown relationship", segue(#"kind="relationship" relationship="nextPage""#),
      "4:1: warning: relationship 'nextPage' is left out: 'A' has none of that name"),
    Row(
      "unwind to no exit", segue(#"kind="unwind" identifier="go" unwindAction="x:""#),
      """
      4:1: error: unwind segue 'go' leads to 'A', which is no exit of a scene
      4:1: warning: no scene leads here, so nobody is assumed to implement x:
      """),
    Row(
      "unwind without action", segue(#"kind="unwind" identifier="go""#),
      """
      4:1: warning: unwind segue 'go' names no action, and is left out; connect it to its exit again
      """),
    Row(
      "embed in itself", segue(#"kind="embed""#),
      "4:1: error: 'A' would contain itself; the connection is left out"),
    Row(
      "pages", document(scene(#"<pageViewController id="A"/>"#)),
      """
      3:17: warning: the pages of 'A' are made in code; they are played where the class is registered
      """),
    Row(
      "unknown controller",
      document(scene(#"<mapController id="A" sceneMemberID="viewController"/>"#)),
      "3:17: warning: <mapController> 'A' is not known; it is played as a plain view controller"),
    Row(
      "empty container", document(container("navigationController", "A")),
      "3:17: note: the container 'A' holds nothing here; what code puts into it is not played"),
    Row(
      "second root",
      document(
        container(
          "navigationController", "A", ("B", "rootViewController"), ("B", "rootViewController"))
          + screen("B")),
      "3:137: warning: the second root of 'A' is left out"),
    Row(
      "a segue action of a relationship",
      document(
        container("navigationController", "A", ("B", "rootViewController")).replacing(
          "relationship=", with: #"destinationCreationSelector="makeRoot:" relationship="#)
          + screen("B")),
      """
      3:59: warning: the segue action makeRoot: of this relationship is not called; 'B' is made \
      without it
      """),
    Row(
      "secondary column alone",
      document(
        container("splitViewController", "A", ("B", "detailViewController")) + screen("B")),
      """
      3:17: note: the container 'A' holds nothing here; what code puts into it is not played
      3:58: warning: 'A' has a secondary column and no primary one here; the column is left out
      """),
    Row(
      "no initial controller", document(screen("A"), initial: nil),
      """
      1:1: note: there is no initial controller; a flow begins at 'A' unless another scene is named \
      to begin with
      """),
    Row(
      "initial controller nowhere", document(screen("A"), initial: "Z"),
      "1:1: error: the initial controller 'Z' does not exist in this file"),
    Row(
      "outside",
      document(
        screen("A") + "\n"
          + scene(
            #"""
            <viewControllerPlaceholder id="R" storyboardName="Help" referencedIdentifier="FAQ"/>
            """#)),
      """
      4:17: note: 'FAQ' stands outside this file, in Help; it is played as an empty scene unless \
      that file is read, too
      """),
    Row(
      "empty reference",
      document(screen("A") + "\n" + scene(#"<viewControllerPlaceholder id="R"/>"#)),
      """
      4:17: error: the storyboard reference 'R' names nothing; a segue to it is a misuse, and where a \
      container holds it, it is played as an empty scene
      """),
    Row(
      "broken reference",
      document(
        screen("A") + "\n"
          + scene(#"<viewControllerPlaceholder id="R" referencedIdentifier="Help"/>"#)),
      """
      4:17: error: 'Help' refers to 'Help', and no scene of this file is called that; a segue to it is \
      a misuse, and where a container holds it, it is played as an empty scene
      """),
    Row(
      "reference to the initial controller of this file, which has none",
      document(
        screen("A") + "\n"
          + scene(#"<viewControllerPlaceholder id="R" storyboardName="Main"/>"#), initial: nil),
      """
      1:1: note: there is no initial controller; a flow begins at 'A' unless another scene is named \
      to begin with
      4:17: error: Main has no initial controller, to which 'Main' refers; a segue to it is a \
      misuse, and where a container holds it, it is played as an empty scene
      """),
    Row(
      "scene without a controller", document(screen("A") + "\n" + scene("<exit id=\"X\"/>")),
      """
      4:1: warning: this scene has no controller, and is left out; delete it, or restore what a merge \
      has lost
      """),
    Row(
      "unknown style of a scene", document(screen("A", #"modalPresentationStyle="custom""#)),
      "3:17: warning: presentation style 'custom' is not understood; automatic is played"),
    Row(
      "controls without a segue",
      document(
        scene(
          """
          <viewController id="A"><button><connections><action selector="x:"/></connections></button>
          </viewController>
          """)),
      "3:17: note: 1 control of 'A' fires no segue; it is played where the class is known"),
    Row(
      "an action that no tap sends",
      document(
        scene(
          """
          <viewController id="A"><button><connections>
          <action selector="x:" eventType="valueChanged"/>
          <segue kind="show" identifier="go" destination="A"/></connections></button>
          </viewController>
          """)), "4:1: note: action x: is sent for valueChanged, which is no tap; it is not played"),
    Row(
      "actions for others than the controller",
      document(
        scene(
          """
          <viewController id="A"><view id="R"><button><connections>
          <action selector="rate:" destination="R"/></connections></button><button><connections>
          <action selector="undo:" destination="F"/></connections></button><switch><connections>
          <action selector="turn:" destination="Z" eventType="valueChanged"/></connections></switch>
          </view></viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="F"/>
          """)),
      """
      4:1: note: action rate: is sent to <view> 'R', which is not made with its scene; it is not played
      5:1: note: action undo: is sent to the first responder, whoever that is; it is not played
      6:1: note: action turn: is sent to 'Z', which is not made with its scene; it is not played
      """),
    Row(
      "a back button that is wired",
      document(
        scene(
          """
          <viewController id="A"><navigationItem key="navigationItem">
          <barButtonItem key="backBarButtonItem"><connections><action selector="x:"/></connections>
          </barButtonItem></navigationItem></viewController>
          """)),
      """
      4:1: warning: the back button of 'A' is wired, but UIKit goes back by itself; it fires nothing
      """),
    Row(
      "a gesture that no flow makes",
      document(
        scene(
          """
          <viewController id="A"/>
          <pinchGestureRecognizer id="Z"><connections>
          <action selector="x:" destination="A"/></connections></pinchGestureRecognizer>
          """)),
      """
      4:1: warning: no flow makes the gesture of <pinchGestureRecognizer> in 'A'; it fires nothing
      """),
    Row(
      "a gesture in a view that takes no touches",
      document(
        scene(
          """
          <viewController id="A"><view key="view"><subviews><label id="L"
          userInteractionEnabled="NO"><connections>
          <outletCollection property="gestureRecognizers" destination="T"/></connections></label>
          </subviews></view></viewController>
          <tapGestureRecognizer id="T"><connections>
          <action selector="x:" destination="A"/></connections></tapGestureRecognizer>
          """)),
      """
      3:17: note: 1 control of 'A' fires no segue; it is played where the class is known
      7:1: note: 'tapGestureRecognizer' of 'A' looks at touches in a view that takes none; it is played where code lets the view take them
      """),
  ])
  func `with line and severity`(row: Row) throws {
    #expect(try read(row.file).problemText == row.expected)
  }

  @Test func `plays what a macOS window shows and lists the rest`() throws {
    let window = "window.shadowedContentViewController"
    let file = document(
      container("windowController", "A", ("B", window)) + screen("B"), runtime: "MacOSX.Cocoa")
    let reading = try read(file)
    #expect(reading.initial == "B")
    #expect(
      reading.problemText == """
        1:1: warning: this is a storyboard for macOS; its segues are played as UIKit would
        3:17: warning: <windowController> 'A' is no view controller of UIKit's; it is left out
        3:17: note: a window controller is initial; a flow begins at its content 'B'
        """)
  }

  /// A scene whose own segue to itself stands on line 4.
  private static func segue(_ attributes: String) -> String {
    document(screen("A", "", "\n<segue destination=\"A\" \(attributes)/>"))
  }
}
