/// One request for a segue: a control or code wants it performed.
///
/// It lives as long as the call that it was made in, or as somebody keeps it.
public final class SegueRequest {
  /// How many requests the environment had taken before this one.
  public let number: Int
  /// What is asked for.
  public let template: UIStoryboardSegueTemplate
  /// The owner of the segue.
  public let source: UIViewController
  /// Whether a control asked; then the source is asked whether the segue should be performed.
  public let isAutomatic: Bool

  init(
    number: Int, template: UIStoryboardSegueTemplate, source: UIViewController, isAutomatic: Bool
  ) {
    self.number = number
    self.template = template
    self.source = source
    self.isAutomatic = isAutomatic
  }
}
