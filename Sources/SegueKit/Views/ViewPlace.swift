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

extension ViewPlace {
  /// The place once the view around it has got another size: what is flexible shares what comes or
  /// goes.
  ///
  /// - SeeAlso: UIKit, `UIView.autoresizingMask`; how it is shared is undocumented; reading chosen
  ///   by this project.
  fileprivate func stretched(
    by mask: UIView.AutoresizingMask, from former: CGSize, to size: CGSize
  ) -> ViewPlace {
    func share(
      _ change: Double, _ before: UIView.AutoresizingMask, _ inside: UIView.AutoresizingMask,
      _ after: UIView.AutoresizingMask
    ) -> (middle: Double, length: Double) {
      let parts = [before, inside, after].count { mask.contains($0) }
      guard parts > 0 else { return (0, 0) }
      let part = change / Double(parts)
      let length = mask.contains(inside) ? part : 0
      return ((mask.contains(before) ? part : 0) + length / 2, length)
    }
    let across = share(
      size.width - former.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let down = share(
      size.height - former.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return ViewPlace(
      bounds: CGRect(
        x: bounds.minX, y: bounds.minY, width: max(0, bounds.width + across.length),
        height: max(0, bounds.height + down.length)),
      center: CGPoint(x: center.x + across.middle, y: center.y + down.middle),
      transform: transform)
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
    let place = ViewPlace(bounds: bounds, center: look.center, transform: look.transform)
    guard !look.autoresizingMask.isEmpty, let room = superviewLink?.bounds.size,
      let former = look.roomSize, former != room
    else { return place }
    return place.stretched(by: look.autoresizingMask, from: former, to: room)
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
