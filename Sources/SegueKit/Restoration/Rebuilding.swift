/// Makes the controllers of a saved tree anew and links them as they were linked.
///
/// Their children are those that were saved: embed segues count as performed.
struct Rebuilding {
  private let application: UIApplication
  /// Everybody who could be made, in the order of saving.
  private var made: [(controller: UIViewController, saved: SavedController)] = []

  init(for application: UIApplication) { self.application = application }

  /// Makes a tree; nobody is asked whether it can be shown like this, for it was.
  mutating func rebuild(_ root: SavedController) -> UIViewController? {
    let controller = make(root, below: [])
    for (controller, saved) in made where controller.presenter != nil {
      if let presentation = saved.presentation { restore(presentation, of: controller) }
    }
    for (controller, saved) in made { controller.decodeRestorableState(with: saved.coder) }
    return controller
  }

  /// Tells everybody that all are back.
  func finish() {
    for (controller, _) in made { controller.applicationFinishedRestoringState() }
  }

  private mutating func make(
    _ saved: SavedController, below path: [String]
  ) -> UIViewController? {
    let path = path + [saved.identifier]
    guard let controller = makeAlone(saved, at: path), !controller.hasPlace else { return nil }
    made.append((controller, saved))
    controller.restorationIdentifier = saved.identifier
    controller.modalPresentationStyle = saved.style
    controller.fillContainerViews()
    // What a class of the app's makes from a storyboard has come with what its scene holds, and one
    // that makes its children itself has made them again.
    let isComplete = saved.restorationClass != nil && controller.storyboard != nil
    if controller.children.isEmpty || !isComplete && !saved.children.isEmpty {
      controller.begin(with: saved.children.compactMap { make($0, below: path) })
    }
    if !isComplete, controller.storyboard != nil {
      controller.environment.making(controller, controller.awakeFromNib)
    }
    if let above = saved.presented.flatMap({ make($0, below: path) }) {
      controller.presented = above
      above.presenter = controller
    }
    return controller
  }

  /// Makes a controller without what it holds: by its restoration class, if it has one, and else
  /// from its storyboard or by the delegate of the app.
  private func makeAlone(_ saved: SavedController, at path: [String]) -> UIViewController? {
    if let maker = saved.restorationClass {
      return maker.viewController(withRestorationIdentifierPath: path, coder: saved.coder)
    }
    return saved.storyboard?.makeController(withIdentifier: saved.identifier)
      ?? application.delegate?.application(
        application, viewControllerWithRestorationIdentifierPath: path, coder: saved.coder)
  }

  /// Gives a controller the presentation that it had, or that of whom it stands for.
  private func restore(_ saved: SavedPresentation, of controller: UIViewController) {
    let original = self.controller(saved.replaced) ?? controller
    let caller = self.controller(saved.caller)
    let presentation = original.makePresentation(saved.style, for: caller ?? original)
    original.presentationLinks.nextPresentation = nil
    presentation.form = saved.form
    presentation.sizeClass = saved.sizeClass
    presentation.lookAfter(controller)
    presentation.popoverSourceLink = self.controller(saved.popoverSource)?.link()
    if let popover = presentation as? UIPopoverPresentationController, saved.isAnchored {
      popover.sourceView = UIView()
    }
    controller.presentation = presentation
    controller.presentationLinks.caller = caller?.link()
  }

  private func controller(_ number: Int?) -> UIViewController? {
    number.flatMap { number in made.first { $0.saved.number == number }?.controller }
  }
}
