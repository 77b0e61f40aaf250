import FlowModel
import Testing

@Suite struct `A world with classes that follow their own mind` {
  private let classes = [
    OfferedClass("FormController", .content, declaring: Contract(unwinds: ["done"])),
    OfferedClass("PlainController", .content),
  ]

  private func world(_ className: ClassName?, _ contract: Contract) -> World {
    World(
      storyboard: Storyboard(
        scenes: [Scene("Form", .content, className: className, contract: contract)]),
      stage: Stage(root: StageEntry("f", .scene("Form"))))
  }

  @Test(
    arguments: [
      ("FormController", Contract(unwinds: ["done"]), true),
      ("FormController", Contract(), false),
      ("PlainController", Contract(), true),
      (nil, Contract(), true),
    ] as [(ClassName?, Contract, Bool)])
  func `is true to them when scenes declare what they do`(
    className: ClassName?, contract: Contract, isTrue: Bool
  ) {
    #expect(world(className, contract).isTrue(to: classes) == isTrue)
  }

  @Test(arguments: [("PlainController", true), (nil, false)] as [(ClassName?, Bool)])
  func `keeps controls that only send actions where a class could do something`(
    className: ClassName?, isKept: Bool
  ) {
    var world = world(className, Contract())
    world.storyboard.segues = [Segue(from: "Form", "go", .show("Form"))]
    let wired = Control(in: "Form", "both", fires: [.action("save"), .segue("go")])
    let plain = Control(in: "Form", "plain", fires: [.action("save")])
    world.storyboard.controls = [wired, plain]
    #expect(world.declaring(classes).storyboard.controls == (isKept ? [wired, plain] : [wired]))
  }

  @Test func `can be made to declare it`() {
    let declaring = world("FormController", Contract()).declaring(classes)
    #expect(declaring == world("FormController", Contract(unwinds: ["done"])))
  }

  @Test func `keeps what a file says of contexts where the class says nothing`() {
    let drawn = Contract(definesContext: true)
    let declaring = world("FormController", drawn).declaring(classes)
    #expect(
      declaring.storyboard.scenes.map(\.contract)
        == [Contract(unwinds: ["done"], definesContext: true)])
    #expect(declaring.isTrue(to: classes))
  }
}
