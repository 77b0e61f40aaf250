/// What the user can do with something of an app: share it, copy it, and so on.
///
/// It is presented as a popover, which must point at something, and in a compact window as a sheet.
/// The user chooses one activity, or leaves. What an activity of the app's own does is done; what
/// the system has is not. That it is presented so, and tells of the end when it has gone, is
/// undocumented; reading chosen by this project.
///
/// - SeeAlso: UIKit, `UIActivityViewController`: "on iPad, you must present the view controller in
///   a popover".
open class UIActivityViewController: UIViewController {
  /// What it is about.
  public private(set) final var activityItems: [Any] = []
  /// The activities of the app's own.
  public private(set) final var applicationActivities: [UIActivity] = []
  /// What the user shall not do.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The activities of the app's own that can be done with it, once somebody has looked.
  private final lazy var performable = applicationActivities.filter { activity in
    let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
    return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
  }
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

// What a user does with it.
extension UIActivityViewController: SystemScreen {
  /// The first activity that is not excluded, those of the app's own, and leaving.
  package final var choices: [Touchable] {
    let chosen = [UIActivity.ActivityType.copyToPasteboard, .mail, .airDrop].first {
      excludedActivityTypes?.contains($0) != true
    }
    let activity = chosen.map { type in choice("activity") { self.leave(having: type) } }
    let own = performable.map { activity in
      choice(activity.activityTitle ?? "own") { self.perform(activity) }
    }
    return [activity].compactMap { $0 } + own + [choice("close") { self.leave(having: nil) }]
  }

  private final func leave(having type: UIActivity.ActivityType?) {
    if let type { _ = items(for: type) }
    goAway { self.completionWithItemsHandler?(type, type != nil, nil, nil) }
  }

  package final func tellOfLeaving() { completionWithItemsHandler?(nil, false, nil, nil) }

  /// What stands for what it is about until an activity is chosen.
  private final var placeholders: [Any] {
    activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// What an activity is handed.
  private final func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Does an activity of the app's own, or shows the screen in which the user does it.
  private final func perform(_ activity: UIActivity) {
    let type = activity.activityType
    activity.finish = { [weak self] isDone in
      guard let self else { return }
      presenter?.dismissFromHere(animated: true) {
        self.completionWithItemsHandler?(type, isDone, nil, nil)
      }
    }
    activity.prepare(withActivityItems: items(for: type))
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }
}
