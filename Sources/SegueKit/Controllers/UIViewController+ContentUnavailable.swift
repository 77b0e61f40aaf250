// What a controller says where it has nothing to show.

/// How a controller stands that may have nothing to show.
///
/// - SeeAlso: UIKit, `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What the user searches for in its search bar.
  public var searchText: String?

  /// Says that nobody searches.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app says of it under a key of its own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIViewController {
  /// What is said in place of the content; `nil` where there is some.
  ///
  /// It lies in front of the view, and keeps no touch from what is beside its buttons
  /// (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIViewController.contentUnavailableConfiguration`.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { barItems.look?.unavailable.configuration }
    set {
      guard newValue != nil || barItems.look != nil else { return }
      barItems.knownLook().unavailable.configuration = newValue
      showWhatIsUnavailable()
    }
  }

  /// How it stands.
  ///
  /// - SeeAlso: UIKit, `UIViewController.contentUnavailableConfigurationState`.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = barItems.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called when the view is laid out.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setNeedsUpdateContentUnavailableConfiguration()`.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    appearance.hasAskedForContent = false
    ownView?.awaitLayout()
  }

  /// Asks what is said in place of the content, when that is due: before the view comes for the
  /// first time, and when the app wants it.
  ///
  /// When UIKit asks for the first time is undocumented; reading chosen by this project.
  final func askForContent() {
    guard !appearance.hasAskedForContent else { return }
    appearance.hasAskedForContent = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    showWhatIsUnavailable()
  }

  private final func showWhatIsUnavailable() {
    guard let look = barItems.look, isViewLoaded, let view = viewIfLoaded else { return }
    let former = look.unavailable.view
    if let configuration = look.unavailable.configuration,
      let shown = former as? any UIContentView, shown.supports(configuration)
    {
      return shown.configuration = configuration
    }
    let made = look.unavailable.configuration?.makeContentView()
    look.unavailable.view = made
    view.exchange(former, for: made)
  }
}
