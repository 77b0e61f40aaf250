/// Asks the user what they think of the app; nobody is asked, as in an app that has been asked for
/// too often.
///
/// - SeeAlso: StoreKit, `SKStoreReviewController`.
public enum SKStoreReviewController {
  /// Does nothing.
  public static func requestReview() {}

  /// Does nothing.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
