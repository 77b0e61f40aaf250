import SegueKit
import SegueSimulation

extension OwnFlow {
  /// Flows with containers that are right and answer in their own way.
  static let containers = [
    OwnFlow(
      "pages that an unwind uncovers for the first time",
      RegisteredClass(LastPages.self, childCounts: 1...3) { LastPages() },
      """
      scene A content, class LastPages
      scene B content, unwinds done
      segue A.go unwind done

      stage compact
        content a
        presented by a
          content b
        presented by b
          content c
        presented by c
          A as d
            B as e
            content f
        presented by d
          content g

      do save
      do restore creating h i j k
      do performSegue k.go
      """),
    OwnFlow(
      "a main child in a stack", RegisteredClass(WrappingPanel.self) { WrappingPanel() },
      """
      scene A content, class WrappingPanel

      stage regular
        A as a
          content b

      do replace content on a
      """),
    OwnFlow(
      "what stands in what is kept", RegisteredClass(CachingPanel.self) { CachingPanel() },
      """
      scene A content, class CachingPanel

      stage regular
        A as a
          content b
            content c

      do replace content on a
      """),
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
      "the first child again after a swipe that was taken back",
      RegisteredClass(ResettingTabs.self) { ResettingTabs() },
      """
      scene A content, class ResettingTabs

      stage regular
        nav a
          A as b selecting d
            content c
            content d
          content e

      do beginBack a unsettled
      do cancel
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
}
