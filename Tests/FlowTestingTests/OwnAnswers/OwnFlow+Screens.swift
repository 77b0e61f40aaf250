import SegueKit
import SegueSimulation

extension OwnFlow {
  /// Flows with screens that are right and answer in their own way.
  static let screens = [
    OwnFlow(
      "a screen that presents the same menu again and again",
      RegisteredClass(MenuController.self) { MenuController() },
      """
      scene A content, class MenuController
      control A.more fires menu

      stage regular
        A as a

      do tap a.more
      do dismiss a
      """),
    OwnFlow(
      "a screen whose segue action makes the controller itself",
      RegisteredClass(MakingController.self) { MakingController() },
      """
      scene A content, class MakingController
      scene B content
      segue A.go show B, action makes

      stage regular
        A as a

      do performSegue a.go
      """),
    OwnFlow(
      "a screen whose segue action makes the controller that it embeds, and that it comes to stand in",
      RegisteredClass(MakingController.self) { MakingController() },
      """
      scene A content, class MakingController
      scene B content
      segue A.go embed B, action makes

      stage regular
        content a

      do present A on a creating b c
      do add A to c
      """),
    OwnFlow(
      "a screen that leaves with the columns that show it",
      RegisteredClass(PassingController.self) { PassingController() },
      """
      scene A content, class PassingController

      stage regular
        content a
        presented by a
          split b
            content c
            content d

      do show A on b
      """),
    OwnFlow(
      "a screen that closes what asks it",
      RegisteredClass(TidyingController.self) { TidyingController() },
      """
      scene A content, class TidyingController
      scene B content
      segue B.go unwind other

      stage regular
        A as a
        presented by a
          B as b

      do performSegue b.go
      """),
    OwnFlow(
      "a screen that moves on when it stands",
      RegisteredClass(SplashController.self) {
        SplashController()
      },
      """
      scene A content, class SplashController

      stage regular
        nav a
          A as b

      do dismiss a
      """),
    OwnFlow(
      "somebody else who may leave, and is shown as nobody has asked",
      RegisteredClass(WatchingController.self) { WatchingController() },
      """
      scene A content, class WatchingController
      scene B content, keeps, adapts none, replaced by nav

      stage regular
        A as a

      do present B on a as pageSheet creating b
      do size compact
      do size regular
      do swipeDown b
      """),
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
}
