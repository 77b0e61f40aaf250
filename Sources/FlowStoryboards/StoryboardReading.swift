import FlowModel

/// What a storyboard file says, and what about it a reader should know.
public struct StoryboardReading: Hashable, Sendable {
  /// Scenes, segues and controls, in document order.
  public var storyboard: Storyboard
  /// The scene that the file marks as the initial one; `nil` when it marks none that is played.
  public var initial: SceneName?
  /// What was assumed, not understood or wrong, in document order.
  public var problems: [StoryboardProblem]
  /// The file, as the caller named it.
  public let file: String
  let start: Start

  /// Where a flow begins when nobody says otherwise.
  enum Start: Hashable {
    /// With the initial controller.
    case initial(SceneName)
    /// With the first scene, for lack of an initial controller.
    case first(SceneName)
    /// Nowhere; why stands in the error.
    case nowhere(StoryboardFileError)

    var initial: SceneName? { if case .initial(let scene) = self { scene } else { nil } }
  }
}
