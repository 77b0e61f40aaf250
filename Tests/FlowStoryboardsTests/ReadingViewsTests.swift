import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Reading views` {
  @Test(arguments: [
    Row(
      "what an outlet leads to, also what cannot be seen, and no view of a cell",
      page(
        """
        <label id="L"/><button id="B" hidden="YES" enabled="NO"/><view id="V"><subviews>
        <imageView id="I"/><button id="O"><connections>
        <segue kind="show" identifier="go" destination="A"/></connections></button></subviews><constraints><constraint id="C"/></constraints></view>
        <stackView id="S" hidden="YES"><button id="H"><connections>
        <segue kind="show" identifier="go2" destination="A"/></connections></button></stackView>
        <button id="D" enabled="NO"><connections>
        <segue kind="show" identifier="go3" destination="A"/></connections></button>
        <label id="N"/><tableView id="T"><prototypes><tableViewCell id="P"><label id="W"/>
        </tableViewCell></prototypes></tableView>
        """,
        outlets: [
          "title": "L", "save": "B", "panel": "V", "picture": "I", "height": "C", "words": "W",
          "gone": "X",
        ]),
      """
      A.title view, outlet title
      A.save button, outlet save, hidden, disabled
      A.panel view, outlet panel
      A.picture view, outlet picture, inside panel
      A.button button, inside panel
      A.height view, outlet height, inside panel
      A.button 2 button, hidden
      A.button 3 button, disabled
      """),
    Row(
      "what is hidden, or takes no touches, by what stands between it and a view that is read",
      page(
        """
        <view id="P"><subviews><stackView id="S" hidden="YES"><button id="B"><connections>
        <segue kind="show" identifier="go" destination="A"/></connections></button></stackView>
        <view id="U" userInteractionEnabled="NO"><subviews><button id="C"><connections>
        <segue kind="show" identifier="go2" destination="A"/></connections></button></subviews>
        </view></subviews></view>
        <stackView id="H" hidden="YES"><button id="D"><connections>
        <segue kind="show" identifier="go3" destination="A"/></connections></button></stackView>
        """, outlets: ["panel": "P", "stack": "H"]),
      """
      A.panel view, outlet panel
      A.button button, inside panel, hidden
      A.button 2 button, inside panel, untouchable
      A.stack view, outlet stack, hidden
      A.button 3 button, inside stack
      """),
    Row(
      "buttons that take no touches, or stand in what takes none",
      page(
        """
        <button id="B" userInteractionEnabled="NO"><connections>
        <segue kind="show" identifier="go" destination="A"/></connections></button>
        <stackView id="S" userInteractionEnabled="NO"><button id="C"><connections>
        <segue kind="show" identifier="go2" destination="A"/></connections></button></stackView>
        <button id="D" alpha="0.0"><connections>
        <segue kind="show" identifier="go3" destination="A"/></connections></button>
        <stackView id="T" alpha="0.0"><button id="E"><connections>
        <segue kind="show" identifier="go4" destination="A"/></connections></button></stackView>
        <button id="F" alpha="0.5"><connections>
        <segue kind="show" identifier="go5" destination="A"/></connections></button>
        """, outlets: [:]),
      """
      A.button button, untouchable
      A.button 2 button, untouchable
      A.button 3 button, transparent
      A.button 4 button, transparent
      """),
    Row(
      "what is turned and typed in, where it sends something or has a delegate",
      page(
        """
        <switch id="W" on="YES"><connections>
        <action selector="turn:" destination="A" eventType="valueChanged"/></connections></switch>
        <textField id="F" placeholder="Your name"><connections>
        <action selector="begin:" destination="A" eventType="editingDidBegin"/>
        <action selector="end:" destination="A" eventType="editingDidEndOnExit"/>
        <outlet property="delegate" destination="A"/></connections></textField>
        <textField id="G"/>
        <segmentedControl id="S" tag="7" selectedSegmentIndex="1"><segments><segment title="One"/><segment/></segments><connections>
        <action selector="choose:" destination="A" eventType="valueChanged"/></connections>
        </segmentedControl>
        <slider id="D" value="5" maxValue="10" userInteractionEnabled="NO"><connections>
        <action selector="slide:" destination="A" eventType="touchUpInside"/></connections></slider>
        """, outlets: ["wifi": "W"]),
      """
      A.wifi switch, outlet wifi, on, turn: on valueChanged
      A.Your name field, delegate, empty "Your name", begin: on editingDidBegin, end: on editingDidEndOnExit
      A.segmentedControl segments, tag 7, 1, One|, choose: on valueChanged
      A.slider slider, untouchable, 5 0 10, slide: on touchUpInside
      """),
    Row(
      "a control by its own name, and a second view of one by a number",
      page(
        """
        <button id="B"><state key="normal" title="Save"/><connections>
        <segue kind="show" identifier="go" destination="A"/></connections></button>
        <button id="C"><state key="normal" title="Save"/></button>
        """, outlets: ["save": "B", "other": "C"]),
      """
      A.Save button, outlet save, "Save"
      A.Save 2 button, outlet other, "Save"
      """),
    Row(
      "words, and what stands where nothing is typed",
      page(
        """
        <label id="L" text="Name"/><button id="B"><state key="normal" title="Save"/></button>
        <button id="C"><buttonConfiguration key="configuration" style="plain" title="Next"/></button>
        <textField id="F" text="Ann" placeholder="Your name"/>
        """, outlets: ["name": "L", "save": "B", "next": "C", "field": "F"]),
      """
      A.name view, outlet name, "Name"
      A.Save button, outlet save, "Save"
      A.Next button, outlet next, "Next"
      A.Your name field, outlet field, "Ann", empty "Your name"
      """),
    Row(
      "words that are written as an element, and styled ones without their style",
      page(
        """
        <label id="L"><string key="text">Two
        lines</string></label>
        <button id="B"><state key="normal"><string key="title">Save &amp; close</string></state>
        </button><textField id="F"><mutableString key="placeholder">Your name</mutableString>
        </textField>
        <label id="S"><attributedString key="attributedText"><fragments><fragment content="Red "/>
        <fragment><string key="content">wine</string></fragment></fragments></attributedString>
        </label><label id="N" text="One"><string key="text">Other</string></label>
        """, outlets: ["name": "L", "save": "B", "field": "F", "wine": "S", "one": "N"]),
      """
      A.name view, outlet name, "Two\nlines"
      A.Save & close button, outlet save, "Save & close"
      A.Your name field, outlet field, empty "Your name"
      A.wine view, outlet wine, "Red wine"
      A.one view, outlet one, "One"
      """),
    Row(
      "what shows a whole text by the words that it begins with",
      page(
        """
        <textField id="F"><string key="placeholder">One two three four five six
        seven eight nine ten eleven twelve thirteen</string></textField>
        """, outlets: ["field": "F"]),
      """
      A.One two three four five six seven eight nine ten eleven twelve field, outlet field, \
      empty "One two three four five six\nseven eight nine ten eleven twelve thirteen"
      """),
    Row(
      "segments that cannot be chosen",
      page(
        """
        <segmentedControl id="S" selectedSegmentIndex="0"><segments><segment title="One"/>
        <segment title="Two" enabled="NO"/></segments></segmentedControl>
        """, outlets: ["kind": "S"]),
      "A.kind segments, outlet kind, 0 1, One|Two"),
    Row(
      "what looks at touches, in the view that it looks at",
      page(
        """
        <imageView id="I" userInteractionEnabled="NO"><connections>
        <outletCollection property="gestureRecognizers" destination="T"/></connections></imageView>
        <view id="V"><connections>
        <outletCollection property="gestureRecognizers" destination="S"/>
        <outletCollection property="gestureRecognizers" destination="P"/></connections></view>
        """, outlets: ["photo": "I", "back": "S"],
        beside: """
          <tapGestureRecognizer id="T"><connections>
          <action selector="choose:" destination="A"/></connections></tapGestureRecognizer>
          <swipeGestureRecognizer id="S" direction="left"><connections>
          <segue kind="show" identifier="go" destination="A"/><action selector="swipe:"
          destination="A"/></connections></swipeGestureRecognizer>
          <pongPressGestureRecognizer id="P" enabled="NO"><connections>
          <action selector="press:" destination="A"/><outlet property="delegate" destination="A"/>
          </connections></pongPressGestureRecognizer>
          <panGestureRecognizer id="N"/>
          """),
      """
      A.photo view, outlet photo, untouchable
      A.tapGestureRecognizer tap, inside photo, choose: on primaryActionTriggered
      A.view view
      A.swipeGestureRecognizer swipe, outlet back, inside view, 2
      A.pongPressGestureRecognizer press, inside view, disabled, delegate, press: on primaryActionTriggered
      """),
    Row(
      "a gesture in what nobody touches as one that is not touched",
      page(
        """
        <view id="V" userInteractionEnabled="NO"><subviews><label id="L"><connections>
        <outletCollection property="gestureRecognizers" destination="T"/></connections></label>
        </subviews></view>
        """, outlets: [:],
        beside: """
          <tapGestureRecognizer id="T"><connections>
          <action selector="choose:" destination="A"/></connections></tapGestureRecognizer>
          """),
      """
      A.label view, untouchable
      A.tapGestureRecognizer tap, inside label, choose: on primaryActionTriggered
      """),
    Row(
      "what bars show of a screen",
      document(
        scene(
          """
          <viewController id="A" title="Dishes">
          <navigationItem key="navigationItem" title="All dishes"/>
          <tabBarItem key="tabBarItem" title="Menu" tag="3"/></viewController>
          """)),
      """
      Dishes.title title, "Dishes"
      Dishes.navigationItem navigationItem, "All dishes"
      Dishes.tabItem tabItem, "Menu", tag 3
      """),
    Row(
      "what bars show in place of the title and of buttons, as if it stood in the view",
      document(
        scene(
          """
          <viewController id="A"><view key="view"><label id="L"/></view>
          <toolbarItems><barButtonItem><view key="customView" id="V"/></barButtonItem>
          </toolbarItems>
          <navigationItem key="navigationItem"><segmentedControl key="titleView" id="S"><segments>
          <segment title="All"/></segments><connections>
          <action selector="choose:" destination="A" eventType="valueChanged"/></connections>
          </segmentedControl><barButtonItem key="leftBarButtonItem"><button key="customView" id="B"
          enabled="NO"><connections><segue kind="show" identifier="go" destination="A"/>
          </connections></button></barButtonItem><rightBarButtonItems><barButtonItem id="I">
          <view key="customView"><subviews><imageView id="P"/></subviews></view></barButtonItem>
          </rightBarButtonItems></navigationItem><connections>
          <outlet property="name" destination="L"/><outlet property="badge" destination="V"/>
          <outlet property="photo" destination="P"/></connections></viewController>
          """)),
      """
      A.name view, outlet name
      A.segmentedControl segments, -1, All, choose: on valueChanged
      A.button button, disabled
      A.photo view, outlet photo
      A.badge view, outlet badge
      """),
    Row(
      "a table that no outlet is for and the screen has the rows of",
      page(
        """
        <tableView id="T"><connections><outlet property="dataSource" destination="A"/>
        <outlet property="delegate" destination="A"/></connections></tableView>
        """, outlets: [:]),
      "A.tableView view, delegate, dataSource"),
    Row(
      "cells with a class, and what is in them where somebody gets to it",
      page(
        """
        <tableView id="T"><prototypes>
        <tableViewCell id="P" reuseIdentifier="Dish" customClass="DishCell" customModule="Menu"
        customModuleProvider="target"><label id="L"/><label id="N"/><button id="B"><connections>
        <action selector="like:" destination="P" eventType="touchUpInside"/></connections></button>
        <button id="C"><connections><segue kind="show" identifier="go" destination="A"/>
        </connections></button><switch id="W"><connections>
        <action selector="turn:" destination="A" eventType="valueChanged"/></connections></switch>
        <connections><outlet property="words" destination="L"/></connections></tableViewCell>
        <tableViewCell id="Q" reuseIdentifier="Plain"/>
        <tableViewCell id="R" reuseIdentifier="Foreign" customClass="Row" customModule="Rows"/>
        </prototypes></tableView>
        """, outlets: ["list": "T"]),
      """
      A.list view, outlet list
      A.Dish 2 cell, class DishCell, of Dish
      A.words view, outlet words, of Dish
      A.button 2 button, of Dish, toCell, like: on touchUpInside
      A.button button, of Dish
      A.switch switch, of Dish, turn: on valueChanged
      A.Plain 2 cell, of Plain
      A.Foreign 2 cell, class Rows.Row, of Foreign
      """),
    Row(
      "static cells that the class gets to, with what is in them",
      page(
        """
        <tableView id="T"><sections><tableViewSection id="S"><cells><tableViewCell id="P">
        <switch id="W"><connections>
        <action selector="turn:" destination="A" eventType="valueChanged"/></connections></switch>
        </tableViewCell></cells></tableViewSection></sections></tableView>
        """, outlets: ["wifiCell": "P"]),
      """
      A.wifiCell view, outlet wifiCell
      A.switch switch, inside wifiCell, turn: on valueChanged
      """),
    Row(
      "by the name that the app has given it",
      page(
        """
        <switch id="W"><accessibility key="accessibilityConfiguration" identifier="wifi"/>
        <connections><action selector="turn:" destination="A" eventType="valueChanged"/>
        </connections></switch>
        """, outlets: [:]),
      "A.wifi switch, turn: on valueChanged"),
  ])
  func `takes down`(row: Row) throws { #expect(try read(row.file).viewText == row.expected) }

  @Test func `takes down the buttons of bars that the class gets to, or that are disabled`() throws
  {
    let file = document(
      scene(
        """
        <viewController id="A"><navigationItem key="navigationItem">
        <barButtonItem key="leftBarButtonItem" title="Menu" id="M"/>
        <barButtonItem key="rightBarButtonItem" systemItem="save" enabled="NO" id="S">
        <connections><segue kind="show" identifier="go" destination="A"/></connections>
        </barButtonItem></navigationItem>
        <connections><outlet property="menu" destination="M"/></connections></viewController>
        """))
    let reading = try read(file)
    #expect(
      reading.viewText == """
        A.Menu barButton, outlet menu, "Menu"
        A.save barButton, disabled
        """)
    #expect(
      reading.text.split(separator: "\n").filter { $0.hasPrefix("control") } == [
        "control A.Menu in bar leading fires ", "control A.save in bar trailing fires A.go",
      ])
  }

  @Test func `takes down what a button of a bar shows where it is called otherwise`() throws {
    let file = document(
      scene(
        """
        <viewController id="A"><navigationItem key="navigationItem"><rightBarButtonItems>
        <barButtonItem title="Edit" userLabel="Edit button" id="E"><connections>
        <action selector="edit:"/></connections></barButtonItem>
        <barButtonItem systemItem="add" id="N"><connections>
        <action selector="add:"/></connections></barButtonItem>
        <barButtonItem title="Sort" id="S"><connections>
        <action selector="sort:"/></connections></barButtonItem>
        </rightBarButtonItems></navigationItem></viewController>
        """))
    #expect(
      try read(file).viewText == """
        A.Edit button barButton, "Edit"
        A.add barButton
        """)
  }

  @Test func `tells of no switch that it is not played, and draws no control for it`() throws {
    let reading = try read(
      page(
        """
        <switch id="W"><connections>
        <action selector="turn:" destination="A" eventType="valueChanged"/></connections></switch>
        """, outlets: [:]))
    #expect(reading.problemText == "")
    #expect(reading.storyboard.controls == [])
  }

  @Test func `takes them into another file under the names of their scenes there`() throws {
    let file = page("<label id=\"L\"/>", outlets: ["title": "L"])
    let linked = try #require(StoryboardReading.linked([try read(file), try read(file)]))
    #expect(linked.storyboard.views.map(\.scene) == ["A", "A (Main)"])
  }
}
