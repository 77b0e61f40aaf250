import FlowFuzzing
import FlowModel
import FlowNotation
import SegueKit
import SegueSimulation
import Testing

/// A flow in which a class answers in its own way, and is right.
private struct OwnFlow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var own: RegisteredClass
  var text: String

  init(_ description: String, _ own: RegisteredClass, _ text: String) {
    testDescription = description
    self.own = own
    self.text = text
  }
}

private let screens = [
  OwnFlow(
    "an alert and a link that nothing comes of",
    RegisteredClass(GateController.self) { GateController() },
    """
    scene A content, class GateController
    scene B content

    stage regular
      A as a

    do alert
    do open B
    do show B on a
    """),
  OwnFlow(
    "a screen that waits until another one is gone",
    RegisteredClass(OneAtATimeController.self) { OneAtATimeController() },
    """
    scene A content, class OneAtATimeController

    stage regular
      A as a
      presented by a
        content b
      presented by a
        content c
    """),
  OwnFlow(
    "a push in the place of a presentation",
    RegisteredClass(PushingController.self) { PushingController() },
    """
    scene A content, class PushingController

    stage regular
      nav a
        A as b

    do present content on b
    """),
  OwnFlow(
    "a stack around what is presented",
    RegisteredClass(WrappingController.self) { WrappingController() },
    """
    scene A content, class WrappingController

    stage regular
      A as a
      presented by a
        content b

    do show content on b
    """),
  OwnFlow(
    "a question before a dismissal",
    RegisteredClass(AskingController.self) { AskingController() },
    """
    scene A content, class AskingController

    stage regular
      content a
      presented by a
        A as b

    do dismiss b
    """),
  OwnFlow(
    "an unwind past one who stays",
    RegisteredClass(StayingController.self) { StayingController() },
    """
    scene A content, class StayingController
    scene B content, unwinds done
    segue B.go unwind done

    stage regular
      A as a
        B as b
      presented by a
        B as c

    do performSegue c.go
    """),
  OwnFlow(
    "a link to a screen that greets",
    RegisteredClass(GreetingController.self) { GreetingController() },
    """
    scene A content, class GreetingController

    stage regular
      nav a
        content b

    do open A
    """),
  OwnFlow(
    "a sheet of the class's own that is pulled down",
    RegisteredClass(GreetingController.self) { GreetingController() },
    """
    scene A content, class GreetingController

    stage regular
      content a

    do present A on a creating b c
    do swipeDown c
    """),
  OwnFlow(
    "a greeting after a refusal",
    RegisteredClass(GreetingController.self) { GreetingController() },
    """
    scene A content, refuses go
    scene B content, holds C
    scene C content, class GreetingController
    segue A.go show A
    segue A.go2 show B
    control A.button fires A.go2, A.go

    stage regular
      A as a

    do tap a.button
    """),
  OwnFlow(
    "an intermediate flow on one who stays",
    RegisteredClass(StayingController.self) { StayingController() },
    """
    scene A content
    scene B content, class StayingController
    segue A.go custom A, via A

    stage regular
      A as a
      presented by a
        B as b

    do performSegue a.go creating c d
    do answer d no
    """),
  OwnFlow(
    "a screen that goes when it is back",
    RegisteredClass(FinishingController.self) { FinishingController() },
    """
    scene A content, class FinishingController

    stage regular
      nav a
        content b
        A as c

    do push content on a
    do back a
    """),
  OwnFlow(
    "an unwind that goes all the way home",
    RegisteredClass(HomeController.self) { HomeController() },
    """
    scene A content, class HomeController
    scene B content, unwinds done
    segue A.go unwind done

    stage regular
      nav a
        A as b
        B as c

    do performSegue b.go
    """),
]

