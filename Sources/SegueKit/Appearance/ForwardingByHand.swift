/// What a container has told one of its children by hand.
struct ForwardingByHand {
  /// Whether the container forwards by hand.
  var isForwarded = false
  /// Whether it has last told the child that it appears.
  var isOn = false
  var isAnimated = false
  /// Whether the views of those who are about to appear load, and nobody has been told yet.
  var isLoading = false
  /// Whether the child itself was told, and not yet that it has come to the end.
  var isTold = false
  /// Who was told together with the child; they hear of the end also when they leave it before.
  var told: [UIViewController] = []
  /// Whether the child was told that it will get its parent, and not yet that it has.
  var awaitsParent = false
  /// Whether the child was told that it will lose its parent, and nothing since.
  var awaitsLossOfParent = false
  /// Whether a stack has taken the child off, and not yet told it that it has left.
  var awaitsDeparture = false

  /// Notes that the child was told that it will get a parent, or lose it.
  mutating func noteAnnouncement(of parent: UIViewController?) {
    (awaitsParent, awaitsLossOfParent) = (parent != nil, parent == nil)
  }

  /// Notes that the child was told that it has got its parent, or lost it.
  mutating func noteMove() { (awaitsParent, awaitsLossOfParent) = (false, false) }
}
