/// Where the view of a controller stands on its way to the screen and back.
struct AppearanceRecord {
  var state = AppearanceState.disappeared
  var visibleMark = 0
  var isAwaited = false
  var byHand = ForwardingByHand()
  var hasArrived = false
  var hasLeft = false
  /// Whether the view is being loaded, and in no window yet.
  var isLoading = false
  /// Whether the view is in that of the parent, in a place that nobody has looked at yet.
  var isInPlace = false
  /// Whether the view is still in that of the parent until a transition ends.
  var isOnItsWayOut = false
}

extension UIViewController {
  /// What the controller has been told of its view.
  final var appearance: AppearanceState {
    get { appearanceRecord.state }
    set { appearanceRecord.state = newValue }
  }

  /// The last visibility pass that found the controller visible.
  final var visibleMark: Int {
    get { appearanceRecord.visibleMark }
    set { appearanceRecord.visibleMark = newValue }
  }

  /// Whether the visibility pass will call `viewWillAppear` and has not done so yet.
  final var isAwaited: Bool {
    get { appearanceRecord.isAwaited }
    set { appearanceRecord.isAwaited = newValue }
  }

  /// What its container tells it of its appearance by hand.
  final var byHand: ForwardingByHand {
    get { appearanceRecord.byHand }
    set { appearanceRecord.byHand = newValue }
  }

  /// Whether the controller has not appeared since it got its parent.
  final var hasArrived: Bool {
    get { appearanceRecord.hasArrived }
    set { appearanceRecord.hasArrived = newValue }
  }

  /// Whether the controller has left its parent and not disappeared yet.
  final var hasLeft: Bool {
    get { appearanceRecord.hasLeft }
    set { appearanceRecord.hasLeft = newValue }
  }
}
