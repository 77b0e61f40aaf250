/// One request for a segue: from a control, from code, or by hand.
public struct SegueRequest: Hashable, Sendable {
  /// The segue, as an index into the storyboard's segues; `nil` for one made by hand.
  public var segue: Int?
  /// The controller that owns the segue.
  public var source: ControllerID
  /// What asked for it.
  public var trigger: Trigger
  /// Where it leads; `nil` until that is known.
  public var destination: ControllerID?

  /// What can ask for a segue.
  public enum Trigger: Hashable, Sendable {
    /// A wired control, as an index into the storyboard's controls: the source is asked first.
    case control(Int)
    /// `performSegue(withIdentifier:sender:)`: nobody is asked.
    case code
    /// The loading of the source's view, which performs embed segues: the source is asked first.
    case load
  }
}
