import FlowModel
import Testing

/// A class that has declared nothing may keep whom it has made, but not one each time.
@Suite struct `A controller that is made anew each time` {
  private let id: InvariantID = "memory.removed-controllers-are-released"

  private var storyboard: Storyboard {
    var storyboard = Storyboard.unwinding("A B", declaring: ["A": .undeclared])
    storyboard.scenes[0].className = "Shop"
    storyboard.scenes[1].className = "Nest"
    return storyboard
  }

  @Test(arguments: [
    ("A.go creating n", "dismiss n from A", "A.go creating m", true),
    ("A.go creating n", "dismiss n from A", "A.more creating m", false),
    ("A.go creating n", "dismiss n from A", "A.go", false),
    ("A.go", "dismiss n from A", "A.go creating m", false),
    ("A.go creating n", "remove n from B", "A.go creating m", false),
  ])
  func `is kept for nobody when the same has made another one`(
    touch: String, end: String, again: String, isWrong: Bool
  ) {
    let isPresented = end.hasPrefix("dismiss")
    let tale = Tale(
      storyboard,
      """
      tree
        A
          B
      do tap \(touch)
      made nav n
      \(isPresented ? "present n from A by A" : "add n to B")
      tree
        A
          B
      \(isPresented ? "    presents nav n by A" : "      nav n")
      do dismiss A
      \(end)
      tree keeping n
        A
          B
      do tap \(again)
      made nav m
      present m from A by A
      tree keeping n
        A
          B
          presents nav m by A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [("B n", false), ("n", true)])
  func `may be kept by who was made with it`(made: String, isWrong: Bool) {
    let tale = Tale(
      storyboard,
      """
      tree
        A
      do tap A.go creating \(made)
      made nav n
      made B
      present B from A by A
      add n to B
      tree
        A
          presents B by A
            nav n
      do dismiss A
      dismiss B from A
      tree keeping n
        A
      do tap A.go creating m
      made nav m
      add m to A
      tree keeping n
        A
          nav m
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [("c.go", true), ("c.more", false)])
  func `is kept for nobody when a screen like the one that made it has made another one`(
    touch: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B", declaring: ["A": .undeclared])
    storyboard.scenes[0].className = "Login"
    let tale = Tale(
      storyboard,
      """
      tree
        A
      do tap A.go creating B
      made B
      root B
      tree
        B
      do tap B.out
      made A as a
      root a
      tree keeping B
        A as a
      do tap a.go creating b
      made B as b
      root b
      tree keeping B
        B as b
      do tap b.out
      made A as c
      root c
      tree keeping B+b
        A as c
      do tap \(touch) creating d
      made B as d
      root d
      tree keeping B+b
        B as d
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }
}
