/// Something that can be done with what an app has; one of an app's own is known by its class.
///
/// - SeeAlso: UIKit, `UIActivity`.
open class UIActivity {
  /// Where an activity stands among others.
  ///
  /// - SeeAlso: UIKit, `UIActivity.Category`.
  public enum Category: Int, Hashable, Sendable {
    /// Below, as something that is done with it.
    case action
    /// Above, as something that gives it to others.
    case share
  }

  /// Brings it to its end, while it is done.
  final var finish: ((Bool) -> Void)?

  /// Makes an activity.
  public init() {}

  /// What sort of activity it is.
  open var activityType: ActivityType? { nil }

  /// What people call it.
  open var activityTitle: String? { nil }

  /// Its picture.
  open var activityImage: UIImage? { nil }

  /// Where it stands among others; nobody looks.
  open class var activityCategory: Category { .action }

  /// Whether it can be done with something; no.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with what it is to be done with, when the user has chosen it; does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The screen in which the user does it; none.
  open var activityViewController: UIViewController? { nil }

  /// Does it, where there is no screen; does nothing.
  open func perform() {}

  /// Says that it is over: its screen goes, and the activities with it.
  ///
  /// - SeeAlso: UIKit, `UIActivity.activityDidFinish(_:)`: "call this method on the activity object
  ///   when it finishes".
  open func activityDidFinish(_ completed: Bool) {
    finish?(completed)
    finish = nil
  }

  /// A sort of activity.
  ///
  /// - SeeAlso: UIKit, `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a sort.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a sort.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// It is sent to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// It is put to a person's data.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// It is copied.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// It is sent as a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// It is sent as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// It is printed.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// It is put among the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// It is to be read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}

/// What an app offers to activities before it is there, or to each in another form.
///
/// - SeeAlso: UIKit, `UIActivityItemSource`.
public protocol UIActivityItemSource: AnyObject {
  /// What stands for it until an activity is chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What an activity is handed; nothing when it is `nil`.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
