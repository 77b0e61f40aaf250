import SegueKit

/// A stack that is driven by a list of routes: what is pushed on it and what it presents.
///
/// The list is a second source of truth, as in every app with a router or coordinators. What the
/// router does itself it writes down first; what others do it reads back when the stack tells that
/// it has come to rest. A route that is gone for another reason does not count.
open class RouterController: UINavigationController, Router, UINavigationControllerDelegate {
  /// The routes: the stack from the bottom, and then what is presented from the bottom.
  public final var list: [Route] = []

  private final var arrivals = Arrivals()
  private final var isClosing = false
  private final var waiting: [(RouteRequest, animated: Bool, (RouteOutcome) -> Void)] = []

  /// Makes a router with an empty stack, which tells the router what it shows.
  public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  // MARK: What it believes

  /// Whether a route is where the list says, be it with the router out of the window, from where
  /// both may come again.
  open func stands(_ route: Route) -> Bool {
    guard let controller = route.controller else { return false }
    guard route.isPresented else { return controller.parent === self }
    guard let presentation = controller.presentationController,
      presentation === route.presentation, !hasMovedIntoAnother(controller)
    else { return false }
    return presentation.presentedViewController === controller
      && presentation.presentingViewController !== controller
  }

  /// Whether a presented screen stands in somebody else than a stack that is shown in its place.
  private final func hasMovedIntoAnother(_ screen: UIViewController) -> Bool {
    guard let parent = screen.parent else { return false }
    return parent.parent != nil || !(parent is UINavigationController)
  }

  /// The router, what it stands in or is presented by, and so on up to the root.
  private final var line: [UIViewController] {
    Array(sequence(first: self) { $0.parent ?? $0.presentingViewController })
  }

  /// Whether a route is where the list says, in the window.
  open func isShown(_ route: Route) -> Bool {
    guard stands(route) else { return false }
    let presentation = route.isPresented ? route.controller?.presentationController : nil
    return presentation.map { $0.presentingViewController.window != nil } ?? true
  }

  /// The routes that count.
  public final var declarations: [Declaration] {
    [.routes(list.compactMap { isShown($0) ? $0.controller : nil })]
  }

  /// Writes down what the stack is, and forgets what is presented no more.
  ///
  /// It is for when the stack rests: while a back swipe is in hand the stack lacks a screen that
  /// may yet come back.
  public final func readBack() {
    list = viewControllers.map { Route($0) } + list.filter { $0.isPresented && stands($0) }
  }

  private final func forgetWhatIsGone() {
    list.removeAll { $0.isPresented && !stands($0) }
  }

  // MARK: What is asked for

