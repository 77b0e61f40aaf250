/// How a controller is shown when it is presented.
///
/// UIKit's styles that differ in what the segue machinery does with them; popovers and custom
/// presentations are not modelled.
///
/// - SeeAlso: UIKit, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// What the system chooses: ``pageSheet``.
  case automatic
  /// Covers the screen.
  case fullScreen
  /// A card.
  case pageSheet
  /// A smaller card.
  case formSheet
  /// Covers the nearest presentation context and replaces what it shows.
  case currentContext
  /// Covers the screen and leaves what is below in place.
  case overFullScreen
  /// Covers the nearest presentation context and leaves what is below in place.
  case overCurrentContext

  /// What is shown for the style.
  package var resolved: Self { self == .automatic ? .pageSheet : self }

  var honoursContexts: Bool { self == .currentContext || self == .overCurrentContext }
  var coversScreen: Bool { self == .fullScreen || self == .overFullScreen }
  /// Whether the view of the presenter is taken away and does not lie below.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
