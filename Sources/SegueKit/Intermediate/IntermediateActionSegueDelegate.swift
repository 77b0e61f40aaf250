/// Who says what an intermediate action segue puts between its source and its destination.
///
/// Every member has a default. The source is the delegate when it conforms and nobody else has been
/// set.
///
/// - SeeAlso: The public project IntermediateActionSegue, whose four members these are.
public protocol IntermediateActionSegueDelegate: AnyObject {
  /// The controller to put between; without one the destination is shown at once.
  func intermediateViewController(for segue: IntermediateActionSegue) -> UIViewController?

  /// How the intermediate controller is shown; ``IntermediateActionSegue/Style/show`` by default.
  func intermediateStyle(for segue: IntermediateActionSegue) -> IntermediateActionSegue.Style

  /// Called before the intermediate controller is presented; does nothing by default.
  ///
  /// It is the place to arrange the presentation. In the style
  /// ``IntermediateActionSegue/Style/show`` nothing is presented, and it is not called.
  func willPresent(_ intermediate: UIViewController, for segue: IntermediateActionSegue)

  /// Whether the destination is to be shown; by default, when the intermediate succeeded.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - intermediate: Who reports: any controller of the intermediate flow.
  ///   - success: Whether it says that it succeeded.
  ///   - data: What it hands over.
  /// - Returns: Whether to show the destination. Otherwise the source stays as it was.
  func intermediateActionSegue(
    _ segue: IntermediateActionSegue, completedBy intermediate: UIViewController, success: Bool,
    data: Any?
  ) -> Bool
}

extension IntermediateActionSegueDelegate {
  /// No controller, so that the destination is shown at once.
  public func intermediateViewController(
    for segue: IntermediateActionSegue
  ) -> UIViewController? { nil }

  /// As a show segue would show it.
  public func intermediateStyle(
    for segue: IntermediateActionSegue
  ) -> IntermediateActionSegue.Style { .show }

  /// Does nothing.
  public func willPresent(
    _ intermediate: UIViewController, for segue: IntermediateActionSegue
  ) {}

  /// Whether the intermediate succeeded.
  public func intermediateActionSegue(
    _ segue: IntermediateActionSegue, completedBy intermediate: UIViewController, success: Bool,
    data: Any?
  ) -> Bool { success }
}
