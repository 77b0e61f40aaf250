/// How lines lie; nobody sees them.
///
/// - SeeAlso: UIKit, `NSParagraphStyle`.
open class NSParagraphStyle: NSObject {
  fileprivate var look = Look()

  fileprivate struct Look: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing = 0.0
    var paragraphSpacing = 0.0
    var lineHeightMultiple = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
    var firstLineHeadIndent = 0.0
    var headIndent = 0.0
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.look == look }
}

/// How lines lie, as it is being said; nobody sees them.
///
/// - SeeAlso: UIKit, `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie.
  open var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// How a line is broken that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }
  /// How much room is between lines.
  open var lineSpacing: Double {
    get { look.lineSpacing }
    set { look.lineSpacing = newValue }
  }
  /// How much room is below.
  open var paragraphSpacing: Double {
    get { look.paragraphSpacing }
    set { look.paragraphSpacing = newValue }
  }
  /// How high lines are beside what they would be.
  open var lineHeightMultiple: Double {
    get { look.lineHeightMultiple }
    set { look.lineHeightMultiple = newValue }
  }
  /// How high lines are at least.
  open var minimumLineHeight: Double {
    get { look.minimumLineHeight }
    set { look.minimumLineHeight = newValue }
  }
  /// How high lines are at most.
  open var maximumLineHeight: Double {
    get { look.maximumLineHeight }
    set { look.maximumLineHeight = newValue }
  }
  /// How far the first line is moved in.
  open var firstLineHeadIndent: Double {
    get { look.firstLineHeadIndent }
    set { look.firstLineHeadIndent = newValue }
  }
  /// How far the other lines are moved in.
  open var headIndent: Double {
    get { look.headIndent }
    set { look.headIndent = newValue }
  }
}
