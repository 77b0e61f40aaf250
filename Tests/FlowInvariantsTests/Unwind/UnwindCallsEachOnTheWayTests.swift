import FlowModel
import Testing

private let id: InvariantID = "unwind.calls-each-on-the-way"

private let healthy = Tale(
  .unwinding("A B S", performing: "A"),
  """
  tree
    tabs t selecting m
      nav n
        A
      nav m
        B
        S
  do performSegue S.done
  can A S.done yes
  create S.done to A
  prepare S for S.done to A
  action A S.done
  perform S.done
  unwind S towards m
  unwind m towards t
  unwind t towards n
  select n on t
  unwind n towards A
  tree
    tabs t selecting n
      nav n
        A
      nav m
        B
        S
  """)

@Suite struct `Calling those on the way of an unwind` {
  @Test func `goes up from the source and down to the one before the destination`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test func `leaves out nobody`() {
    #expect(
      healthy.dropping("unwind m towards t").told == """
        unwind.calls-each-on-the-way forgotten
        events 4 5 6 8
        S, m, t, n are called on the way to A
        m is not
        """)
  }

  @Test(arguments: ["unwind A towards A", "unwind t towards m"])
  func `includes nobody else`(call: String) {
    let tale = healthy.replacing("unwind n towards A", with: ["unwind n towards A", call])
    #expect(tale.broken == ["\(id) needless"])
  }

  @Test func `happens once`() {
    #expect(healthy.doubling("unwind m towards t").broken == ["\(id) twice"])
  }

  @Test func `happens in the order of the way`() {
    let tale = healthy.swapping("unwind S towards m", "unwind m towards t")
    #expect(tale.broken == ["\(id) outOfOrder"])
  }

  @Test func `begins with the one that dismisses`() {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        A
          presents S by A
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      dismiss S from A
      unwind A towards A
      tree
        A
      """)
    #expect(
      tale.told == """
        unwind.calls-each-on-the-way needless
        events 4 6
        nobody is called on the way to A
        A is told to go on to A
        """)
  }

  @Test(arguments: [("", 1), ("FadeSegue", 0)])
  func `is left to a segue class of the app's own`(className: String, count: Int) {
    var tale = healthy
    for index in tale.storyboard.segues.indices where !className.isEmpty {
      tale.storyboard.segues[index].className = ClassName(className)
    }
    #expect(tale.premiseCount(of: id) == count)
  }
}
