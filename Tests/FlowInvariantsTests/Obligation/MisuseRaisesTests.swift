import FlowModel
import Testing

private let id: InvariantID = "obligation.misuse-raises"

private let storyboard = Storyboard(scenes: [
  Scene("A", .content), Scene("B", .content), Scene("C", .content), Scene("N", .navigation),
  Scene("S", .split),
  Scene("T", .tabs, holds: ["N"]), Scene("R", .navigation, className: "Router"),
])

@Suite struct `A stack that is asked for what it cannot do` {
  private func tale(_ step: String, _ event: String = "", stack: String = "nav n") -> Tale {
    let made = step.split(separator: " ")[1]
    let birth = ["N", "S", "T", "C"].contains(made) ? "instantiate \(made)" : ""
    return Tale(storyboard, "tree\n  \(stack)\n    A\n      B\ndo \(step)\n\(birth)\n\(event)")
  }

  @Test(arguments: [
    ("popTo B on n", "popsToForeign"), ("push existing A on n", "pushesStacked"),
    ("push N on n", "pushesContainer"), ("push S on n", "pushesContainer"),
  ])
  func `raises`(step: String, clause: String) {
    #expect(tale(step).broken.contains("\(id) \(clause)"))
    let raising = tale(step, "misuse A")
    #expect(raising.premiseCount(of: id) == 1)
    #expect(!raising.broken.contains { $0.hasPrefix(id.text) })
  }

  @Test(arguments: ["popTo A on n", "push T on n", "push C on n", "push existing B on n"])
  func `does as it is asked where that can be`(step: String) {
    #expect(tale(step).premiseCount(of: id) == 0)
  }

  @Test func `may know better when its class is an app's own`() {
    #expect(tale("popTo B on R", stack: "R").premiseCount(of: id) == 0)
  }

  @Test func `is not asked by a step that does not apply`() {
    #expect(tale("popTo B on n", "declined inapplicable").premiseCount(of: id) == 0)
  }
}
