import FlowModel
import Testing

/// A stack of three, the upper two above a destination.
private let healthy = Tale(
  .unwinding("A B S", performing: "A B"),
  """
  tree
    nav n
      A
      B
      S
  do tap S.done
  should S.done yes
  allowed n B A
  allowed B none
  can B S.done yes
  create S.done to B
  prepare S for S.done to B
  action B S.done
  perform S.done
  unwind S towards n
  unwind n towards B
  pop n to B
  tree
    nav n
      A
      B
  """)

@Suite struct `Reaching the nearest implementer` {
  private let id: InvariantID = "unwind.reaches-nearest-implementer"

  @Test func `is judged once for one unwind`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test func `fails when somebody is asked again`() {
    #expect(
      healthy.doubling("can B S.done yes").told == """
        unwind.reaches-nearest-implementer askedAgain
        events 3 4
        B is asked once whether it performs done
        it is asked again
        """)
  }

  @Test(arguments: [("present", "B", true), ("present", "M", false), ("dismiss", "B", false)])
  func `finds who is being presented`(movement: String, destination: String, isWrong: Bool) {
    let moving = "tree in flight\n  nav n\n    B\n    S\n    presents M by S moving"
    let presented = moving.replacing(" in flight", with: "").replacing(" moving", with: "")
    let isComing = movement == "present"
    let tale = Tale(
      .unwinding("B S M", performing: "B M"),
      """
      \(isComing ? "tree\n  nav n\n    B\n    S" : presented)
      do \(movement) \(isComing ? "M on S" : "S") unsettled
      \(isComing ? "instantiate M\npresent M from n by S" : "dismiss M from n")
      \(moving)
      do performSegue S.done unsettled
      create S.done to \(destination)
      prepare S for S.done to \(destination)
      action \(destination) S.done
      perform S.done
      \(moving)
      """)
    #expect(tale.broken.contains("\(id) wrongDestination") == isWrong)
  }

  @Test func `fails when another controller answers, and says who was passed over`() {
    let tale = Tale(
      .unwinding("A B S", performing: "A B"),
      """
      tree
        nav n
          A
          B
          S
      do tap S.done
      should S.done yes
      allowed n A B
      allowed A none
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      pop n to A
      tree
        nav n
          A
      """)
    #expect(
      tale.told == """
        unwind.reaches-nearest-implementer wrongDestination
        events 0 1 2 3 4
        the unwind done from S leads to B
        it leads to A
        B comes first in the search and performs the action
        A performs the action and comes later
        """)
  }

  @Test func `fails when somebody is missed`() {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        nav n
          A
          S
      do performSegue S.done
      allowed n none
      can n S.done no
      """)
    #expect(tale.broken == ["unwind.reaches-nearest-implementer missedImplementer"])
  }

  @Test func `fails when somebody answers who answers no`() {
    let tale = Tale(
      .unwinding("A S", declaring: ["A": Contract(unwinds: ["done"], vetoes: ["done"])]),
      """
      tree
        nav n
          A
          S
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      pop n to A
      tree
        nav n
          A
      """)
    #expect(tale.broken == ["unwind.reaches-nearest-implementer destinationWithoutImplementer"])
  }

  @Test func `blames the first class that answers otherwise than declared`() {
    var storyboard = Storyboard.unwinding("A S R", performing: "A")
    storyboard.scenes[2].className = "Deck"
    let tale = Tale(
      storyboard,
      """
      tree
        R
          A
          S
      do performSegue S.done
      allowed R none
      can R S.done no
      """)
    #expect(tale.culprits == [.declared("Deck")])
  }
}
