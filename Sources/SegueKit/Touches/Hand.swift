/// The user's hand, as far as gestures of an app's own are in it.
struct Hand {
  /// Whether the finger stays down at the end of the next gesture.
  var staysDown = false
  /// The gesture of which the finger is still down.
  var gesture: HeldGesture?
}

/// A gesture that has begun, of which the finger is still down.
struct HeldGesture {
  let recognizer: UIGestureRecognizer
  /// Whether the finger is to go back where it came from.
  let isTakenBack: Bool
  /// Whether its view was in the window when it began.
  let isInWindow: Bool
  /// Moves the finger to its end.
  let move: (UIGestureRecognizer.State, _ isTakenBack: Bool) -> Void
}

extension SegueEnvironment {
  /// Whether the finger of a gesture of an app's own is still down.
  package var holdsGesture: Bool { hand.gesture != nil }

  /// Has the user leave the finger down where a gesture would end that they begin meanwhile.
  ///
  /// A tap has no middle, and is over all the same.
  package func holdingGestures<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let didStay = hand.staysDown
    hand.staysDown = true
    defer { hand.staysDown = didStay }
    try body()
  }

  /// Has the user lift the finger of the gesture that they hold, if they hold one.
  ///
  /// - Parameter isTakenBack: Whether the finger goes back where it came from; else it goes where
  ///   it was to go.
  package func letGo(takingBack isTakenBack: Bool? = nil) {
    guard let gesture = hand.gesture else { return }
    hand.gesture = nil
    gesture.recognizer.end(gesture, takingBack: isTakenBack ?? gesture.isTakenBack)
  }

  /// Takes the gesture that the user holds away from them.
  ///
  /// - SeeAlso: UIKit, `UIResponder.touchesCancelled(_:with:)`, which is called when the app is no
  ///   longer active.
  func cancelGesture() { hand.gesture?.recognizer.giveUp() }
}
