import FlowModel

extension Event {
  /// All that the event says, in numbers; what stands beside the events is looked up in the trace.
  func numbers(in trace: Trace) -> [Int] {
    [Int(kind.rawValue), Int(vantage.rawValue)] + what.numbers(in: trace)
  }
}

extension Event.What {
  /// What stands behind the kind.
  fileprivate func numbers(in trace: Trace) -> [Int] {
    switch self {
    case .should(let request, let answer): [request.index, answer.number]
    case .segueAction(let source, let request, let made):
      [source.index, request.index, made.number]
    case .instantiate(let born, let request): [born.index, request?.index ?? -1]
    case .create(let request), .perform(let request): [request.index]
    case .prepare(let request, let receiver, let destination, let isViewLoaded):
      [request.index, receiver.index, destination.index, isViewLoaded.number]
    case .allowed(let owner, let list), .stack(let owner, let list), .tabs(let owner, let list):
      [owner.index] + trace.controllers(of: list).map(\.index)
    case .can(let asked, let request, let answer): [asked.index, request.index, answer.number]
    case .action(let receiver, let request): [receiver.index, request.index]
    case .unwind(let one, let other), .push(let one, let other), .pop(let one, let other),
      .select(let one, let other), .didSelect(let one, let other), .replace(let one, let other),
      .dismiss(let one, let other), .add(let one, let other), .remove(let one, let other):
      [one.index, other.index]
    case .shouldSelect(let tab, let owner, let answer): [tab.index, owner.index, answer.number]
    case .present(let presented, let presenter, let caller):
      [presented.index, presenter.index, caller.index]
    case .load(let one), .collapse(let one), .expand(let one), .root(let one): [one.index]
    case .appearance(let one, let call): [one.index, Int(call.rawValue)]
    case .containment(let one, let call): [one.index, Int(call.rawValue)]
    case .completion(let one, let completed): [one.index, Int(completed.rawValue)]
    case .interaction(let one, let phase): [one.index, Int(phase.rawValue)]
    case .reaction(let one, let moment): [one.index, Int(moment.rawValue)]
    case .report(let receiver, let word), .callback(let receiver, let word):
      [receiver.index, trace.number(of: word)]
    case .size(let size): [Int(size.rawValue)]
    case .adapt(let one, let form, let replacement):
      [one.index, Int(form.rawValue), replacement?.index ?? -1]
    case .opened(let obligation, let owner):
      [Int(obligation.number)] + owner.numbers(in: trace)
    case .closed(let obligation, let how): [Int(obligation.number), Int(how.rawValue)]
    case .declined(let decline): [Int(decline.rawValue)]
    case .refused(let warning, let one), .warned(let warning, let one):
      [Int(warning.rawValue), one.index]
    case .misuse(let misuse, let one): [Int(misuse.rawValue), one?.index ?? -1]
    case .background, .foreground, .saved, .restored: []
    }
  }
}
