import FlowModel

extension UnwindShape {
  /// Flows whose outcome has been published, or follows from the documents.
  static let all: [UnwindShape] = stacks + modals + tabs + plainContainers

  private static let stacks: [UnwindShape] = [
    UnwindShape(
      "down a stack, past one that does not perform it", from: "C", performing: "A", to: "A",
      """
      nav n
        A
        B
        C
      =>
      nav n
        A
      """),
    UnwindShape(
      "the nearer of two below", from: "S", performing: "A B", to: "B",
      """
      nav n
        A
        B
        S
      =>
      nav n
        A
        B
      """),
    UnwindShape(
      "the farther of two below when the nearer answers no", from: "S", performing: "A", to: "A",
      """
      nav n
        A
        B
        S
      =>
      nav n
        A
      """
    ).declaring(["B": Contract(unwinds: ["done"], vetoes: ["done"])]),
    UnwindShape(
      "nobody", from: "S", performing: "", to: nil,
      """
      nav n
        A
        S
      =>
      nav n
        A
        S
      """),
    UnwindShape(
      "nobody but the source", from: "S", performing: "S", to: nil,
      """
      nav n
        A
        S
      =>
      nav n
        A
        S
      """),
    UnwindShape(
      "down a stack that is covered by a sheet", from: "X", performing: "A", to: "A",
      """
      nav n
        A
        S
        presents X by S
      =>
      nav n
        A
      """),
    UnwindShape(
      "away from a source that presents in a context of its own", from: "S", performing: "A M",
      to: "A",
      """
      nav n
        A
        S
          presents M by S
      =>
      nav n
        A
      """),
  ]

  private static let modals: [UnwindShape] = [
    UnwindShape(
      "through the one who asked, whose answer is no, to the one below; the source has it, too",
      from: "C", performing: "A C", to: "A",
      """
      nav n
        A
        B
        presents C by B
      =>
      nav n
        A
      """),
    UnwindShape(
      "down a tower", from: "D", performing: "A", to: "A",
      """
      A
        presents B by A
          presents C by B
            presents D by C
      =>
      A
      """),
    UnwindShape(
      "down two modals and a stack", from: "E", performing: "A", to: "A",
      """
      nav n
        A
        B
        C
        presents D by C
          presents E by D
      =>
      nav n
        A
      """),
    UnwindShape(
      "to whoever presents in its own context, before its parent", from: "M", performing: "R A",
      to: "A",
      """
      R
        A
          presents M by A
      =>
      R
        A
      """),
    UnwindShape(
      "to whoever asked, although its parent presents", from: "M", performing: "R A", to: "A",
      """
      R
        A
        presents M by A
      =>
      R
        A
      """),
    UnwindShape(
      "from a stack in a sheet to whoever asked", from: "C", performing: "A", to: "A",
      """
      nav n
        A
        presents nav m by A
          B
          C
      =>
      nav n
        A
      """),
    UnwindShape(
      "inside a stack in a sheet, which stays", from: "C", performing: "B", to: "B",
      """
      nav n
        A
        presents nav m by A
          B
          C
      =>
      nav n
        A
        presents nav m by A
          B
      """),
    UnwindShape(
      "from the presenter on when whoever asked is gone", from: "M", performing: "A B", to: "B",
      """
      nav n
        A
        B
        presents M
      =>
      nav n
        A
        B
      """),
  ]

  private static let tabs: [UnwindShape] = [
    UnwindShape(
      "from a sheet over one tab into the stack of another", from: "M", performing: "A", to: "A",
      """
      tabs t selecting B
        nav n
          A
          P
        B
        presents M by B
      =>
      tabs t selecting n
        nav n
          A
        B
      """),
    UnwindShape(
      "out of a presented tab bar controller", from: "S", performing: "A", to: "A",
      """
      A
        presents B by A
          presents tabs t selecting S by B
            S
            T
      =>
      A
      """),
    UnwindShape(
      "into another tab, and the source stays where it is", from: "S", performing: "D", to: "D",
      """
      tabs t selecting n
        nav n
          A
          S
        nav m
          D
          E
      =>
      tabs t selecting m
        nav n
          A
          S
        nav m
          D
      """),
    UnwindShape(
      "into the primary column", from: "S", performing: "A", to: "A",
      """
      split s
        nav n
          A
          B
        S
      =>
      split s
        nav n
          A
        S
      """),
  ]

  private static let plainContainers: [UnwindShape] = [
    UnwindShape(
      "from a child of a stacked controller", from: "S", performing: "A", to: "A",
      """
      nav n
        A
        P
          S
      =>
      nav n
        A
      """),
    UnwindShape(
      "to the other child of the presenter", from: "M", performing: "Y", to: "Y",
      """
      R
        X
        Y
        presents M by X
      =>
      R
        X
        Y
      """),
    UnwindShape(
      "to a child of whoever asked, before whoever asked", from: "M", performing: "R X Y", to: "X",
      """
      R
        X
        Y
        presents M by R
      =>
      R
        X
        Y
      """),
    UnwindShape(
      "to the parent of a child that may not be searched", from: "M", performing: "X Y", to: "Y",
      """
      R
        X
        Y
        presents M by R
      =>
      R
        X
        Y
      """
    ).declaring(["R": Contract(unwinds: ["done"], searches: .only(["Y"]))]),
    UnwindShape(
      "to what the destination keeps presenting on the way down", from: "X", performing: "Y",
      to: "Y",
      """
      R
        X
        Y
          presents Z by Y
      =>
      R
        X
        Y
          presents Z by Y
      """),
    UnwindShape(
      "into what another child presents", from: "X", performing: "Y Z", to: "Z",
      """
      R
        X
        Y
          presents Z by Y
      =>
      R
        X
        Y
          presents Z by Y
      """),
    UnwindShape(
      "to nobody when only a child of the source performs it", from: "S", performing: "C", to: nil,
      """
      A
        presents nav n by A
          S
            C
      =>
      A
        presents nav n by A
          S
            C
      """),
    UnwindShape(
      "to a child of a presented source", from: "S", performing: "C", to: "C",
      """
      A
        presents S by A
          C
          presents M by S
      =>
      A
        presents S by A
          C
      """),
  ]
}
