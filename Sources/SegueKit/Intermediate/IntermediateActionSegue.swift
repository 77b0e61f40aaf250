/// A segue that puts a controller between its source and its destination.
///
/// The destination is shown only when somebody in the intermediate flow reports success: a login
/// before a profile, a purchase before a download. The intermediate controller may be the initial
/// one of a whole storyboard. Every controller of that storyboard finds the segue in
/// ``UIViewController/intermediateActionSegue`` and may report.
///
/// In a storyboard it is a custom segue of this class. Its destination is made and its source
/// prepares before the intermediate controller is shown; after a failure that destination is
/// discarded unused.
///
/// Where this port is meant to differ from the original, the member says so.
///
/// - SeeAlso: The public project IntermediateActionSegue.
open class IntermediateActionSegue: UIStoryboardSegue {
  /// How the intermediate controller is shown.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As a show segue would.
    case show
    /// Over the whole screen.
    case modal
    /// In a popover, which the delegate tells what to point at before it is presented.
    case popover
    /// In a presentation that the delegate arranges.
    case custom
  }

  /// Who is asked, without being kept.
  ///
  /// When nobody is set, it is the source, if that conforms.
  public weak final var delegate: (any IntermediateActionSegueDelegate)?
  /// How the intermediate controller is shown; `nil` leaves it to the delegate.
  public final var style: Style?

  private var chosen: UIViewController?
  private var completion: ((_ success: Bool, _ data: Any?) -> Void)?
  private var initial: ControllerLink?
  /// What looks after the presentation of the flow; it stays the same when that adapts.
  private weak var presentation: UIPresentationController?
  private var intermediateStoryboard: UIStoryboard?

  /// Makes a segue that leads to an intermediate controller and back.
  ///
  /// It is performed by hand, so that nobody is asked or told to prepare, and it leads to its own
  /// source. What the intermediate flow reports is handed to `completion`; the flow is then taken
  /// away, whatever it reported, and the delegate is not asked.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - source: Where the flow starts and ends.
  ///   - intermediate: The controller to show; `nil` leaves it to the delegate.
  ///   - completion: Called once with what the flow reports.
  public convenience init(
    identifier: String?, source: UIViewController, intermediate: UIViewController? = nil,
    completion: @escaping (_ success: Bool, _ data: Any?) -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: source)
    self.completion = completion
    intermediateViewController = intermediate
  }

  /// The controller to put between; `nil` leaves it to the delegate.
  ///
  /// It is kept until the segue is performed. From then on it is the first controller of the
  /// intermediate flow, as long as that lives.
  public final var intermediateViewController: UIViewController? {
    get { chosen ?? initial?.target }
    set { chosen = newValue }
  }

  /// Shows the intermediate controller or, without one, the destination.
  public final override func perform() {
    guard !source.environment.isHalted else { return }
    guard let intermediate = chosen ?? asked?.intermediateViewController(for: self) else {
      return source.show(destination, sender: source)
    }
    attach(to: intermediate)
    switch style ?? asked?.intermediateStyle(for: self) ?? .show {
    case .show: source.show(intermediate, sender: nil)
    case let style: present(intermediate, as: style)
    }
    presentation = ownPresentation(of: intermediate)?.presentation
  }

  /// Tells the segue that the intermediate flow has come to its end.
  ///
  /// The delegate decides whether that counts as a success. Without a delegate nothing happens,
  /// and the flow stays. What the source presents besides the flow is dismissed first. Then the
  /// flow is taken away; after a success the destination is shown.
  ///
  /// In the original a flow that is on its way out can report once more; here nobody finds a segue
  /// that has started to take its flow away.
  ///
  /// - Parameters:
  ///   - intermediate: Who reports.
  ///   - success: Whether the flow succeeded.
  ///   - data: What the flow hands over.
  public final func completed(
    by intermediate: UIViewController, success: Bool, data: Any? = nil
  ) {
    guard !source.environment.isHalted else { return }
    if let completion {
      completion(success, data)
      return finish(showingDestination: false)
    }
    guard let asked else { return }
    let isSuccess = asked.intermediateActionSegue(
      self, completedBy: intermediate, success: success, data: data)
    dismissWhatIsBeside()
    finish(showingDestination: isSuccess)
  }

  private var asked: (any IntermediateActionSegueDelegate)? {
    delegate ?? source as? any IntermediateActionSegueDelegate
  }
}

