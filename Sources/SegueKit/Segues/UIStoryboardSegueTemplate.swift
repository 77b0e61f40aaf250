/// A segue as the storyboard declares it; every performance makes a new segue object from it.
///
/// Controls and `performSegue` fire the template that is attached to the source.
public final class UIStoryboardSegueTemplate {
  /// What a segue does.
  public enum Kind {
    /// Has the nearest container that overrides `show` show the scene.
    case show(String)
    /// Has the nearest container that overrides `showDetailViewController` show the scene.
    case showDetail(String)
    /// Presents the scene; without a style in the one that the destination has.
    case presentModally(String, style: UIModalPresentationStyle?)
    /// Presents the scene as a popover that points at something, or at nothing.
    case popover(String, isAnchored: Bool)
    /// Does what its class does with the scene.
    case custom(String)
    /// Pushes the scene on the source's navigation controller; deprecated.
    case push(String)
    /// Puts the scene into a column of the source's split view controller, counted from zero; a
    /// kind of old storyboards.
    case replace(String, column: Int)
    /// Makes the scene a child of the source while the source's view loads.
    case embed(String)
    /// Unwinds to the nearest controller that performs the action.
    case unwind(Selector)
  }

  /// Makes a segue object of a class of an app's own.
  public typealias SegueClass = (
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue

  /// The identifier, by which `performSegue(withIdentifier:sender:)` finds the segue.
  public let identifier: String?
  /// What the segue does.
  public let kind: Kind
  /// Whether its transitions are animated.
  public let animates: Bool
  /// The segue action of the source that makes the destination; `nil` leaves it to the storyboard.
  ///
  /// It is asked when the source has agreed to the segue and before the source prepares; the
  /// destination belongs to the scene all the same.
  ///
  /// - SeeAlso: UIKit, `IBSegueAction`.
  public var segueAction: Selector?
  /// A number for whoever made the template.
  public let tag: Int
  private let segueClass: SegueClass?

  /// Makes a template.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, if it has one.
  ///   - kind: What the segue does.
  ///   - animates: Whether its transitions are animated.
  ///   - tag: A number for the caller.
  ///   - segueClass: Makes the segue object; `nil` for a plain one.
  public init(
    _ identifier: String?, _ kind: Kind, animates: Bool = true, tag: Int = 0,
    segueClass: SegueClass? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.animates = animates
    self.tag = tag
    self.segueClass = segueClass
  }

  /// Runs the segue from its owner: ask, make the destination, prepare, perform.
  ///
  /// All of it happens inside the call. Only a control asks the source first.
  ///
  /// - Parameters:
  ///   - source: The owner of the segue.
  ///   - sender: What the source is told asked for it.
  ///   - isAutomatic: Whether a control fires it, and not code.
  /// - SeeAlso: UIKit, `UIViewController.shouldPerformSegue(withIdentifier:sender:)`.
  public func fire(from source: UIViewController, sender: Any?, isAutomatic: Bool) {
    fire(from: source, sender: sender, by: isAutomatic ? .control : .code)
  }

  func fire(from source: UIViewController, sender: Any?, by trigger: SegueRequest.Trigger) {
    let environment = source.environment
    guard !environment.isHalted else { return }
    let request = SegueRequest(
      number: environment.nextRequest(), template: self, source: source, trigger: trigger)
    environment.observe(.requested(request))
    if request.isAutomatic {
      let answer = source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
      environment.observe(.should(request, answer: answer))
      guard answer, !environment.isHalted else { return }
    }
    perform(request, sender: sender)
  }

  private func perform(_ request: SegueRequest, sender: Any?) {
    switch kind {
    case .show(let scene): run(request, to: scene, .show, sender: sender)
    case .showDetail(let scene): run(request, to: scene, .showDetail, sender: sender)
    case .presentModally(let scene, let style):
      run(request, to: scene, .presentation(style), sender: sender)
    case .popover(let scene, _): run(request, to: scene, .popover, sender: sender)
    case .custom(let scene): run(request, to: scene, .none, sender: sender)
    case .push(let scene): run(request, to: scene, .push, sender: sender)
    case .replace(let scene, let column):
      run(request, to: scene, .replace(column: column), sender: sender)
    case .embed(let scene): run(request, to: scene, .embed(self), sender: sender)
    case .unwind(let action): unwind(request, action: action, sender: sender)
    }
  }

  /// Runs a segue that leads forward.
  ///
  /// The source of a popover finds its style and anchor set when it prepares, so that it can add
  /// to them (undocumented; reading chosen by this project).
  private func run(
    _ request: SegueRequest, to scene: String, _ behaviour: UIStoryboardSegue.Behaviour,
    sender: Any?
  ) {
    let source = request.source
    guard
      let destination = source.storyboard?.instantiateViewController(
        withIdentifier: scene, for: request, creator: creator(for: request, sender: sender))
    else { return source.environment.misuse(.unknownScene, source, naming: scene) }
    if case .popover(_, let isAnchored) = kind {
      destination.modalPresentationStyle = .popover
      let anchor = sender as? any UIPopoverPresentationControllerSourceItem ?? UIView()
      destination.popoverPresentationController?.sourceItem = isAnchored ? anchor : nil
    }
    // Whatever its class does with it, what a segue embeds does not perform the segue again.
    if isEmbed { destination.origin.embedTrail = source.origin.embedTrail + [self] }
    let segue = segue(from: source, to: destination)
    begin(segue, for: request, behaviour, sender: sender)
    guard prepare(segue, for: request) else { return }
    perform(segue, for: request)
  }

  /// Asks the segue action of the source, if the segue has one and the source implements it.
  private func creator(
    for request: SegueRequest, sender: Any?
  ) -> ((UIStoryboardCoder) -> UIViewController?)? {
    guard let selector = segueAction, let action = request.source.segueAction(for: selector) else {
      return nil
    }
    return { [identifier] coder in
      let made = action(coder, sender, identifier)
      request.source.environment.observe(.segueAction(request.source, request, made: made != nil))
      return made
    }
  }

  private func unwind(_ request: SegueRequest, action: Selector, sender: Any?) {
    let source = request.source
    let environment = source.environment
    guard !action.name.isEmpty else { return environment.misuse(.unwindWithoutAction, source) }
    let origin = UIStoryboardUnwindSegueSource(source, action: action, sender: sender)
    guard let destination = UnwindSearch.destination(from: origin, for: request) else { return }
    guard let route = UnwindRoute(from: source, to: destination) else {
      return environment.misuse(.unwindWithoutCommonAncestor, source)
    }
    let own = destination.executor.segueForUnwinding(
      to: destination, from: source, identifier: identifier)
    let segue = own ?? segue(from: source, to: destination)
    begin(segue, for: request, .unwind(route), sender: sender)
    guard prepare(segue, for: request) else { return }
    guard let deliver = destination.unwindAction(for: action) else {
      return environment.misuse(.unimplementedAction, destination)
    }
    environment.observe(.action(destination, request))
    deliver(segue)
    guard !environment.isHalted else { return }
    perform(segue, for: request)
  }

  /// Has a source prepare for somebody who stands in its container view already.
  final func prepare(_ source: UIViewController, for child: UIViewController) {
    guard !source.environment.isHalted else { return }
    let segue = segue(from: source, to: child)
    segue.sender = source
    source.prepare(for: segue, sender: source)
  }

  private func segue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    segueClass?(identifier, source, destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }

  private func begin(
    _ segue: UIStoryboardSegue, for request: SegueRequest,
    _ behaviour: UIStoryboardSegue.Behaviour, sender: Any?
  ) {
    segue.request = request
    // A segue object that came with a handler of its own keeps it.
    if case .none = segue.behaviour { segue.behaviour = behaviour }
    segue.sender = sender
    request.source.environment.observe(.created(segue, request))
  }

  private func prepare(_ segue: UIStoryboardSegue, for request: SegueRequest) -> Bool {
    let environment = request.source.environment
    guard !environment.isHalted else { return false }
    environment.observe(.prepare(segue, request))
    request.source.prepare(for: segue, sender: segue.sender)
    return !environment.isHalted
  }

  private func perform(_ segue: UIStoryboardSegue, for request: SegueRequest) {
    let environment = request.source.environment
    environment.observe(.perform(segue, request))
    environment.withAnimations(animates) { segue.perform() }
    segue.sender = nil
  }
}

extension UIViewController {
  /// Who may make the segue object of an unwind that ends with this controller.
  fileprivate final var executor: UIViewController {
    presented == nil ? parent ?? self : self
  }

  /// The first of the controller's own segues that has an identifier.
  private final func segueTemplate(
    withIdentifier identifier: String
  ) -> UIStoryboardSegueTemplate? {
    segueTemplates.first { $0.identifier == identifier }
  }

  final func performOwnSegue(withIdentifier identifier: String, sender: Any?) {
    guard !environment.isHalted else { return }
    guard let template = segueTemplate(withIdentifier: identifier) else {
      return environment.misuse(.unknownSegue, self, naming: identifier)
    }
    template.fire(from: self, sender: sender, isAutomatic: false)
  }
}
