/// A layer that goes from colour to colour; nobody sees it.
///
/// - SeeAlso: Core Animation, `CAGradientLayer`.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each of them lies, from 0 to 1.
  open var locations: [Double]?
  /// Where the first one lies.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last one lies.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that has a form; nobody sees it.
///
/// - SeeAlso: Core Animation, `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  /// Its form.
  open var path: CGPath?
  /// The colour in it.
  open var fillColor: CGColor?
  /// The colour of the line around it.
  open var strokeColor: CGColor?
  /// How thick that line is.
  open var lineWidth = 1.0
  /// Where that line begins, from 0 to 1.
  open var strokeStart = 0.0
  /// Where that line ends, from 0 to 1.
  open var strokeEnd = 1.0
}
