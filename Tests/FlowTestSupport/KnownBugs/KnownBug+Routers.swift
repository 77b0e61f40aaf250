import FlowModel

extension KnownBug {
  /// Routers, and apps that present by themselves, that lose sight of what is shown.
  static let routers = [
    KnownBug(
      "double-back-goes-two-screens-back", .router(.popsTwice),
      breaking: "router.does-what-it-is-asked",
      or: "router.follows-requests-in-order", within: 2,
      from: "https://github.com/react-navigation/react-navigation/issues/6905",
      """
      Back is asked for twice in quick succession. The router follows both times, although the \
      screen that the second one came from is on its way out.
      """),
    KnownBug(
      "closing-all-leaves-some", .router(.closesOneByOne),
      breaking: "router.routes-match-the-tree", or: "router.does-what-it-is-asked", within: 3,
      from: "https://github.com/MvvmCross/MvvmCross/issues/3826",
      """
      The router closes a tower of screens one by one and waits for none of them. The first \
      dismissal runs, the others are refused, and all count as closed.
      """),
    KnownBug(
      "cancelled-swipe-ends-the-coordinator", .router(.forgetsWhatMayComeBack),
      breaking: "router.routes-match-the-tree", within: 2,
      from: "https://github.com/radianttap/Coordinator/pull/8",
      """
      A route goes from the list as soon as a back swipe begins. The user changes their mind, and \
      the screen is there without a route.
      """),
    KnownBug(
      "presented-on-a-screen-that-leaves", .router(.presentsOnWhatLeaves),
      breaking: "obligation.resolves-exactly-once",
      or: "outside.link-shows-its-scene", within: 2,
      from: "https://github.com/wix/react-native-navigation/pull/7644",
      """
      Who looks for the topmost screen finds one that is being dismissed, and the next screen is \
      lost together with it.
      """),
    KnownBug(
      "busy-host-swallows-an-alert", .router(.presentsOnAFixedHost),
      breaking: "obligation.resolves-exactly-once",
      or: "outside.link-shows-its-scene", within: 1,
      from: "https://github.com/deltachat/deltachat-ios/issues/2736",
      """
      An app presents its errors on one screen, always the same. While that presents something the \
      error is refused, and nobody hears of it.
      """),
    KnownBug(
      "swiped-sheet-stays-a-route", .router(.missesTheUsersExit),
      breaking: "router.routes-match-the-tree",
      or: "router.does-what-it-is-asked", within: 2,
      from: "https://github.com/MvvmCross/MvvmCross/issues/3546",
      """
      The list of routes changes only in the router's own methods. A sheet that the user pulls down \
      stays in it, and what comes next is sent to a screen that is gone.
      """),
    KnownBug(
      "dismissed-alert-ends-the-flow-below", .router(.anyDismissalMakesItDeaf),
      breaking: "obligation.resolves-exactly-once", within: 3,
      from: "https://github.com/RxSwiftCommunity/RxFlow/issues/26",
      """
      A router takes every dismissal that is sent to its screen for the end of that screen. After an \
      alert has gone it follows no request any more.
      """),
    KnownBug(
      "own-pop-is-counted-twice", .router(.countsItsOwnPop),
      breaking: "router.routes-match-the-tree", or: "router.does-what-it-is-asked", within: 1,
      from: "https://github.com/canopas/UIPilot/issues/34",
      """
      The router takes off a route and pops. The stack tells that it has popped, and the router \
      takes off another one.
      """),
    KnownBug(
      "way-home-keeps-the-pushed-screens", .router(.homeKeepsTheStack),
      breaking: "router.does-what-it-is-asked",
      or: "router.follows-requests-in-order", within: 2,
      from: "https://github.com/hmlongco/Navigator/issues/23",
      """
      The way to the first screen of a tab dismisses everything and selects the tab. What is pushed \
      in that very tab stays.
      """),
    KnownBug(
      "link-is-followed-in-every-tab", .router(.neighboursFollowTheLink),
      breaking: "outside.link-shows-its-scene", within: 1,
      from: "https://github.com/android/architecture-components-samples/issues/1003",
      """
      Each tab's stack follows a link that is meant for one of them, and the same screen lies in \
      all.
      """),
  ]
}
