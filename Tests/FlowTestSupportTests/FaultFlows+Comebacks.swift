import FlowModel
import FlowTestSupport

/// The smallest flow that gives a fault around who was gone an occasion.
func comebackFlow(_ fault: Fault) -> Scenario {
  var contract = Contract()
  contract.isRetained = true
  let scenes = [Scene("B", .content, contract: contract)]
  let presented = world(v("A"), [by("A", v("B"))], scenes: scenes)
  let again = Step(.present(.existing("B"), on: "A", style: nil))
  return switch fault {
  case .comebackIsNotPushed:
    Scenario(
      world(nav("Nav", v("A"), v("B")), scenes: scenes),
      steps: [Step(.pop("Nav"), settles: false), Step(.push(.existing("B"), on: "Nav"))])
  case .comebackKeepsItsForm:
    Scenario(presented, steps: [Step(.dismiss("A")), Step(.size(.compact)), again])
  default: Scenario(presented, steps: [Step(.dismiss("A")), again])
  }
}
