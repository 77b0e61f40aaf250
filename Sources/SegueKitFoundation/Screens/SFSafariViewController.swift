/// Where the user reads a page of the web, which nobody loads.
///
/// When the user has done, it tells, and then goes by itself.
///
/// - SeeAlso: SafariServices, `SFSafariViewController`, and the header of its delegate: "Delegate
///   callback called when the user taps the Done button. Upon this call, the view controller is
///   dismissed modally." That one who pulls it down has it tell when it has gone is undocumented;
///   reading chosen by this project.
open class SFSafariViewController: UIViewController {
  /// Who is told what happens; not kept.
  public weak final var delegate: (any SFSafariViewControllerDelegate)?
  /// What it shows.
  public private(set) final var url: URL?
  /// How it was to be.
  public private(set) final var configuration = Configuration()
  /// What the button is called by which the user leaves; nobody sees it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour behind its bars; nobody sees it.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons; nobody sees it.
  open var preferredControlTintColor: UIColor?

  /// Shows a page.
  public convenience init(url URL: URL) {
    self.init(nibName: nil, bundle: nil)
    url = URL
  }

  /// Shows a page in some way.
  public convenience init(url URL: URL, configuration: Configuration) {
    self.init(url: URL)
    self.configuration = configuration
  }

  /// How a page is shown; nobody sees it.
  ///
  /// - SeeAlso: SafariServices, `SFSafariViewController.Configuration`.
  public final class Configuration {
    /// Whether words are shown without the rest, where that can be.
    public var entersReaderIfAvailable = false
    /// Whether its bars get smaller.
    public var barCollapsingEnabled = true

    /// Makes the usual one.
    public init() {}
  }

  /// What the button is called by which the user leaves.
  ///
  /// - SeeAlso: SafariServices, `SFSafariViewController.DismissButtonStyle`.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// "Done".
    case done
    /// "Close".
    case close
    /// "Cancel".
    case cancel
  }
}

/// Who is told what the user does with a page.
///
/// - SeeAlso: SafariServices, `SFSafariViewControllerDelegate`.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user leaves; at the button it is still presented, and goes after that.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there, or is not; nobody loads it.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

// What a user does with it.
extension SFSafariViewController: SystemScreen {
  /// Leaving.
  package final var choices: [Touchable] {
    [choice("done") { self.tellAndGoAway(self.tellOfLeaving) }]
  }

  package final func tellOfLeaving() { delegate?.safariViewControllerDidFinish(self) }
}
