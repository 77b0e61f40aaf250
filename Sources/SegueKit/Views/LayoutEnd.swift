/// A side of a view or a guide, for constraints.
enum LayoutSide {
  case left, right, top, bottom
}

/// What a constraint holds at one of its ends; not kept.
struct LayoutEnd {
  weak var item: (any LayoutAnchored)?
  let side: LayoutSide

  init(of item: any LayoutAnchored, at side: LayoutSide) {
    self.item = item
    self.side = side
  }
}

extension LayoutEnd {
  /// The view, or the one that has the guide.
  fileprivate var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension UIView {
  /// The last of those that it is in.
  fileprivate final var outermost: UIView { superview?.outermost ?? self }
}

extension NSLayoutConstraint {
  /// Has the views at both ends know whether it holds.
  final func tellViews() {
    guard let ends else { return }
    if isActive, let one = ends.first.view, let other = ends.second.view,
      one.outermost !== other.outermost
    {
      SegueEnvironment.current.misuse(.constrainsStrangers, one.nearestController)
    }
    for case let view as UIView in [ends.first.item, ends.second.item] {
      view.look.constraints.removeAll { $0 === self }
      if isActive { view.look.constraints.append(self) }
    }
    SegueEnvironment.current.uses.placedViews = true
  }

  /// How far a side of a view lies to the right of that of the one that it is in, or below it;
  /// `nil` when the constraint does not say.
  fileprivate final func offset(of view: UIView, at side: LayoutSide, in room: UIView) -> Double? {
    guard let ends, ends.first.side == side, ends.second.side == side else { return nil }
    if ends.first.item === view, room.isFilled(by: ends.second.item) { return constant }
    if ends.second.item === view, room.isFilled(by: ends.first.item) { return -constant }
    return nil
  }
}

extension UIView {
  /// Whether something for constraints is the view, or the part of it that no bar covers: no bar
  /// comes into it.
  fileprivate final func isFilled(by item: (any LayoutAnchored)?) -> Bool {
    guard let item else { return false }
    return item === self || item === knownLook?.guide
  }

  /// Where it lies by constraints that hold all four sides to those of the view that it is in.
  final var heldFrame: CGRect? {
    guard let look = knownLook, !look.translatesAutoresizingMask, look.constraints.count >= 4,
      let room = superviewLink, let bounds = room.knownBounds
    else { return nil }
    func offset(_ side: LayoutSide) -> Double? {
      for constraint in look.constraints {
        if let found = constraint.offset(of: self, at: side, in: room) { return found }
      }
      return nil
    }
    guard let left = offset(.left), let right = offset(.right), let top = offset(.top),
      let bottom = offset(.bottom)
    else { return nil }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + top,
      width: max(0, bounds.width - left + right), height: max(0, bounds.height - top + bottom))
  }
}
