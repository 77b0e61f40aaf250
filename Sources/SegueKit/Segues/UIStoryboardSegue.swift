/// One performance of a segue, from a source to a destination.
///
/// A class of an app's own overrides ``perform()``. On a segue of a built-in kind its
/// `super.perform()` does what the kind does.
///
/// - SeeAlso: UIKit, `UIStoryboardSegue`.
open class UIStoryboardSegue {
  /// The identifier of the segue in the storyboard.
  public final let identifier: String?
  /// The owner of the segue; for an unwind, the controller that is left.
  public final let source: UIViewController
  /// Where the segue leads.
  public final let destination: UIViewController

  /// The request that the segue was made for; `nil` for one made by hand.
  package internal(set) final var request: SegueRequest?
  /// What `perform()` does unless it is overridden.
  final var behaviour = Behaviour.none
  /// Who asked for the segue; forgotten when it has been performed.
  final var sender: Any?

  enum Behaviour {
    case none
    case closure(() -> Void)
    case show
    case showDetail
    case presentation(UIModalPresentationStyle?)
    case popover
    case push
    case replace(column: Int)
    case embed(UIStoryboardSegueTemplate)
    case unwind(UnwindRoute)
  }

  /// Makes a segue.
  ///
  /// One that is made by hand is performed by hand; nobody is asked or told to prepare.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Makes a segue that runs `performHandler` when it is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    behaviour = .closure(performHandler)
  }

  /// Does what the kind of the segue does.
  ///
  /// A segue without a kind of its own has nothing to do, and a class that does not override the
  /// method is a misuse.
  open func perform() {
    let environment = source.environment
    guard !environment.isHalted else { return }
    switch behaviour {
    case .none: environment.misuse(.performWithoutHandler, source)
    case .closure(let handler): handler()
    case .show: source.dispatch(.show, destination, sender: sender)
    case .showDetail: source.dispatch(.showDetail, destination, sender: sender)
    case .presentation(let style):
      // An explicit style wins over what prepare has set; without one that stays.
      if let style { destination.modalPresentationStyle = style }
      source.present(destination, animated: environment.areAnimationsEnabled)
    case .popover: presentAsPopover()
    case .push: pushByItself(animated: environment.areAnimationsEnabled)
    case .replace(let column): replaceByItself(column)
    case .embed(let template): source.embed(destination, by: template)
    case .unwind(let route): route.follow(for: self)
    }
  }

  /// Presents the destination, which has been given its style and its anchor before prepare, and
  /// keeps the source for an unwind.
  ///
  /// A destination that prepare has given another style needs no anchor.
  private final func presentAsPopover() {
    let environment = source.environment
    if let popover = destination.popoverPresentationController, !popover.canPoint {
      return environment.misuse(.popoverWithoutAnchor, destination)
    }
    source.present(destination, animated: environment.areAnimationsEnabled)
    destination.didAppearByPopoverSegue(from: source)
  }
}

// The kinds of old storyboards, which ask for one kind of container by name.
extension UIStoryboardSegue {
  /// Pushes on the source's navigation controller.
  ///
  /// - SeeAlso: UIKit, the message of the exception: "Push segues can only be used when the source
  ///   controller is managed by an instance of UINavigationController."
  private func pushByItself(animated: Bool) {
    guard let stack = source.navigationController else {
      return source.environment.misuse(.pushesWithoutStack, source)
    }
    stack.pushViewController(destination, animated: animated)
  }

  /// Replaces a column of the source's split view controller.
  ///
  /// Without one it is a misuse (undocumented; reading chosen by this project).
  private func replaceByItself(_ column: Int) {
    guard let split = source.splitViewController else {
      return source.environment.misuse(.replacesWithoutSplit, source)
    }
    split.replaceColumn(column, with: destination)
  }
}
