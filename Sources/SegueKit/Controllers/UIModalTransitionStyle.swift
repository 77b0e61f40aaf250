/// How it looks when a controller is presented.
///
/// - SeeAlso: UIKit, `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It comes from below.
  case coverVertical
  /// The screen turns round.
  case flipHorizontal
  /// The one fades as the other comes.
  case crossDissolve
  /// A page is turned up.
  case partialCurl
}
