/// Where the view of a controller stands on its way to the screen and back.
struct AppearanceRecord {
  /// What the controller has been told of its view.
  var state = AppearanceState.disappeared
  /// The last visibility pass that found the controller visible.
  var visibleMark = 0
  /// Whether the visibility pass will call `viewWillAppear` and has not done so yet.
  var isAwaited = false
  /// The children who came while it was on the way, and have appeared when it has.
  var followers: [ControllerLink] = []
  /// Whether the controller has not appeared since it got its parent.
  var hasArrived = false
  /// Whether the controller has left its parent and not disappeared yet.
  var hasLeft = false
  /// The number of the window in which the view stays until the controller has disappeared.
  var windowBehind: Int?
  /// Whether the controller is just being told that it will disappear.
  var isToldToLeave = false
  /// Whether the controller is just being told that it will appear, and its view is in no window
  /// yet.
  var isToldToCome = false
  /// Whether the controller is presented by now, and somebody is still to be told that it has
  /// appeared.
  var endsPresentation = false
  /// Whether the controller is dismissed by now, and somebody is still to be told that it has
  /// disappeared.
  var endsDismissal = false
  /// Whether the view is being loaded, and in no window yet.
  var isLoading = false
  /// Whether the view is on its way into a window that knows of it, and not in it yet.
  var isComing: Bool { isLoading || isToldToCome }
  /// Whether its view is being made, and may not be there yet.
  var isMakingView = false
  /// Whether the view is in that of the parent, in a place that nobody has looked at yet.
  var isInPlace = false
  /// Whether the view is in that of the parent because somebody has looked at its place, and no
  /// code has put it there.
  var isPutInPlace = false
  /// Whether the view was taken out while something came in its place, as UIKit does itself.
  var isOutBelow = false
  /// Whether the view is still in that of the parent until a transition ends.
  var isOnItsWayOut = false
  /// Whether the controller has told that it names its visible children itself, not by their views.
  var namesVisibleChildren = false
  /// Whether what the controller shows may be out of date.
  var awaitsProperties = true
  /// Whether the controller has been asked what it says where there is nothing to show.
  var hasAskedForContent = false
}
