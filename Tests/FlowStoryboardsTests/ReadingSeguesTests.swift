import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Reading segues` {
  @Test(arguments: [
    Row("show", #"kind="show""#, "show B"),
    Row("showDetail", #"kind="showDetail""#, "showDetail B"),
    Row(
      "show with the action of showDetail",
      #"kind="show" action="showDetailViewController:sender:""#, "showDetail B"),
    Row("presentation", #"kind="presentation""#, "present B"),
    Row(
      "presentation with a style", #"kind="presentation" modalPresentationStyle="formSheet""#,
      "present B as formSheet"),
    Row("modal without animation", #"kind="modal" animates="NO""#, "present B, unanimated"),
    Row("push", #"kind="push""#, "push B"),
    Row(
      "segue action", #"kind="show" destinationCreationSelector="make:""#,
      "show B, action makes by make:"),
    Row("embed", #"kind="embed""#, "embed B"),
    Row("replace", #"kind="replace""#, "replace B in primary"),
    Row("custom", #"kind="custom" customClass="Flip""#, "custom B, performing presents"),
    Row("custom without a class", #"kind="custom""#, "custom B"),
    Row("show with a class", #"kind="show" customClass="Flip""#, "show B, performing super"),
    Row(
      "popover at a view", #"kind="popoverPresentation" popoverAnchorView="v""#, "popover B"),
    Row(
      "popover at a bar button", #"kind="popoverPresentation" popoverAnchorBarButtonItem="b""#,
      "popover B"),
    Row("popover at nothing", #"kind="popoverPresentation""#, "popover B, unanchored"),
    Row("popover of old", #"kind="popover" popoverAnchorView="v""#, "popover B"),
    Row(
      "replace of the second column", #"kind="replace" splitViewControllerTargetIndex="1""#,
      "replace B in secondary"),
  ])
  func `understands the kind`(row: Row) throws {
    let file = document(
      screen("A", "", #"<segue \#(row.file) identifier="go" destination="B"/>"#) + screen("B"))
    #expect(
      try read(file).text == """
        scene A content
        scene B content
        segue A.go \(row.expected)
        initial A
        """)
  }

  @Test func `leaves the style to the destination when a segue has none`() throws {
    let file = document(
      screen("A", "", #"<segue kind="presentation" identifier="go" destination="B"/>"#)
        + screen("B", #"modalPresentationStyle="fullScreen""#))
    #expect(
      try read(file).text == """
        scene A content
        scene B content, style fullScreen
        segue A.go present B
        initial A
        """)
  }

  @Test func `keeps identifiers apart that one scene uses twice`() throws {
    let file = document(
      scene(
        """
        <viewController id="A"><view key="view"><subviews>
        <button><connections><segue kind="show" destination="A" id="go"/></connections></button>
        <button><connections><segue kind="show" identifier="go" destination="A" id="s1"/>
        </connections></button><button><connections>
        <segue kind="show" identifier="go" destination="A" id="s2"/></connections></button>
        </subviews></view><connections>
        <segue kind="show" identifier="go" destination="A" id="s3"/></connections></viewController>
        """))
    let reading = try read(file)
    #expect(
      reading.text == """
        scene A content
        segue A.go' show A, unnamed
        segue A.go show A
        segue A.s2 show A, called go
        control A.button fires A.go'
        control A.button 2 fires A.go
        control A.button 3 fires A.s2
        initial A
        """)
    #expect(
      reading.problemText == """
        7:1: note: another segue of its scene is called 'go', too; flows call this one 's2', and \
        code that performs 'go' gets the other
        9:1: warning: no control fires this segue, and code that performs 'go' gets the one before \
        it that is called so, too; it is left out
        """)
  }

  @Test(arguments: [
    Row(
      "a button with an action beside its segue",
      """
      <button><state key="normal" title="Buy"/><connections>
      <action selector="count:"/><segue kind="show" identifier="go" destination="A"/>
      </connections></button>
      """,
      """
      segue A.go show A
      control A.Buy fires count:, A.go
      """),
    Row(
      "a segue without an identifier goes by its id",
      """
      <barButtonItem systemItem="done"><connections>
      <segue kind="show" destination="A" id="x1y-z2"/>
      </connections></barButtonItem>
      """,
      """
      segue A.x1y-z2 show A, unnamed
      control A.done fires A.x1y-z2
      """),
    Row(
      "the accessory of a cell is a control of its own",
      """
      <tableViewCell reuseIdentifier="Row"><connections>
      <segue kind="show" identifier="go" destination="A"/>
      <segue kind="show" identifier="tell" destination="A" trigger="accessoryAction"/>
      </connections></tableViewCell>
      """,
      """
      segue A.go show A
      segue A.tell show A
      control A.Row fires tableView:willSelectRowAtIndexPath:, A.go, \
      tableView:didSelectRowAtIndexPath:
      control A.Row accessory fires A.tell
      """),
    Row(
      "rows have a place in their table, and are selected without a segue, too",
      """
      <tableView><sections>
      <tableViewSection><cells><tableViewCell reuseIdentifier="Plain"/></cells></tableViewSection>
      <tableViewSection><cells>
      <tableViewCell><label text="Sound"/></tableViewCell>
      <tableViewCell accessoryType="detailButton"><button><connections>
      <segue kind="show" identifier="go" destination="A"/></connections></button></tableViewCell>
      </cells></tableViewSection>
      </sections></tableView>
      """,
      """
      segue A.go show A
      control A.Plain at 0 0 fires \(Row.selection)
      control A.Sound at 1 0 fires \(Row.selection)
      control A.button fires A.go
      control A.tableViewCell at 1 1 fires \(Row.selection)
      control A.tableViewCell accessory at 1 1 fires \
      tableView:accessoryButtonTappedForRowWithIndexPath:
      """),
    Row(
      "rows and items are made of prototypes",
      """
      <tableView><prototypes><tableViewCell reuseIdentifier="Recipe"/><tableViewCell/></prototypes>
      </tableView><collectionView><cells><collectionViewCell reuseIdentifier="Photo"/></cells>
      </collectionView>
      """,
      """
      control A.Recipe of Recipe fires \(Row.selection)
      control A.tableViewCell of  fires \(Row.selection)
      control A.Photo of Photo fires collectionView:shouldSelectItemAtIndexPath:, \
      collectionView:didSelectItemAtIndexPath:
      """),
    Row(
      "controls that look the same are numbered",
      """
      <button><connections><segue kind="show" identifier="one" destination="A"/></connections>
      </button>
      <button><connections><segue kind="show" identifier="two" destination="A"/></connections>
      </button>
      """,
      """
      segue A.one show A
      segue A.two show A
      control A.button fires A.one
      control A.button 2 fires A.two
      """),
    Row(
      "what is sent to others is no action of the controller",
      """
      <view id="R"><button id="B"><connections><action selector="up:" destination="R"/>
      <segue kind="show" identifier="go" destination="A"/></connections></button>
      <button id="C"><connections><action selector="down:" destination="R"/></connections></button>
      <button id="D"><connections><action selector="left:" destination="A"/></connections></button>
      </view>
      """,
      """
      segue A.go show A
      control A.button fires A.go
      control A.button 2 fires left:
      """),
    Row(
      "what no touch fires, code does",
      """
      <barButtonItem key="backBarButtonItem"><connections>
      <segue kind="show" identifier="go" destination="A"/>
      <segue kind="show" destination="A" id="s1"/>
      </connections></barButtonItem>
      <pinchGestureRecognizer><connections>
      <segue kind="show" identifier="zoom" destination="A"/></connections></pinchGestureRecognizer>
      """,
      """
      segue A.go show A
      segue A.zoom show A
      """),
    Row(
      "what Interface Builder calls a segue and has no kind is none",
      """
      <button><connections><segue kind="show" identifier="go" destination="A">
      <segue key="commit" inheritsFrom="parent" id="c"/></segue><segue reference="z"/>
      </connections></button>
      """,
      """
      segue A.go show A
      control A.button fires A.go
      """),
  ])
  func `finds out what fires it`(row: Row) throws {
    let file = document(
      scene(#"<viewController id="A"><view>\#(row.file)</view></viewController>"#))
    #expect(try read(file).text == "scene A content\n\(row.expected)\ninitial A")
  }

  @Test(arguments: [(false, "leading"), (true, "besideBack")])
  func `says in which bar a button stands`(isBeside: Bool, leading: String) throws {
    let file = document(
      scene(
        """
        <viewController id="A"><toolbarItems>\(button("Sort"))</toolbarItems>
        <navigationItem key="navigationItem"\(isBeside ? " leftItemsSupplementBackButton='YES'" : "")>
        \(button("Close", " key='leftBarButtonItem'"))
        <rightBarButtonItems>\(button("Add"))</rightBarButtonItems>
        </navigationItem></viewController>
        """))
    #expect(
      try read(file).text == """
        scene A content
        control A.Sort in bar toolbar fires sort:
        control A.Close in bar \(leading) fires close:
        control A.Add in bar trailing fires add:
        initial A
        """)
  }

  @Test func `takes a navigation bar in the view for none of the stack's`() throws {
    let file = document(
      scene(
        """
        <viewController id="A"><view key="view"><subviews><navigationBar><items><navigationItem>
        \(button("Close", " key='leftBarButtonItem'"))
        <rightBarButtonItems>\(button("Add"))</rightBarButtonItems>
        </navigationItem></items></navigationBar></subviews></view></viewController>
        """))
    #expect(
      try read(file).text == """
        scene A content
        control A.Close fires close:
        control A.Add fires add:
        initial A
        """)
  }

  private func button(_ title: String, _ key: String = "") -> String {
    """
    <barButtonItem title="\(title)"\(key)><connections>\
    <action selector="\(title.lowercased()):"/></connections></barButtonItem>
    """
  }

  @Test func `gives a gesture beside the controller to the scene's controller`() throws {
    let file = document(
      scene(
        """
        <viewController id="A"/><tapGestureRecognizer id="T"><connections>
        <segue kind="show" identifier="go" destination="A"/></connections></tapGestureRecognizer>
        """))
    #expect(
      try read(file).text == """
        scene A content
        segue A.go show A
        control A.tapGestureRecognizer fires A.go
        initial A
        """)
  }
}
