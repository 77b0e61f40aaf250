/// A finger that moves over a view.
///
/// A person moves it far to one side, or a little and back again. It moves fast, so that whoever
/// looks at its velocity before it begins sees where it goes.
///
/// - SeeAlso: UIKit, `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers at least; nobody counts.
  open var minimumNumberOfTouches = 1
  /// With how many fingers at most; nobody counts.
  open var maximumNumberOfTouches = Int.max
  /// How many fingers there are.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  private final var moved = CGPoint.zero
  private final var speed = CGPoint.zero

  /// How far it has moved, since it has begun or an app has last said how far.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Says how far it has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast it moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override var course: [State] { [.began, .changed, .changed, .ended] }
  override var gestures: [Touchable] {
    ways.flatMap { way in
      [
        Touchable("pan-\(way)") { self.pan(way, isTakenBack: false) },
        Touchable("half-pan-\(way)", as: .takenBack) { self.pan(way, isTakenBack: true) },
      ]
    }
  }

  /// Where a person may move it.
  fileprivate var ways: [Way] { Way.allCases }

  /// Where a finger moves.
  fileprivate enum Way: String, CaseIterable {
    case left, right, up, down

    /// The side on which it begins.
    var edge: UIRectEdge {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .bottom
      case .down: .top
      }
    }

    /// The place so many points away.
    func away(_ distance: Double) -> CGPoint {
      switch self {
      case .left: CGPoint(x: -distance, y: 0)
      case .right: CGPoint(x: distance, y: 0)
      case .up: CGPoint(x: 0, y: -distance)
      case .down: CGPoint(x: 0, y: distance)
      }
    }
  }

  /// Moves it over most of the window, or a little way and back.
  private final func pan(_ way: Way, isTakenBack: Bool) {
    // That it moves, and where, is seen before it begins.
    moved = way.away(10)
    speed = way.away(1000)
    var places = isTakenBack ? [10, 70, 40] : [10.0, 210, 410]
    recognize(takingBack: isTakenBack) { [unowned self] state, isTakenBack in
      let last = isTakenBack ? 40 : 510.0
      moved = way.away(state == .ended ? last : places.removeFirst())
      if state == .ended, isTakenBack { speed = way.away(-1000) }
    }
  }
}

/// A finger that comes from a side.
///
/// - SeeAlso: UIKit, `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which side.
  open var edges: UIRectEdge = []

  fileprivate override var ways: [Way] { Way.allCases.filter { edges.contains($0.edge) } }
}
