/// What the user does, so that it can go on elsewhere; nobody goes on with it.
///
/// - SeeAlso: Foundation, `NSUserActivity`.
open class NSUserActivity {
  /// What sort of activity it is.
  public final let activityType: String
  /// What people call it.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// What of that is kept for a search.
  open var requiredUserInfoKeys: Set<String>?
  /// By which words it is found.
  open var keywords: Set<String> = []
  /// What names it for good.
  open var persistentIdentifier: String?
  /// What names what it is about.
  open var targetContentIdentifier: String?
  /// Whether it can go on elsewhere; nobody asks.
  open var isEligibleForHandoff = true
  /// Whether it is found by a search; nobody asks.
  open var isEligibleForSearch = false
  /// Whether others find it; nobody asks.
  open var isEligibleForPublicIndexing = false
  /// Whether it is suggested; nobody asks.
  open var isEligibleForPrediction = false
  /// Whether it is to be asked for what is new; nobody asks.
  open var needsSave = false
  /// The page that shows the same, a `URL` of Foundation.
  package final var page: Any?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the user does it now.
  open func becomeCurrent() {}
  /// Says that the user does it no more.
  open func resignCurrent() {}
  /// Says that nobody can go on with it.
  open func invalidate() {}
}

/// Who can go on with what the user has done elsewhere.
///
/// - SeeAlso: UIKit, `UIUserActivityRestoring`.
public protocol UIUserActivityRestoring {
  /// Goes on with it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIViewController {
  /// What the user does there.
  ///
  /// - SeeAlso: UIKit, `UIResponder.userActivity`.
  public final var userActivity: NSUserActivity? {
    get { barItems.look?.activity }
    set { barItems.knownLook().activity = newValue }
  }
}
