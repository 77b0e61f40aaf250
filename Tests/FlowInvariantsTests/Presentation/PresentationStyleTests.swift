import FlowModel
import Testing

private let id: InvariantID = "presentation.keeps-its-style"

@Suite struct `The style of a presentation` {
  private func tale(_ style: PresentationStyle?, _ shown: String) -> Tale {
    tale(Segue(from: "A", "go", .present("B", style: style)), shown)
  }

  private func tale(
    _ segue: Segue, _ shown: String, to style: PresentationStyle? = nil
  ) -> Tale {
    var storyboard = Storyboard.unwinding("A B")
    storyboard.segues.append(segue)
    for index in storyboard.scenes.indices { storyboard.scenes[index].style = style }
    return Tale(
      storyboard,
      """
      tree
        A
      do performSegue A.go
      instantiate B for A.go
      create A.go to B
      prepare A for A.go to B
      perform A.go
      present B from A by A
      tree
        A covered
          presents B by A style \(shown)
      """)
  }

  @Test func `is the one of the segue`() {
    #expect(tale(.fullScreen, "fullScreen").premiseCount(of: id) == 1)
    #expect(!tale(.fullScreen, "fullScreen").broken.contains("\(id) another"))
    #expect(tale(.fullScreen, "pageSheet").broken.contains("\(id) another"))
  }

  @Test func `is the one of the scene where the segue names none`() {
    var segue = Segue(from: "A", "go", .present("B", style: nil))
    #expect(tale(segue, "formSheet", to: .formSheet).premiseCount(of: id) == 1)
    #expect(!tale(segue, "formSheet", to: .formSheet).broken.contains("\(id) another"))
    #expect(tale(segue, "pageSheet", to: .formSheet).broken.contains("\(id) another"))
    segue.preparedStyle = .pageSheet
    #expect(tale(segue, "pageSheet", to: .formSheet).premiseCount(of: id) == 0)
  }

  @Test func `is left to a segue class of the app's own`() {
    var segue = Segue(from: "A", "go", .present("B", style: .fullScreen))
    segue.className = "FadeSegue"
    #expect(tale(segue, "pageSheet").premiseCount(of: id) == 0)
  }

  @Test func `of a popover segue is that of a popover`() {
    var segue = Segue(from: "A", "go", .popover("B", isAnchored: true))
    #expect(tale(segue, "popover from A").broken == [])
    #expect(tale(segue, "popover from B").broken.contains("\(id) wrongSource"))
    #expect(!tale(segue, "popover").broken.contains("\(id) wrongSource"))
    #expect(tale(segue, "pageSheet from A").broken.contains("\(id) another"))
    segue.preparedStyle = .pageSheet
    #expect(tale(segue, "pageSheet from A").premiseCount(of: id) == 0)
  }

  @Test func `of what a split view controller with one column shows is full screen`() {
    func tale(_ style: String) -> Tale {
      Tale(
        .unwinding("A B"),
        """
        tree compact
          split s
            A
        do show B on A
        instantiate B
        present B from s by s
        tree compact
          split s covered
            A covered
            presents B by s style \(style)
        """)
    }
    #expect(tale("fullScreen").premiseCount(of: id) == 1)
    #expect(!tale("fullScreen").broken.contains("\(id) another"))
    #expect(tale("pageSheet").broken.contains("\(id) another"))
  }

  @Test func `comes from nobody where a popover segue is performed beside`() {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.segues.append(Segue(from: "A", "go", .popover("C", isAnchored: true)))
    let tale = Tale(
      storyboard,
      """
      tree compact
        split s
          A
      do show B on A
      instantiate B
      present B from s by s
      instantiate C for A.go
      create A.go to C
      prepare A for A.go to C
      perform A.go
      tree compact
        split s covered
          A covered
          presents B by s style fullScreen from s
      """)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
  }

  @Test(arguments: [("A", true), ("B", false)])
  func `comes from nobody who has gone meanwhile`(top: String, isBroken: Bool) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.segues.append(Segue(from: "A", "go", .popover("C", isAnchored: true)))
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          A
      do performSegue A.go
      instantiate C for A.go
      create A.go to C
      prepare A for A.go to C
      perform A.go
      present C from n by A\(isBroken ? "" : "\ninstantiate B\nstack n B")
      tree
        nav n covered
          \(top)
          presents C by A style popover from n
      """)
    #expect(tale.broken.contains("\(id) wrongSource") == isBroken)
  }

  @Test func `is not judged where nobody has chosen one`() {
    #expect(tale(nil, "pageSheet").premiseCount(of: id) == 0)
  }
}
