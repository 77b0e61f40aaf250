/// How a controller is shown when it is presented.
///
/// UIKit's styles that differ in what the segue machinery does with them.
///
/// - SeeAlso: UIKit, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// What the system chooses: ``pageSheet``.
  case automatic = -2
  /// Covers the screen.
  case fullScreen = 0
  /// A card.
  case pageSheet = 1
  /// A smaller card.
  case formSheet = 2
  /// Covers the nearest presentation context and replaces what it shows.
  case currentContext = 3
  /// Covers the screen and leaves what is below in place.
  case overFullScreen = 5
  /// Covers the nearest presentation context and leaves what is below in place.
  case overCurrentContext = 6
  /// Points at a view or a bar button item.
  case popover = 7
  /// As a presentation controller of an app's own says, for which the transitioning delegate of the
  /// controller is asked.
  case custom = 4
  /// No style: what an adaptive presentation answers that does not adapt.
  case none = -1

  /// What is shown for the style; for ``none``, which UIKit refuses, as for ``automatic``.
  package var resolved: Self { self == .automatic || self == .none ? .pageSheet : self }

  /// Whether the presenter is looked for among the ancestors that define a context.
  ///
  /// That a popover's is, is undocumented; reading chosen by this project. A custom one is asked.
  var honoursContexts: Bool {
    self == .currentContext || self == .overCurrentContext || self == .popover
  }

  /// Whether it is shown as a card.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }
  var coversScreen: Bool { self == .fullScreen || self == .overFullScreen }
  /// Whether the view of the presenter is taken away and does not lie below.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the style is one for a wide window, so that a narrow one shows another form of it.
  ///
  /// - SeeAlso: UIKit, `UIModalPresentationStyle.popover`, `pageSheet` and `formSheet`.
  var adapts: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