// Showing the intermediate flow.
extension IntermediateActionSegue {
  /// Makes the segue be found by the controller and by every controller of its storyboard.
  ///
  /// In the original the storyboard keeps the segue for ever; here both forget it together.
  private func attach(to intermediate: UIViewController) {
    chosen = nil
    initial = intermediate.link()
    intermediateStoryboard = intermediate.storyboard
    source.environment.open(self)
  }

  /// Presents the controller in the style, unless the client has chosen one of its own.
  ///
  /// The last version of the original never sets a style; the earlier ones always did.
  private func present(_ intermediate: UIViewController, as style: Style) {
    if intermediate.modalPresentationStyle == .automatic, let modal = style.modal {
      intermediate.modalPresentationStyle = modal
    }
    asked?.willPresent(intermediate, for: self)
    source.present(intermediate, animated: true)
  }

  /// What was presented for the intermediate controller: itself, or what it stands in.
  ///
  /// The original takes any presentation, also one that the source itself stands in, and dismisses
  /// both.
  private func ownPresentation(of intermediate: UIViewController) -> UIViewController? {
    guard let presented = intermediate.selfOrAncestor({ $0.presenter != nil }),
      !presented.isSelfOrStructuralAncestor(of: source)
    else { return nil }
    return presented
  }
}

extension IntermediateActionSegue.Style {
  /// The style to present in; `nil` leaves the controller's own.
  fileprivate var modal: UIModalPresentationStyle? {
    switch self {
    case .modal: .fullScreen
    case .popover: .popover
    // What is custom about the presentation the controller says itself.
    case .show, .custom: nil
    }
  }
}

// Taking the intermediate flow away.
extension IntermediateActionSegue {
  /// Where an intermediate flow stands, if it can be taken away.
  private enum Place {
    case presented(by: UIViewController)
    case stacked(UINavigationController, above: Int)
  }

  private var place: Place? {
    guard let intermediate = initial?.target, intermediate.window != nil else { return nil }
    if let presentation, let presented = ownPresentation(of: intermediate),
      presented.presentation === presentation, let presenter = presented.presenter
    {
      return .presented(by: presenter)
    }
    guard let stack = intermediate.navigationController else { return nil }
    let entries = stack.viewControllers
    guard let below = entries.firstIndex(where: { $0.isSelfOrStructuralAncestor(of: source) }),
      entries[(below + 1)...].contains(where: { $0.isSelfOrStructuralAncestor(of: intermediate) })
    else { return nil }
    return .stacked(stack, above: below)
  }

  private func finish(showingDestination isSuccess: Bool) {
    let place = place
    if place != nil || !isSuccess { tearDown() }
    switch place {
    case .presented(let presenter):
      presenter.dismiss(animated: true, completion: isSuccess ? { self.showDestination() } : nil)
    case .stacked(let stack, let below) where isSuccess:
      let removed = stack.viewControllers[(below + 1)...]
      showDestination()
      stack.setViewControllers(
        stack.viewControllers.filter { entry in !removed.contains { $0 === entry } },
        animated: false)
    case .stacked(let stack, let below):
      stack.setViewControllers(Array(stack.viewControllers[...below]), animated: true)
    case nil: break
    }
  }

  /// Shows the destination; a source that no window leads to any more shows nothing.
  private func showDestination() {
    guard source.window != nil else { return }
    source.show(destination, sender: source)
  }

  /// Dismisses what the source or an ancestor presents, unless the flow stands in it.
  ///
  /// The original compares with the intermediate controller itself and so dismisses twice what was
  /// presented in a wrapper.
  private func dismissWhatIsBeside() {
    guard source.window != nil, let intermediate = initial?.target,
      let presented = source.presentedViewController,
      !presented.isSelfOrStructuralAncestor(of: intermediate)
    else { return }
    source.dismiss(animated: true)
  }

  private func tearDown() {
    source.environment.close(self)
    initial = nil
    presentation = nil
    intermediateStoryboard = nil
    completion = nil
  }
}

// Finding the segue.
extension IntermediateActionSegue {
  /// Whether the intermediate flow has lost its first controller for good.
  final var isOver: Bool { initial?.target == nil }

  /// Whether the flow is to be seen somewhere and a controller is its first one.
  final func starts(with controller: UIViewController) -> Bool {
    initial?.target === controller && controller.window != nil
  }

  final func isAttached(to storyboard: UIStoryboard) -> Bool {
    intermediateStoryboard === storyboard && initial?.target?.window != nil
  }
}
