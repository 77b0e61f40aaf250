/// The part of a view that the keys cover, for constraints; nothing is laid out.
///
/// - SeeAlso: UIKit, `UIKeyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows keys that lie elsewhere; there are none.
  open var followsUndockedKeyboard = false
  /// Whether it goes by the part of the view that no bar covers.
  open var usesBottomSafeArea = true
}

/// The guides of a view, once somebody has asked for one.
struct Guides {
  var keyboard: UIKeyboardLayoutGuide?
  var readable: UILayoutGuide?
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  /// Those that somebody has added.
  var added: [UILayoutGuide] = []
}

// Parts of a view for constraints, and sizes; nothing is laid out.
extension UIView {
  /// The part that the keys cover.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = knownLook?.guides.keyboard { return guide }
    let made = UIKeyboardLayoutGuide()
    look.guides.keyboard = made
    return made
  }

  /// The parts that somebody has added.
  public final var layoutGuides: [UILayoutGuide] { knownLook?.guides.added ?? [] }

  /// Adds a part for constraints.
  ///
  /// - SeeAlso: UIKit, `UIView.addLayoutGuide(_:)`.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    look.guides.added.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes away a part that somebody has added.
  ///
  /// - SeeAlso: UIKit, `UIView.removeLayoutGuide(_:)`.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    look.guides.added.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part that is not too wide for reading.
  public final var readableContentGuide: UILayoutGuide { guide(\.readable) }

  /// Makes it as large as what is in it; it stays as large as it is.
  public final func sizeToFit() {}

  /// Has it drawn anew; nothing is drawn.
  public final func setNeedsDisplay() {}

  /// Says that it would like to have another size; nothing is laid out.
  public final func invalidateIntrinsicContentSize() {}

  /// Says that it does not matter how long something is.
  public static var noIntrinsicMetric: Double { -1 }

  fileprivate final func guide(_ place: WritableKeyPath<Guides, UILayoutGuide?>) -> UILayoutGuide {
    if let guide = knownLook?.guides[keyPath: place] { return guide }
    let made = UILayoutGuide()
    look.guides[keyPath: place] = made
    return made
  }
}

extension UIScrollView {
  /// What is scrolled.
  public final var contentLayoutGuide: UILayoutGuide { guide(\.content) }
  /// Where it is seen.
  public final var frameLayoutGuide: UILayoutGuide { guide(\.frame) }
}
