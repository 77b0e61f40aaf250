import FlowModel
import Testing

private let id: InvariantID = "presentation.keeps-its-style"

@Suite struct `The style of a presentation` {
  private func tale(_ style: PresentationStyle?, _ shown: String) -> Tale {
    var storyboard = Storyboard.unwinding("A B")
    storyboard.segues.append(Segue(from: "A", "go", .present("B", style: style)))
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

  @Test func `is not judged where nobody has chosen one`() {
    #expect(tale(nil, "pageSheet").premiseCount(of: id) == 0)
  }
}
