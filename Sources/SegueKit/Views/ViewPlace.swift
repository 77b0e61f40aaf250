/// Where a view lies in the one that it is in.
struct ViewPlace {
  /// Its place and size as it sees them itself; not empty.
  let bounds: CGRect
  /// Its middle in the view that it is in.
  let center: CGPoint
  let transform: CGAffineTransform

  /// A place in the view, as the one that it is in sees it.
  func outwards(_ point: CGPoint) -> CGPoint {
    let (x, y, t) = (point.x - bounds.midX, point.y - bounds.midY, transform)
    return CGPoint(
      x: center.x + t.a * x + t.c * y + t.tx, y: center.y + t.b * x + t.d * y + t.ty)
  }

  /// A place in the view that it is in, as the view itself sees it; `nil` when it is pressed flat.
  func inwards(_ point: CGPoint) -> CGPoint? {
    let t = transform
    let area = t.a * t.d - t.b * t.c
    guard area != 0 else { return nil }
    let (x, y) = (point.x - center.x - t.tx, point.y - center.y - t.ty)
    return CGPoint(
      x: bounds.midX + (t.d * x - t.c * y) / area, y: bounds.midY + (t.a * y - t.b * x) / area)
  }
}

extension UIView {
  /// Where it is known to lie: where code has put it, or where constraints hold all its sides;
  /// `nil` when nobody has said, and when it is laid out by what it is in.
  final var knownPlace: ViewPlace? {
    guard let look = knownLook else { return placeAsGuest }
    guard look.translatesAutoresizingMask else {
      guard let frame = heldFrame, !frame.isEmpty else { return nil }
      return ViewPlace(
        bounds: CGRect(origin: .zero, size: frame.size),
        center: CGPoint(x: frame.midX, y: frame.midY), transform: look.transform)
    }
    guard let bounds = look.bounds, !bounds.isEmpty, !isArranged else { return placeAsGuest }
    return ViewPlace(bounds: bounds, center: look.center, transform: look.transform)
  }

  /// Whether it is the view of a controller that has no place in the tree, and code has put it
  /// somewhere.
  final var isGuest: Bool { superviewLink != nil && owner?.target?.hasPlace == false }

  /// Where such a view lies of which nobody has said it: it is as large as usual.
  private final var placeAsGuest: ViewPlace? {
    guard isGuest, !bounds.isEmpty else { return nil }
    return ViewPlace(
      bounds: bounds, center: CGPoint(x: bounds.midX, y: bounds.midY),
      transform: knownLook?.transform ?? .identity)
  }

  /// Its place and size as it sees them itself, where they are known; as large as usual for a view
  /// of a controller of which nobody has said anything.
  final var knownBounds: CGRect? {
    if let place = knownPlace { return place.bounds }
    guard owner?.target != nil || self is UIWindow, !bounds.isEmpty else { return nil }
    return bounds
  }

  /// Whether a row of views, or of cells, says where it lies.
  private final var isArranged: Bool {
    switch superviewLink {
    case let stack as UIStackView: stack.arrangedSubviews.contains { $0 === self }
    case let rows as any RowHolding: rows.holds(self)
    default: false
    }
  }

  /// Finds who takes a touch, as UIKit does.
  final func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard knownLook?.refusesTouches != true, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviewList.reversed() {
      guard let inside = subview.knownPlace?.inwards(point) else { continue }
      if let found = subview.hitTest(inside, with: event) { return found }
    }
    return self
  }
}
