/// What the user can do with something of an app: share it, copy it, and so on.
///
/// It is presented as a popover, which must point at something, and in a compact window as a sheet.
/// The user chooses one activity, or leaves; what an activity does is not done. That it is
/// presented so, and tells of the end when it has gone, is undocumented; reading chosen by this
/// project.
///
/// - SeeAlso: UIKit, `UIActivityViewController`: "on iPad, you must present the view controller in
///   a popover".
open class UIActivityViewController: UIViewController {
  /// What it is about.
  public private(set) final var activityItems: [Any] = []
  /// The activities of the app's own; nobody sees them.
  public private(set) final var applicationActivities: [UIActivity] = []
  /// What the user shall not do.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What is told in the end: the activity, whether it was done, what it has given back, and what
  /// went wrong.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Offers activities.
  ///
  /// - Parameters:
  ///   - activityItems: What they are about.
  ///   - applicationActivities: Those of the app's own.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    modalPresentationStyle = .popover
  }
}

/// Something that can be done with what an app has; one of an app's own is known by its class.
///
/// - SeeAlso: UIKit, `UIActivity`.
open class UIActivity {
  /// Makes an activity.
  public init() {}

  /// What sort of activity it is.
  open var activityType: ActivityType? { nil }

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

// What a user does with it.
extension UIActivityViewController: SystemScreen {
  /// The first activity that is not excluded, and leaving.
  package final var choices: [Touchable] {
    let chosen = [UIActivity.ActivityType.copyToPasteboard, .mail, .airDrop].first {
      excludedActivityTypes?.contains($0) != true
    }
    let activity = chosen.map { type in choice("activity") { self.leave(having: type) } }
    return [activity, choice("close") { self.leave(having: nil) }].compactMap { $0 }
  }

  private final func leave(having type: UIActivity.ActivityType?) {
    goAway { self.completionWithItemsHandler?(type, type != nil, nil, nil) }
  }

  package final func tellOfLeaving() { completionWithItemsHandler?(nil, false, nil, nil) }
}
