/// One controller of a run.
public struct CastMember: Hashable, Sendable {
  /// Its name in the scenario; `nil` when nobody gave it one.
  public var label: Label?
  /// The scene it was made from, as an index into the storyboard's scenes; `nil` for a stock one.
  public var scene: Int?
  /// What sort of controller it is.
  public var kind: ControllerKind
  /// Whether code of an app's own has made it, of a class or with delegates of the app's own, so
  /// that no scene says what it promises.
  public var isOwn = false
  /// The class of one that code has made, when no scene and no kind says it.
  public var className: ClassName?
  /// Whether that class is the system's own, such as an alert's, and not an app's.
  public var isOfSystem = false
  /// Whether it is saved with the state of the app: one that code has made is not, unless it has
  /// said by what name it is found again.
  public var isRestorable = true
  /// What the user first read as the title of one that code has made.
  public var title: String?
  /// Facets of its contract that no longer apply, because the app has put a delegate of its own in
  /// the place of the class's, or has itself said whether the user may leave.
  public var overruled: Contract.Facets = []

  /// Makes a member.
  public init(label: Label?, scene: Int?, kind: ControllerKind) {
    self.label = label
    self.scene = scene
    self.kind = kind
  }
}
