import FlowModel
import SegueKit

// What happened, as it is taken down.
extension Recorder {
  /// Takes down an event, on stage as well.
  func record(_ what: Event.What, _ vantage: Event.Vantage = .sent) {
    recording.record(what, vantage)
  }

  /// Takes down that a container owes a completion, and hands out the completion.
  func open(by owner: UIViewController) -> () -> Void {
    let (obligation, recording) = openObligation(of: owner)
    return { recording.record(.closed(obligation, .shown)) }
  }

  /// Takes down that somebody owes something, and says where it is taken down when it is met.
  func openObligation(of owner: UIViewController) -> (ObligationID, Recording) {
    (recording.open(by: .controller(number(of: owner))), recording)
  }

  /// Keeps a word for a claim.
  func word(_ text: String) -> WordID { recording.word(text) }

  /// Takes down that somebody does not keep a facet of the contract of its scene any more.
  func overrule(_ facet: Contract.Facet, of controller: ControllerID) {
    recording.overrule([facet], of: controller)
  }

  /// Takes down a plain action of a control.
  func report(_ action: PlainActionName, to controller: ControllerID) {
    record(.report(controller, recording.word(action.text)))
  }

  /// Takes down a callback of a delegate, by the name that flows have for it.
  func callBack(_ word: String, to controller: UIViewController) {
    record(.callback(number(of: controller), recording.word(word)))
  }

  func observe(_ event: SegueEvent) {
    switch event {
    case .refused(let warning, let controller):
      record(.refused(Warning(warning), number(of: controller)))
    case .warned(let warning, let controller):
      record(.warned(Warning(warning), number(of: controller)))
    case .misuse(let misuse, let controller, let name):
      if let name { recording.noteMisusedName(name) }
      record(.misuse(Misuse(misuse), controller.map(number)))
    case .requested(let request): open(request)
    case .heardOfSize(let controller): sizeHearing?.hearSize(controller)
    case .heardOfTraits(let controller): sizeHearing?.hearTraits(controller)
    default: if !isOnStage { observeSegue(event) }
    }
  }

  private func observeSegue(_ event: SegueEvent) {
    switch event {
    case .should(let request, let answer): record(for: request) { .should($0, answer: answer) }
    case .segueAction(let source, let request, let made):
      record(for: request) { .segueAction(number(of: source), $0, made: made) }
    case .instantiated(let controller, let request):
      record(.instantiate(number(of: controller), for: request.flatMap(number(of:))))
    case .created(let segue, let request):
      guard let request = number(of: request) else { break }
      recording.setDestination(number(of: segue.destination), of: request)
      record(.create(request))
    case .prepare(let segue, let request):
      if let preparation = preparation(of: segue, for: request, on: segue.source) {
        record(preparation)
      }
    case .perform(_, let request): record(for: request) { .perform($0) }
    case .allowed(let controller, let children, _):
      record(.allowed(number(of: controller), recording.list(children.lazy.map(number))))
    case .canPerform(let controller, let request, let answer):
      record(for: request) { .can(number(of: controller), $0, answer: answer) }
    case .action(let controller, let request):
      record(for: request) { .action(number(of: controller), $0) }
    case .unwind(let controller, let next):
      record(.unwind(number(of: controller), towards: number(of: next)))
    default: observeChange(event)
    }
  }

  /// Takes down what happens for a request, unless that was made on stage.
  private func record(for request: SegueKit.SegueRequest, _ what: (RequestID) -> Event.What) {
    if let number = number(of: request) { record(what(number)) }
  }

  private func observeChange(_ event: SegueEvent) {
    switch event {
    case .pushed(let controller, let stack):
      record(.push(number(of: controller), on: number(of: stack)))
    case .popped(let stack, let top): record(.pop(number(of: stack), to: number(of: top)))
    case .stackReplaced(let stack):
      let list = recording.list(stack.children.lazy.map(number))
      record(.stack(number(of: stack), list))
    case .tabsReplaced(let tabs):
      let list = recording.list(tabs.children.lazy.map(number))
      record(.tabs(number(of: tabs), list))
    case .selected(let tab, let tabs): record(.select(number(of: tab), on: number(of: tabs)))
    case .shouldSelect(let tab, let tabs, let answer):
      record(.shouldSelect(number(of: tab), on: number(of: tabs), answer: answer))
    case .didSelect(let tab, let tabs):
      record(.didSelect(number(of: tab), on: number(of: tabs)))
    case .replaced(let column, let split):
      record(.replace(number(of: column), on: number(of: split)))
    case .presented(let controller, let presenter, let caller):
      record(
        .present(number(of: controller), from: number(of: presenter), by: number(of: caller)))
    case .dismissed(let controller, let presenter):
      record(.dismiss(number(of: controller), from: number(of: presenter)))
    case .added(let child, let parent): record(.add(number(of: child), to: number(of: parent)))
    case .removed(let child, let parent):
      record(.remove(number(of: child), from: number(of: parent)))
    case .loaded(let controller): record(.load(number(of: controller)))
    case .appearance(let controller, let appearance):
      record(.appearance(number(of: controller), Appearance(appearance)))
    case .callback(let controller, let name):
      record(.callback(number(of: controller), recording.word(name)))
    case .interaction(let controller, let interaction):
      record(.interaction(number(of: controller), Interaction(interaction)))
    case .resized(let size): record(.size(SizeClass(size)))
    case .adapted(let controller, let form, let replacement):
      record(
        .adapt(
          number(of: controller), as: PresentationStyle(form), with: replacement.map(number)))
    case .collapsed(let split): record(.collapse(number(of: split)))
    case .expanded(let split): record(.expand(number(of: split)))
    case .rootReplaced(let root): record(.root(number(of: root)))
    case .enteredBackground: record(.background)
    case .enteredForeground: record(.foreground)
    case .saved: record(.saved)
    case .restored: record(.restored)
    case .refused, .warned, .misuse, .heardOfSize, .heardOfTraits, .requested, .should,
      .segueAction, .instantiated, .created, .prepare, .perform, .allowed, .canPerform, .action,
      .unwind:
      break
    }
  }

  /// Takes down that the receiver of what a touch sends does not have the action.
  func noteMissingAction() {
    if let tappedControl { recording.note(.ofControl(tappedControl)) }
  }

  /// Takes down that the source does not have the segue action of what is asked for.
  func noteMissingAction(of request: SegueKit.SegueRequest) {
    guard let action = request.template.segueAction, !(request.source is any Scripted),
      request.source.segueAction(for: action) == nil
    else { return }
    recording.note(.ofSegue(request.template.tag))
  }

  /// That a controller is told to prepare for a segue; `nil` where that was asked for on stage.
  func preparation(
    of segue: UIStoryboardSegue, for request: SegueKit.SegueRequest,
    on controller: UIViewController
  ) -> Event.What? {
    number(of: request).map { request in
      .prepare(
        request, on: number(of: controller), destination: number(of: segue.destination),
        isViewLoaded: segue.destination.isViewLoaded)
    }
  }
}
