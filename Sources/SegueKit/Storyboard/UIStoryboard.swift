/// One scene of a storyboard: how to make its controller, what it holds, which segues it owns.
public struct UIStoryboardScene {
  /// The identifier, unique in the storyboard.
  public let identifier: String
  let relationships: [String]
  let segues: [UIStoryboardSegueTemplate]
  let controller: () -> UIViewController

  /// Declares a scene.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - relationships: The scenes that are made with it and become its children: a root, tabs,
  ///     columns.
  ///   - segues: The segues that it owns, in document order.
  ///   - controller: Makes a new controller of the scene's class, without children.
  public init(
    _ identifier: String, relationships: [String] = [], segues: [UIStoryboardSegueTemplate] = [],
    controller: @escaping () -> UIViewController
  ) {
    self.identifier = identifier
    self.relationships = relationships
    self.segues = segues
    self.controller = controller
  }
}

/// Scenes from which controllers are made, a new one each time.
///
/// - SeeAlso: UIKit, `UIStoryboard`.
public final class UIStoryboard {
  private let scenes: [UIStoryboardScene]
  private let initialScene: String?

  // Scenes may hold each other in a circle, which Interface Builder does not allow.
  private static let levelsMax = 8

  /// Declares a storyboard.
  ///
  /// - Parameters:
  ///   - scenes: The scenes; of two with one identifier the first counts.
  ///   - initialScene: The identifier of the initial scene.
  public init(scenes: [UIStoryboardScene], initialScene: String? = nil) {
    self.scenes = scenes
    self.initialScene = initialScene
  }

  /// Makes the initial controller, if the storyboard has one.
  public func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { instantiateViewController(withIdentifier: $0, for: nil) }
  }

  /// Makes the controller of a scene and everything that the scene holds.
  ///
  /// An unknown identifier is a misuse; the result is then a blank controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let environment = SegueEnvironment.current
    guard !environment.isHalted else { return UIViewController() }
    if let made = instantiateViewController(withIdentifier: identifier, for: nil) { return made }
    environment.misuse(.unknownScene, nil)
    return UIViewController()
  }

  /// Makes the controller of a scene; a relationship is no segue, and nobody is asked or told.
  ///
  /// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(withIdentifier:)`.
  func instantiateViewController(
    withIdentifier identifier: String, for request: SegueRequest?, level: Int = 1
  ) -> UIViewController? {
    guard let scene = scene(withIdentifier: identifier) else { return nil }
    let made = makeController(of: scene)
    made.environment.observe(.instantiated(made, for: request))
    guard level < Self.levelsMax, !scene.relationships.isEmpty else { return made }
    made.install(
      scene.relationships.compactMap {
        instantiateViewController(withIdentifier: $0, for: request, level: level + 1)
      })
    return made
  }

  /// Makes the controller of a scene without what the scene holds, and tells nobody.
  package func makeController(withIdentifier identifier: String) -> UIViewController? {
    scene(withIdentifier: identifier).map(makeController)
  }

  private func scene(withIdentifier identifier: String) -> UIStoryboardScene? {
    scenes.first { $0.identifier == identifier }
  }

  private func makeController(of scene: UIStoryboardScene) -> UIViewController {
    let made = scene.controller()
    made.storyboard = self
    made.segueTemplates = scene.segues
    return made
  }
}
