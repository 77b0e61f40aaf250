/// Where lines of words lie; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSTextAlignment`.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// From side to side.
  case justified
  /// Where lines begin.
  case natural
}

/// How a line is broken that is too long; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters.
  case byCharWrapping
  /// It is cut.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}
