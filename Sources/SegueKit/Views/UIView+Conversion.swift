// The same place as another view sees it. Where nobody has said where a view lies, it lies where
// `bounds` and `center` say.
extension UIView {
  /// A place in this view, as another one sees it; as the window does, when that is left out.
  ///
  /// - SeeAlso: UIKit, `UIView.convert(_:to:)`.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outside = ancestry.reduce(point) { $1.statedPlace.outwards($0) }
    return view?.inwards(outside) ?? outside
  }

  /// A place in another view, as this one sees it; in the window, when that is left out.
  ///
  /// - SeeAlso: UIKit, `UIView.convert(_:from:)`.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? inwards(point)
  }

  /// A part of this view, as another one sees it, and the smallest upright one around it.
  ///
  /// - SeeAlso: UIKit, `UIView.convert(_:to:)`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// A part of another view, as this one sees it, and the smallest upright one around it.
  ///
  /// - SeeAlso: UIKit, `UIView.convert(_:from:)`.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// A place in the window, as this view sees it; of one that is pressed flat its corner.
  private final func inwards(_ point: CGPoint) -> CGPoint {
    ancestry.reversed().reduce(point) { $1.statedPlace.inwards($0) ?? $1.bounds.origin }
  }

  /// The view and those that it is in, the outermost left out: what it sees the window sees.
  private final var ancestry: [UIView] {
    sequence(first: self, next: \.room).dropLast()
  }

  private final var statedPlace: ViewPlace {
    ViewPlace(bounds: bounds, center: center, transform: transform)
  }

  /// A picture of the view as it is now: an empty view of its size.
  ///
  /// - SeeAlso: UIKit, `UIView.snapshotView(afterScreenUpdates:)`.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// A picture of a part of the view: an empty view of its size.
  ///
  /// - SeeAlso: UIKit, `UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }

  /// The smallest rectangle with all these places in it or at its sides.
  fileprivate init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(
      x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}
