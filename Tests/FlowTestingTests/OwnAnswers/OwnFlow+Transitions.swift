import SegueKit
import SegueSimulation

extension OwnFlow {
  /// What classes do when the transition is over that they take part in.
  static let transitions = [
    OwnFlow(
      "a question when a swipe was taken back",
      RegisteredClass(WonderingController.self) { WonderingController() },
      """
      scene A content, class WonderingController

      stage regular
        nav a
          content b
          A as c

      do beginBack a unsettled
      do cancel
      """),
    OwnFlow(
      "a question when a sheet stays after all",
      RegisteredClass(WonderingController.self) { WonderingController() },
      """
      scene A content, class WonderingController

      stage regular
        content a
        presented by a
          A as b

      do beginSwipeDown b unsettled
      do cancel
      do dismiss a
      """),
    OwnFlow(
      "one step further back when a swipe is let go",
      RegisteredClass(HurryingStack.self, childCounts: 1...2) { HurryingStack() },
      """
      scene A nav, class HurryingStack

      stage regular
        A as a
          content b
          content c
          content d

      do beginBack a unsettled
      do finish
      do push content on a
      """),
    OwnFlow(
      "a sheet that goes before there is less room",
      RegisteredClass(ClosingAheadController.self) { ClosingAheadController() },
      """
      scene A content, class ClosingAheadController

      stage regular
        A as a
        presented by a
          content b

      do size compact
      do dismiss a
      """),
  ]
}