private let containers = [
  OwnFlow(
    "a choice that has to wait", RegisteredClass(FaithfulTabs.self) { FaithfulTabs() },
    """
    scene A content, class FaithfulTabs

    stage regular
      A as a selecting b
        content b
        content c
      presented by a
        content d

    do select c on a
    """),
  OwnFlow(
    "the first child again after a presentation",
    RegisteredClass(ResettingTabs.self) { ResettingTabs() },
    """
    scene A content, class ResettingTabs

    stage regular
      A as a selecting c
        content b
        content c

    do select c on a
    do present content on a as fullScreen
    """),
  OwnFlow(
    "a main child that stays", RegisteredClass(CautiousMenu.self) { CautiousMenu() },
    """
    scene A content, class CautiousMenu

    stage regular
      A as a
        content b
      presented by a
        content c

    do replace content on a
    """),
  OwnFlow(
    "a main child that is kept", RegisteredClass(KeepingMenu.self) { KeepingMenu() },
    """
    scene A content, class KeepingMenu

    stage regular
      A as a
        content b

    do replace content on a
    """),
  OwnFlow(
    "columns of its own liking", RegisteredClass(DetailFirstSplit.self) { DetailFirstSplit() },
    """
    scene A split, class DetailFirstSplit

    stage regular
      A as a
        content b
        content c

    do size compact
    do size regular
    """),
  OwnFlow(
    "a column that gives back something new",
    RegisteredClass(SoberColumn.self) { SoberColumn() },
    """
    scene A nav, class SoberColumn

    stage regular
      split a
        A as b
          content c
        content d

    do size compact
    do size regular
    """),
  OwnFlow(
    "classes that no scene names",
    RegisteredClass(BuildingController.self) { BuildingController() },
    """
    scene A content, class BuildingController

    stage regular
      A as a

    do present content on a creating b c
    do dismiss a
    do alert
    """),
]

private let stacks = [
  OwnFlow(
    "a column with something on top", RegisteredClass(AnnouncingStack.self) { AnnouncingStack() },
    """
    scene A nav, class AnnouncingStack

    stage regular
      split a
        A as b
          content c
        content d

    do size compact
    do size regular
    """),
  OwnFlow(
    "a link that is one too many", RegisteredClass(PatientStack.self) { PatientStack() },
    """
    scene A nav, class PatientStack
    scene B content

    stage regular
      A as a
        content b
        content c
        content d

    do open B
    """),
  OwnFlow(
    "a link in the place of the top", RegisteredClass(ExchangingStack.self) { ExchangingStack() },
    """
    scene A nav, class ExchangingStack
    scene B content

    stage regular
      A as a
        content b
        content c

    do open B
    """),
  OwnFlow(
    "a stack that closes by itself", RegisteredClass(ClosingStack.self) { ClosingStack() },
    """
    scene A nav, class ClosingStack
    scene B content, unwinds done
    segue B.go unwind done

    stage regular
      A as a
        B as b
        B as c
      presented by a
        content d

    do performSegue b.go
    """),
  OwnFlow(
    "two ways back, one after the other",
    RegisteredClass(OrderlyRouter.self) { OrderlyRouter() },
    """
    scene A nav, class OrderlyRouter

    stage regular
      A as a
        content b
        content c
        content d

    do pop a unsettled
    do pop a
    """),
  OwnFlow(
    "a link that is presented", RegisteredClass(PosterRouter.self) { PosterRouter() },
    """
    scene A nav, class PosterRouter
    scene B content

    stage regular
      A as a
        content b

    do open B
    """),
  OwnFlow(
    "a link that begins anew", RegisteredClass(FreshRouter.self) { FreshRouter() },
    """
    scene A nav, class FreshRouter
    scene B content

    stage regular
      A as a
        content b
        content c

    do open B
    """),
]

@Suite struct `A flow with a class of one's own` {
  @Test(arguments: screens + containers + stacks)
  fileprivate func `holds when the class is right`(flow: OwnFlow) throws {
    let system = SegueSimulation(registering: [flow.own])
    var scenario = try Scenario(text: flow.text)
    scenario.world = scenario.world.declaring(system.classes)
    let judgement = Judge(of: system).judge(scenario)
    #expect(judgement.violations.map(\.signature) == [])
    #expect(judgement.trace.steps.count == scenario.steps.count)
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
  }
}
