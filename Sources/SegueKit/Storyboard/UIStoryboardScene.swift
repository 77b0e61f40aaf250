/// One scene of a storyboard: how to make its controller, what it holds, which segues it owns.
public final class UIStoryboardScene {
  /// The identifier, unique in the storyboard.
  public let identifier: String
  let relationships: [String]
  let segues: [UIStoryboardSegueTemplate]
  let controller: () -> UIViewController
  let dress: ((UIViewController) -> Void)?
  /// What it draws into views.
  package final var drawing: (any SceneDrawing)?
  let reference: Reference?

  /// Where a reference leads.
  struct Reference {
    /// The storyboard; `nil` for the one that the reference stands in.
    let storyboard: String?
    /// The scene; `nil` for the initial one.
    let scene: String?
  }

  /// Declares a scene.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - relationships: The scenes that are made with it and become its children: a root, tabs,
  ///     columns.
  ///   - segues: The segues that it owns, in document order.
  ///   - dress: Gives a controller, whoever has made it, what the scene draws.
  ///   - controller: Makes a new controller of the scene's class, without children.
  public init(
    _ identifier: String, relationships: [String] = [], segues: [UIStoryboardSegueTemplate] = [],
    dress: ((UIViewController) -> Void)? = nil, controller: @escaping () -> UIViewController
  ) {
    self.identifier = identifier
    self.relationships = relationships
    self.segues = segues
    self.dress = dress
    self.controller = controller
    reference = nil
  }

  /// Declares a reference to a scene that stands elsewhere.
  ///
  /// What it leads to is looked up when a controller is made, and only then.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the reference in its own storyboard.
  ///   - storyboardName: The storyboard of the scene; `nil` for the same one.
  ///   - referencedIdentifier: The identifier of the scene; `nil` for the initial one.
  /// - SeeAlso: Xcode, "Adding a reference to another storyboard".
  public init(
    _ identifier: String, referenceTo storyboardName: String?,
    identifier referencedIdentifier: String?
  ) {
    self.identifier = identifier
    relationships = []
    segues = []
    dress = nil
    controller = { UIViewController() }
    reference = Reference(storyboard: storyboardName, scene: referencedIdentifier)
  }
}