  /// Follows a request; one that comes while everything is being closed waits for that.
  open func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard !isClosing else { return waiting.append((request, animated, completion)) }
    switch request {
    case .open(let controller) where coveringPresenter != nil, .present(let controller):
      open(controller, animated: animated, completion: completion)
    case .open(let controller), .push(let controller):
      push(controller, animated: animated, completion: completion)
    case .goBack: goBack(animated: animated, completion: completion)
    case .goHome: goHome(animated: animated, completion: completion)
    case .closeAll: closeAll(animated: animated, completion: completion)
    }
  }

  private final func push(
    _ controller: UIViewController, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    arrivals.expect(controller, completion: completion)
    pushViewController(controller, animated: animated)
    if controller.parent !== self { arrivals.withdraw(controller)?(.told) }
  }

  /// Goes back by one screen, unless a screen is still on its way or only one is left.
  open func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard arrivals.isEmpty, viewControllers.count > 1 else { return completion(.told) }
    let next = viewControllers[viewControllers.count - 2]
    arrivals.expect(next, completion: completion)
    popViewController(animated: animated)
  }

  /// Takes everything off the first screen.
  open func goHome(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    let gone = popToRootViewController(animated: false) ?? []
    list.removeAll { route in gone.contains { $0 === route.controller } }
    closeAll(animated: animated, completion: completion)
  }

  /// Dismisses the lowest of what the router presents, and everything above goes along; then what
  /// stands elsewhere, if anything does.
  open func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard let lowest = lowestPresented else { return endClosing(.shown, completion) }
    guard !isMoving(lowest) else { return endClosing(.told, completion) }
    isClosing = true
    close(lowest, animated: animated) { [self] in
      forgetWhatIsGone()
      if lowestPresented === lowest { return endClosing(.shown, completion) }
      closeAll(animated: animated, completion: completion)
    }
  }

  private final var lowestPresented: UIViewController? {
    list.first { $0.isPresented && isShown($0) }?.controller
  }

  /// Says how a request has ended, and follows those that have waited.
  private final func endClosing(
    _ outcome: RouteOutcome, _ completion: (RouteOutcome) -> Void
  ) {
    isClosing = false
    completion(outcome)
    let next = waiting
    waiting = []
    for (request, animated, completion) in next {
      follow(request, animated: animated, completion: completion)
    }
  }

  /// Dismisses a screen and what is above.
  public final func close(
    _ screen: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    guard let presenter = screen.presentingViewController else { return completion() }
    presenter.dismiss(animated: animated, completion: completion)
  }

  private final func isMoving(_ screen: UIViewController) -> Bool {
    screen.isBeingPresented || screen.isBeingDismissed
  }

  // MARK: What it does

  /// Writes down the route and pushes it.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let place = list.firstIndex(where: \.isPresented) ?? list.count
    list.insert(Route(viewController), at: place)
    super.pushViewController(viewController, animated: animated)
    if viewController.parent !== self { list.removeAll { $0.controller === viewController } }
  }

  /// Replaces the stack and writes it down.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    readBack()
  }

  /// Presents from the screen that is on top of everything.
  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let route = Route(viewControllerToPresent, isPresented: true)
    guard !isShown(route) else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    list.removeAll { $0.isPresented && $0.controller === viewControllerToPresent }
    list.append(route)
    let host = topmost
    if host === self {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    } else {
      host.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    forgetWhatIsGone()
  }

  private final func open(
    _ controller: UIViewController, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    let route = Route(controller, isPresented: true)
    let stoodThere = isShown(route)
    var isTold = false
    present(controller, animated: animated) {
      guard !isTold else { return }
      isTold = true
      completion(.shown)
    }
    guard !isTold, stoodThere || !isShown(route) else { return }
    isTold = true
    refuse(controller, completion: completion)
  }

  /// Says that a screen cannot be presented now.
  open func refuse(_ controller: UIViewController, completion: (RouteOutcome) -> Void) {
    completion(.told)
  }

  /// The outermost of those around the stack who present something above it that is not about to
  /// go: that covers whatever presentations there are further in.
  private final var coveringPresenter: UIViewController? {
    let line = line
    return line.last { place in
      guard let presented = place.presentedViewController, !presented.isBeingDismissed else {
        return false
      }
      return !line.contains { $0 === presented }
    }
  }

  /// Who can present now: the last of those on top of each other that is not about to go.
  open var topmost: UIViewController {
    var top: UIViewController = coveringPresenter ?? self
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  // MARK: What it is told

  /// Does nothing: the user may yet change their mind.
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Reads back what others have done, and says that a request has been followed.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    readBack()
    for (completion, outcome) in arrivals.take(shown: viewController, in: self) {
      completion(outcome)
    }
  }

  // MARK: What comes with the scene, with a launch, and with a split view controller

  /// Begins with the controllers of the scene.
  open override func install(_ newChildren: [UIViewController]) {
    super.install(newChildren)
    readBack()
  }

  /// Takes what was restored on top of it for its own.
  open override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    list = viewControllers.map { Route($0) }
    let line = line
    for place in line {
      for screen in sequence(first: place, next: \.presentedViewController).dropFirst()
      where !line.contains(where: { $0 === screen }) {
        // What is shown may stand in for what is presented, as long as the window is narrow.
        let presented = screen.presentationController?.presentedViewController ?? screen
        guard !list.contains(where: { $0.controller === presented }) else { continue }
        list.append(Route(presented, isPresented: true))
      }
    }
  }

  /// Takes what is put on top of the stack when a split view controller collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    readBack()
  }
}
