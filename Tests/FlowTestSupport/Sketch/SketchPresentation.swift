import FlowModel

extension SketchRun {
  /// Presents a controller, or records why not.
  mutating func present(
    _ presented: ControllerID, by caller: ControllerID, style: PresentationStyle? = nil,
    completes: Bool = false
  ) throws(Interruption) {
    if fault == .presentationWaitsForWhatGoes, completes,
      chain(of: caller).contains(where: isGoing), !isInWindow(presented)
    {
      return flights.append(Flight(movement: .presentation, controller: presented, ending: nil))
    }
    let completion = Event.What.completion(presented, .present)
    guard let presenter = try link(presented, by: caller, style: style) else {
      if completes, fault == .refusedPresentationCompletes { recording.record(completion) }
      return
    }
    recording.record(.present(presented, from: presenter, by: caller))
    try fit()
    if completes, fault == .replacedPresentationCompletesTwice, self[presenter].owned != presented {
      recording.record(completion)
    }
    try start(
      .presentation, of: self[presenter].owned ?? presented,
      ending: completes ? .event(completion) : nil)
  }

  /// Finds the presenter and links it with the presented controller, unless that is refused.
  ///
  /// - Returns: The presenter, or `nil` when the presentation was refused.
  mutating func link(
    _ presented: ControllerID, by caller: ControllerID, style: PresentationStyle?
  ) throws(Interruption) -> ControllerID? {
    if let style { setStyle(style, of: presented) }
    let own = self[presented].style
    var resolved = own == .automatic ? .pageSheet : own
    let presenter = presenter(for: caller, style: resolved)
    if fault == .ownSheetIsFullScreen, own == .automatic, presenter == caller,
      !self[caller].children.isEmpty, presenter == self.presenter(for: caller, style: .fullScreen)
    {
      resolved = .fullScreen
    }
    guard try accepts(presented, from: presenter) else {
      if fault == .refusalKeepsPresenter, isGoing(presenter) { retained.append(presenter) }
      return nil
    }
    self[presenter].owned = presented
    self[presented].presenter = presenter
    self[presented].caller = fault == .callerMistaken ? presenter : caller
    self[presented].presentation = SketchPresentation(
      of: presented, style: resolved, isAnchored: !self[presented].lacksAnchor)
    keepFormerForm(of: presented)
    return presenter
  }

  private mutating func setStyle(_ style: PresentationStyle, of controller: ControllerID) {
    if self[controller].presenter != nil {
      recording.record(.warned(.styleSetWhilePresented, controller))
    }
    self[controller].style = style
  }

  /// Finds who presents when a controller is asked to.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`; that a full-screen style
  ///   leaves a nested context is in `UIViewController.present(_:animated:completion:)`.
  private func presenter(for caller: ControllerID, style: PresentationStyle) -> ControllerID {
    let line = lineage(of: caller)
    let honoursContexts = style.honoursContexts && fault != .contextPassed
    let context = honoursContexts ? line.first { definesContext($0) } : nil
    let found = context ?? line.last ?? caller
    guard style.coversScreen, fault != .screenCoveredFromInside else { return found }
    let base = sequence(first: found) { nodes[$0.index].presenter }.reduce(found) { $1 }
    guard let container = self[base].parent else { return found }
    return presenter(for: container, style: style)
  }

  /// Who is asked when code tells somebody to dismiss: they are, or in a faulty engine who presents
  /// the one that would dismiss.
  func dismisser(for receiver: ControllerID) -> ControllerID {
    guard let owner = lineage(of: receiver).first(where: { self[$0].owned != nil }),
      let presenter = self[owner].presenter
    else { return receiver }
    return switch fault {
    case .dismissalTakesPresenter: presenter
    case .repeatedDismissalTakesReceiver:
      self[owner].owned.map(isGoing) ?? false ? presenter : receiver
    default: receiver
    }
  }

  /// Dismisses what a controller, or the nearest that can, presents, with everything above.
  ///
  /// All links stay until the dismissal has come to its end. The completion is also called when
  /// there is nothing to dismiss, or when that is on its way already.
  ///
  /// - SeeAlso: UIKit, `UIViewController.dismiss(animated:completion:)`.
  mutating func dismiss(
    _ receiver: ControllerID, ending: Flight.Ending? = nil
  ) throws(Interruption) {
    let line = lineage(of: receiver)
    let owner = line.first { self[$0].owned != nil }
    if let presenter = owner ?? line.last.flatMap({ self[$0].presenter }),
      let presented = self[presenter].owned
    {
      let staysBusy = fault == .cancelledPullKeepsSheetBusy && deaf.contains(presented)
      guard isComingOrGoing(presented) || staysBusy else {
        recording.record(.dismiss(presented, from: presenter))
        if case .event? = ending, let top = self[presented].owned {
          if fault == .dismissalLeavesTheTop { pass(top, from: presented, to: presenter) }
          if fault == .dismissalOfTowerCompletesEarly {
            end(with: ending)
            return try start(.dismissal, of: presented)
          }
        }
        let forgets = fault == .unanimatedDismissalForgetsCompletion && !areAnimationsEnabled
        return try start(.dismissal, of: presented, ending: forgets ? nil : ending)
      }
      recording.record(.refused(.dismissInProgress, presenter))
      if fault == .dismissalInFlightForgetsCompletion { return }
    }
    end(with: ending)
  }

  /// Has what is presented on one controller be presented by another, and takes that one off.
  private mutating func pass(
    _ top: ControllerID, from presented: ControllerID, to presenter: ControllerID
  ) {
    self[presented].owned = nil
    unlink(presented)
    self[presenter].owned = top
    self[top].presenter = presenter
  }

  /// Whether a presenter takes a presentation on; the checks are made in UIKit's order.
  private mutating func accepts(
    _ presented: ControllerID, from presenter: ControllerID
  ) throws(Interruption) -> Bool {
    guard self[presented].parent == nil else { throw .misuse(.presentsChild, presented) }
    guard presenter != presented else { throw .misuse(.presentsItself, presented) }
    if let refusal = refusal(of: presenter) {
      if fault == .refusalKeepsBusy { isBusy = true }
      recording.record(.refused(refusal, presenter))
      return false
    }
    guard self[presented].presenter == nil else { throw .misuse(.presentsPresented, presented) }
    guard presented != root else { throw .misuse(.inconsistentHierarchy, presented) }
    if fault == .comebackIsRefused, self[presented].formerPresentation != nil {
      recording.record(.refused(.presentationInProgress, presenter))
      return false
    }
    let node = self[presented]
    if node.lacksAnchor, node.style == .popover, adaptedForm(of: presented, style: .popover) == nil
    {
      throw .misuse(.popoverWithoutAnchor, presented)
    }
    return true
  }

  /// Why a presenter cannot present anything now, if it cannot.
  private func refusal(of presenter: ControllerID) -> Warning? {
    let owned = self[presenter].owned
    if seemsToComeOrGo(presenter) || owned.map(isComingOrGoing) ?? false {
      return .presentationInProgress
    }
    if !hasViewInWindow(presenter) { return .notInWindow }
    return owned == nil ? nil : .alreadyPresenting
  }
}
