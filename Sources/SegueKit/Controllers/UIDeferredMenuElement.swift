/// Elements that are asked for when the user looks at the menu.
///
/// They are asked for when a flow looks what can be touched. What answers later than at once is
/// there when it looks again, and never where it is asked each time (undocumented; reading chosen
/// by this project).
///
/// - SeeAlso: UIKit, `UIDeferredMenuElement`.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isAskedAgain: Bool
  private var known: [UIMenuElement]?

  private init(
    isAskedAgain: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    self.isAskedAgain = isAskedAgain
    super.init(title: "", image: nil)
  }

  /// Makes an element that asks once for those in its place.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isAskedAgain: false, elementProvider)
  }

  /// Makes an element that asks each time for those in its place.
  ///
  /// - SeeAlso: UIKit, `UIDeferredMenuElement.uncached(_:)`.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isAskedAgain: true, elementProvider)
  }

  /// Those in its place, as far as they are there.
  var elements: [UIMenuElement] {
    if let known, !isAskedAgain { return known }
    known = nil
    provider { [weak self] in self?.known = $0 }
    return known ?? []
  }
}
