// Making controllers of the class that code asks for, or by code of its own.
extension UIStoryboard {
  /// Makes the controller of a scene and everything that the scene holds, by code of the caller's.
  ///
  /// An unknown identifier is a misuse. Another class than the one that is asked for traps, and so
  /// does a misuse where nobody can make a controller of that class to go on with.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene.
  ///   - creator: Makes the controller; when it is left out or returns `nil` the storyboard does.
  /// - Returns: The controller.
  /// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(identifier:creator:)`; what happens
  ///   with another class is undocumented; reading chosen by this project.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((UIStoryboardCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(identifier) { creator?($0) }
    return made as? ViewController ?? standIn(for: made, in: identified(identifier), by: creator)
  }

  /// Makes the initial controller, if the storyboard has one, by code of the caller's.
  ///
  /// - Parameter creator: Makes the controller; when it is left out or returns `nil` the storyboard
  ///   does, and then another class than the one that is asked for traps.
  /// - Returns: The controller; `nil` when the storyboard has no initial one.
  /// - SeeAlso: UIKit, `UIStoryboard.instantiateInitialViewController(creator:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((UIStoryboardCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let initialScene else { return nil }
    let made = instantiateViewController(withIdentifier: initialScene, for: nil) { creator?($0) }
    return made.map { $0 as? ViewController ?? standIn(for: $0, in: initialScene, by: creator) }
  }

  /// What code goes on with after a misuse, when it has asked for a class; nobody hears of it.
  private func standIn<ViewController: UIViewController>(
    for made: UIViewController, in scene: String?,
    by creator: ((UIStoryboardCoder) -> ViewController?)?
  ) -> ViewController {
    if made.environment.isHalted {
      let coder = UIStoryboardCoder(sceneIdentifier: scene ?? "", storyboard: self)
      if let created = creator?(coder) { return created }
      let blank = scene.flatMap { makeController(withIdentifier: $0) }
      if let blank = blank as? ViewController { return blank }
    }
    fatalError("The storyboard has made a \(type(of: made)), no \(ViewController.self).")
  }
}
