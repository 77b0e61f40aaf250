/// One request for a segue: a control, code or a loading view wants it performed.
///
/// It lives as long as the call that it was made in, or as somebody keeps it.
public final class SegueRequest {
  /// How many requests the environment had taken before this one.
  public let number: Int
  /// What is asked for.
  public let template: UIStoryboardSegueTemplate
  /// The owner of the segue.
  public let source: UIViewController
  /// What asks for it.
  public let trigger: Trigger

  /// What can ask for a segue.
  public enum Trigger: Hashable, Sendable {
    /// A control that the segue is wired to.
    case control
    /// `performSegue(withIdentifier:sender:)`.
    case code
    /// The view of the source, which performs the embed segues while it loads.
    case loading
  }

  init(
    number: Int, template: UIStoryboardSegueTemplate, source: UIViewController, trigger: Trigger
  ) {
    self.number = number
    self.template = template
    self.source = source
    self.trigger = trigger
  }

  /// Whether the source is asked whether the segue should be performed: unless code wants it.
  public var isAutomatic: Bool { trigger != .code }
}
