/// Scenes from which controllers are made, a new one each time.
///
/// - SeeAlso: UIKit, `UIStoryboard`.
public final class UIStoryboard {
  private let scene: (_ identifier: String) -> UIStoryboardScene?
  let initialScene: String?
  /// Which scene code means by an identifier.
  let identified: (_ identifier: String) -> String?

  // Scenes may hold each other in a circle, which Interface Builder does not allow.
  private static let levelsMax = 8

  /// Declares a storyboard.
  ///
  /// - Parameters:
  ///   - scenes: The scenes; of two with one identifier the first counts.
  ///   - initialScene: The identifier of the initial scene.
  public convenience init(scenes: [UIStoryboardScene], initialScene: String? = nil) {
    self.init(initialScene: initialScene) { identifier in
      scenes.first { $0.identifier == identifier }
    }
  }

  /// Declares a storyboard whose scenes need not be made before they are asked for.
  ///
  /// - Parameters:
  ///   - initialScene: The name of the initial scene.
  ///   - identified: Finds the name of the scene that code means by an identifier; when it is left
  ///     out, scenes are known to code by their names.
  ///   - scene: Finds the scene of a name, the same one each time.
  package init(
    initialScene: String? = nil,
    identified: @escaping (_ identifier: String) -> String? = { $0 },
    scene: @escaping (_ name: String) -> UIStoryboardScene?
  ) {
    self.scene = scene
    self.initialScene = initialScene
    self.identified = identified
  }

  /// Makes a storyboard with the scenes of the one that is registered under a name.
  ///
  /// A name that nobody has registered is a misuse; the storyboard is then empty.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where the file would be; it plays no part.
  /// - SeeAlso: UIKit, `UIStoryboard.init(name:bundle:)`.
  public convenience init(name: String, bundle: AnyObject? = nil) {
    let environment = SegueEnvironment.current
    let registered = environment.storyboards[name]
    if registered == nil { environment.misuse(.unknownStoryboard, nil, naming: name) }
    self.init(
      initialScene: registered?.initialScene, identified: registered?.identified ?? { $0 },
      scene: registered?.scene ?? { _ in nil })
  }

  /// Makes the initial controller, if the storyboard has one.
  public func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { instantiateViewController(withIdentifier: $0, for: nil) }
  }

  /// Makes the controller of a scene and everything that the scene holds.
  ///
  /// An unknown identifier is a misuse; the result is then a blank controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier)
  }

  /// Makes the controller of a scene that code has named; a blank one where that is a misuse.
  func make(
    _ identifier: String, creator: ((UIStoryboardCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let environment = SegueEnvironment.current
    guard !environment.isHalted else { return UIViewController() }
    let made = identified(identifier).flatMap {
      instantiateViewController(withIdentifier: $0, for: nil, creator: creator)
    }
    if let made { return made }
    environment.misuse(.unknownScene, nil, naming: identifier)
    return UIViewController()
  }

  /// Makes the controller of a scene; a relationship is no segue, and nobody is asked or told.
  ///
  /// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(withIdentifier:)`.
  func instantiateViewController(
    withIdentifier identifier: String, for request: SegueRequest?, level: Int = 1,
    creator: ((UIStoryboardCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let (storyboard, scene) = resolved(identifier) else { return nil }
    let coder = UIStoryboardCoder(sceneIdentifier: scene.identifier, storyboard: storyboard)
    let made =
      creator?(coder).map { storyboard.adopt($0, as: scene) }
      ?? storyboard.makeController(of: scene)
    made.environment.observe(.instantiated(made, for: request))
    if level < Self.levelsMax, !scene.relationships.isEmpty {
      made.begin(
        with:
          scene.relationships.compactMap {
            storyboard.instantiateViewController(withIdentifier: $0, for: request, level: level + 1)
          })
    }
    if !made.environment.isHalted { made.environment.making(made, made.awakeFromNib) }
    return made
  }

  /// Makes the controller of a scene without what the scene holds, and tells nobody.
  package func makeController(withIdentifier identifier: String) -> UIViewController? {
    resolved(identifier).map { storyboard, scene in storyboard.makeController(of: scene) }
  }

  // References may lead to each other in a circle, which Interface Builder does not allow.
  private static let referencesMax = 64

  /// Finds a scene, through as many references as there are on the way.
  ///
  /// Each reference into another file makes a storyboard object of its own (undocumented; reading
  /// chosen by this project).
  private func resolved(_ identifier: String) -> (UIStoryboard, UIStoryboardScene)? {
    var storyboard = self
    var identifier = identifier
    for _ in 0..<Self.referencesMax {
      guard let scene = storyboard.scene(identifier) else { return nil }
      guard let reference = scene.reference else { return (storyboard, scene) }
      if let name = reference.storyboard {
        storyboard = UIStoryboard(name: name)
      }
      guard let next = reference.scene ?? storyboard.initialScene else { return nil }
      identifier = next
    }
    return nil
  }

  private func makeController(of scene: UIStoryboardScene) -> UIViewController {
    SegueEnvironment.current.making(nil) { adopt(scene.controller(), as: scene) }
  }

  /// Gives a controller what its scene declares, whoever has made it.
  private func adopt(
    _ made: UIViewController, as scene: UIStoryboardScene
  ) -> UIViewController {
    made.storyboard = self
    made.segueTemplates = scene.segues
    made.origin.drawn = scene.drawing.map(DrawnOrigin.init)
    scene.dress?(made)
    return made
  }
}
