/// What a view is drawn on; nothing is, so it keeps what it is given for whoever asks.
///
/// - SeeAlso: Core Animation, `CALayer`.
open class CALayer {
  /// A name for people.
  open var name: String?
  /// Where it lies; nobody sees it.
  open var frame = CGRect.zero
  /// Its place and size as it sees them itself; nobody sees it.
  open var bounds = CGRect.zero
  /// Where its middle lies; nobody sees it.
  open var position = CGPoint.zero
  /// What lies before others; nobody sees it.
  open var zPosition = 0.0
  /// How round its corners are; nobody sees it.
  open var cornerRadius = 0.0
  /// Which of its corners are round; nobody sees it.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How they are round; nobody sees it.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what is in it ends where it does; nobody sees it.
  open var masksToBounds = false
  /// How thick the line around it is; nobody sees it.
  open var borderWidth = 0.0
  /// The colour of that line; nobody sees it.
  open var borderColor: CGColor?
  /// The colour behind it; nobody sees it.
  open var backgroundColor: CGColor?
  /// The colour of its shadow; nobody sees it.
  open var shadowColor: CGColor?
  /// How dark its shadow is; nobody sees it.
  open var shadowOpacity: Float = 0
  /// How soft its shadow is; nobody sees it.
  open var shadowRadius = 3.0
  /// Where its shadow lies; nobody sees it.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// What its shadow looks like; nobody sees it.
  open var shadowPath: CGPath?
  /// How much of it can be seen; the view counts for touches, and not this.
  open var opacity: Float = 1
  /// Whether it is hidden; the view counts for touches, and not this.
  open var isHidden = false
  /// What can be seen of it; nobody sees it.
  open var mask: CALayer?
  /// Whether it is drawn as a picture; nobody sees it.
  open var shouldRasterize = false
  /// How fine that picture is; nobody sees it.
  open var rasterizationScale = 1.0
  /// What it shows; nobody sees it.
  open var contents: Any?
  /// Those in it, the one in front last.
  public private(set) final var sublayers: [CALayer]?
  /// The one that it is in.
  public private(set) weak final var superlayer: CALayer?
  private final var animations: [(key: String?, animation: CAAnimation)] = []

  /// Makes a layer.
  public init() {}

  /// Puts one in front of all others in it.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts one at a place among those in it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
  }

  /// Takes it out of the one that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Has it move; nothing moves, and nobody is told that it has ended.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if key != nil { animations.removeAll { $0.key == key } }
    animations.append((key, anim))
  }

  /// What it was given under a name.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Takes back what it was given under a name.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Takes back all of it.
  open func removeAllAnimations() { animations = [] }

  /// Has it drawn anew; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Has it laid out; nothing is laid out.
  open func setNeedsLayout() {}
  /// Lays it out; nothing is laid out.
  open func layoutIfNeeded() {}
}

/// Corners of a layer.
///
/// - SeeAlso: Core Animation, `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The one at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The one at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The one at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How corners are round.
///
/// - SeeAlso: Core Animation, `CALayerCornerCurve`.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// As a circle.
  case circular
  /// More gently.
  case continuous
}

extension UIView {
  /// What it is drawn on; nothing is drawn.
  ///
  /// - SeeAlso: UIKit, `UIView.layer`.
  public final var layer: CALayer {
    if let layer = knownLook?.layer { return layer }
    let made = Self.makeLayer()
    look.layer = made
    return made
  }

  /// A layer of the class that the view asks for: one of the system's, for nobody can tell how
  /// another one is made.
  private final class func makeLayer() -> CALayer {
    if layerClass is CAGradientLayer.Type { return CAGradientLayer() }
    if layerClass is CAShapeLayer.Type { return CAShapeLayer() }
    return CALayer()
  }
}
