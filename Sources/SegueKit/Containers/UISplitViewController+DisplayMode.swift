extension UISplitViewController {
  /// As wide as the house decides; its value is a reading chosen by this project.
  public static let automaticDimension = -Double.greatestFiniteMagnitude

  /// Whether a button can be seen.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// As the house decides.
    case automatic
    /// At no time.
    case never
    /// At all times.
    case always
  }

  /// What lies behind a column.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// What lies behind a sidebar.
    case sidebar
  }

  /// A side of the window.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// How columns lie in a wide window; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the house decides.
    case automatic
    /// Beside each other.
    case tile
    /// Those before the last one over it.
    case overlay
    /// Those before the last one push it aside.
    case displace
  }

  /// Which columns can be seen in a wide window, and how they lie, which nobody sees.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As the house decides.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary

    /// As UIKit named ``secondaryOnly`` before.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// As UIKit named ``oneBesideSecondary`` before.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// As UIKit named ``oneOverSecondary`` before.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// A button that shows and hides the primary column; the same each time, and nobody touches it.
  ///
  /// As the left item of a bar it takes the place of the back button, unless the item supplements
  /// that.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.displayModeButtonItem`.
  public final var displayModeButtonItem: UIBarButtonItem {
    if let made = displayModeButton { return made }
    let made = UIBarButtonItem()
    displayModeButton = made
    return made
  }
}
