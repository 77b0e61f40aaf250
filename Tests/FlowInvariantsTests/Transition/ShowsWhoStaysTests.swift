import FlowInvariants
import FlowModel
import Testing

private let id: InvariantID = "transition.shows-who-stays"

@Suite struct `An animation that has ended` {
  private func tale(_ end: String, blaming own: SceneName? = nil) -> Tale {
    var storyboard = Storyboard.unwinding("A B C")
    for index in storyboard.scenes.indices where storyboard.scenes[index].name == own {
      storyboard.scenes[index].className = "Own"
    }
    return Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
      do present C on B
      instantiate C
      callback C animateTransition
      present C from n by B
      callback C animationEnded
      \(end)
      tree
        nav n
          A
          B
          presents C by B
      """)
  }

  @Test func `leaves the view of who is seen where it can be seen`() {
    #expect(!tale("load C").broken.contains { $0.hasPrefix(id.text) })
    #expect(tale("load C").premiseCount(of: id) == 1)
    #expect(tale("warned C missing").broken.contains("\(id) nobody"))
    #expect(tale("warned C covered").broken.contains("\(id) covered"))
    #expect(!tale("warned C").broken.contains { $0.hasPrefix(id.text) })
  }

  @Test(arguments: [("B", "Own"), ("C", "Own"), ("A", nil)] as [(SceneName, ClassName?)])
  func `is the fault of who had it animated`(own: SceneName, culprit: ClassName?) {
    let tale = tale("warned C missing", blaming: own)
    let blamed = tale.verdict.violations.first { $0.signature.invariant == id }
    #expect(blamed?.signature.culprit == culprit.map(Culprit.declared) ?? .stock)
  }
}
