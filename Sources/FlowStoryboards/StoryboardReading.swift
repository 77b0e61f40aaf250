import FlowModel

/// What a storyboard file says, and what about it a reader should know.
public struct StoryboardReading: Hashable, Sendable {
  /// Scenes, segues and controls, in document order.
  public var storyboard: Storyboard
  /// The scene that the file marks as the initial one; `nil` when it marks none that is played.
  public var initial: SceneName?
  /// How wide the window is of the device that the file is drawn for; `nil` when it names none.
  public var size: SizeClass?
  /// What was assumed, not understood or wrong, in document order.
  public var problems: [StoryboardProblem]
  /// The file, as the caller named it.
  public let file: String
  let start: Start
  var outside = Outside()
  /// Who was taken to implement unwind actions.
  var implementers = UnwindImplementers.assumed

  /// What a file says about others, and what others can say about it.
  struct Outside: Hashable {
    /// The references to scenes of other storyboards, each played as an empty scene so far.
    var references: [Reference] = []
    /// The scenes that others can refer to, by their identifiers.
    var identifiers: [String: SceneName] = [:]
    /// The unwinds for which nobody is known to implement the action, with their places.
    var unwinds: [Unwind] = []
  }

  /// A reference to a scene of another storyboard.
  struct Reference: Hashable {
    var name: SceneName
    var storyboard: String
    /// The identifier of the scene; `nil` for the initial one.
    var identifier: String?
    var place: FilePlace
  }

  /// An unwind that leads out of its file, as far as the file tells.
  struct Unwind: Hashable {
    var source: SceneName
    var action: ActionName
    var place: FilePlace
  }

  /// Where a flow begins when nobody says otherwise.
  enum Start: Hashable {
    /// With the initial controller.
    case initial(SceneName)
    /// With the first scene, for lack of an initial controller.
    case first(SceneName)
    /// Nowhere; why stands in the error.
    case nowhere(StoryboardFileError)

    var initial: SceneName? { if case .initial(let scene) = self { scene } else { nil } }

    /// The scene that a flow begins with; `nil` for none.
    var scene: SceneName? {
      switch self {
      case .initial(let scene), .first(let scene): scene
      case .nowhere: nil
      }
    }
  }
}
