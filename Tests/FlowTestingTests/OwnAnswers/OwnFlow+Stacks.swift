import FlowModel
import SegueKit
import SegueSimulation

extension OwnFlow {
  /// Flows with stacks, routers and split view controllers that are right and answer in their own
  /// way.
  static let stacks = [
    OwnFlow(
      "a stack that is to show who stands in it",
      RegisteredClass(GuardedStack.self, declaring: Contract()) { GuardedStack() },
      """
      scene A nav, class GuardedStack

      stage regular
        A as a
          content b
          content c

      do show existing b on a
      """),
    OwnFlow(
      "a stack with frames that nobody sees", RegisteredClass(FramingStack.self) { FramingStack() },
      """
      scene A nav, class FramingStack
      scene B content, unwinds done, retained
      segue B.go unwind done, unanimated

      stage regular
        A as a
        presented by a
          content b
            B as c
        presented by b
          B as d

      do push content on a unsettled
      do performSegue c.go unsettled
      do push existing d on a
      do pop a
      """),
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
      "a stack that begins anew when a router uncovers it",
      RegisteredClass(HomingStack.self) { HomingStack() },
      """
      scene A nav, class HomingStack
      scene B nav, class RouterController
      scene C content, class FloatingPanelController

      stage regular
        C as a
          A as b
            content c
            content d
          B as e
            content f
        presented by e as fullScreen
          content g

      do dismiss e
      """),
    OwnFlow(
      "a router that has nothing to go back to",
      RegisteredClass(DepartingRouter.self) { DepartingRouter() },
      """
      scene A nav, class DepartingRouter

      stage regular
        A as a
          content b

      do pop a
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
    OwnFlow(
      "a link that begins anew below a sheet of somebody else",
      RegisteredClass(FreshRouter.self) { FreshRouter() },
      """
      scene A nav, class FreshRouter
      scene B content

      stage regular
        content a
          A as b
        presented by a
          content c

      do open B
      """),
    OwnFlow(
      "a link that is shown in another tab",
      RegisteredClass(TurningRouter.self) { TurningRouter() },
      """
      scene A nav, class TurningRouter
      scene B content

      stage regular
        tabs a
          A as b
            content c
          nav d
            content e

      do open B
      """),
    OwnFlow(
      "a link that is declined below a sheet",
      RegisteredClass(DecliningRouter.self, declaring: Contract()) { DecliningRouter() },
      """
      scene A nav, class DecliningRouter
      scene B content

      stage regular
        A as a
          content b
        presented by b
          content c

      do open B
      """),
    OwnFlow(
      "a link that takes a sheet away",
      RegisteredClass(ClearingRouter.self, declaring: Contract()) { ClearingRouter() },
      """
      scene A nav, class ClearingRouter
      scene B content

      stage regular
        A as a
          content b
        presented by b
          content c

      do open B
      """),
  ]
}
