import FlowModel

extension Trace {
  /// How a controller is called: by its label, or by its number in order of birth.
  public func name(of controller: ControllerID) -> String {
    guard cast.indices.contains(controller.index) else { return "#\(controller.number)" }
    return cast[controller.index].label?.spelled ?? "#\(controller.number)"
  }

  /// One event as a line; events are counted from zero.
  public func line(ofEvent index: Int) -> String {
    let event = events[index]
    let prefix = event.vantage == .received ? "received " : ""
    return prefix + ([event.kind.word] + words(of: event.what)).joined(separator: " ")
  }

  /// What stands behind the word for the event.
  private func words(of what: Event.What) -> [String] {
    switch what {
    case .should(let request, let answer): [name(of: request), answer.word]
    case .segueAction(let source, let request, let made):
      [name(of: source), "for", name(of: request), made.word]
    case .instantiate(let born, let request):
      [name(of: born)] + (request.map { ["for", name(of: $0)] } ?? [])
    case .create(let request):
      [name(of: request)]
        + (requests[request.index].destination.map { ["to", name(of: $0)] } ?? [])
    case .prepare(let request, let receiver, let destination, let isViewLoaded):
      [name(of: receiver), "for", name(of: request), "to", name(of: destination)]
        + (isViewLoaded ? ["loaded"] : [])
    case .perform(let request): [name(of: request)]
    case .can(let asked, let request, let answer):
      [name(of: asked), action(of: request), answer.word]
    case .action(let receiver, let request): [name(of: receiver), action(of: request)]
    case .opened(let obligation, let owner):
      [String(obligation.number), "by", name(of: owner)]
    case .closed(let obligation, let how): [String(obligation.number), how.word]
    case .declined(let decline): [decline.word]
    case .refused(let warning, let controller), .warned(let warning, let controller):
      [warning.word, name(of: controller)]
    case .misuse(let misuse, let controller): [misuse.word] + names(of: controller)
    case .allowed(let owner, let list), .stack(let owner, let list), .tabs(let owner, let list):
      [name(of: owner)] + names(of: list)
    case .unwind(let container, let next): [name(of: container), "towards", name(of: next)]
    case .shouldSelect(let tab, let owner, let answer):
      [name(of: tab), "on", name(of: owner), answer.word]
    case .push(let child, let owner), .select(let child, let owner), .replace(let child, let owner),
      .didSelect(let child, let owner):
      [name(of: child), "on", name(of: owner)]
    case .pop(let owner, let child): [name(of: owner), "to", name(of: child)]
    case .present(let presented, let presenter, let caller):
      [name(of: presented), "from", name(of: presenter), "by", name(of: caller)]
    case .dismiss(let child, let owner), .remove(let child, let owner):
      [name(of: child), "from", name(of: owner)]
    case .add(let child, let owner): [name(of: child), "to", name(of: owner)]
    case .load(let controller), .collapse(let controller), .expand(let controller):
      [name(of: controller)]
    case .appearance(let controller, let appearance): [name(of: controller), appearance.word]
    case .containment(let controller, let call): [name(of: controller), call.word]
    case .size(let size): [size.word]
    case .adapt(let controller, let form, let replacement):
      [name(of: controller), "as", form.word]
        + (replacement.map { ["with", name(of: $0)] } ?? [])
    case .report(let receiver, let word): ["\(name(of: receiver)).\(text(of: word).spelledAsName)"]
    case .completion(let controller, let completed): [name(of: controller), completed.word]
    case .interaction(let controller, let phase): [name(of: controller), phase.word]
    case .reaction(let controller, let moment): [name(of: controller), moment.word]
    case .background, .foreground, .saved, .restored: []
    case .root(let controller): [name(of: controller)]
    case .callback(let receiver, let word): [name(of: receiver), text(of: word).spelledAsName]
    }
  }

  /// A request by the segue behind it, or by its source alone when it was made by hand.
  private func name(of request: RequestID) -> String {
    let source = name(of: requests[request.index].source)
    return segue(of: request).map { "\(source).\($0.identifier.spelled)" } ?? source
  }

  private func name(of owner: Owner) -> String {
    switch owner {
    case .controller(let controller): name(of: controller)
    case .party(let word): text(of: word).spelledAsName
    }
  }

  private func names(of list: ControllerList) -> [String] {
    list.count == 0 ? ["none"] : controllers(of: list).map { name(of: $0) }
  }

  private func names(of controller: ControllerID?) -> [String] {
    controller.map { [name(of: $0)] } ?? []
  }

  /// The action that the unwind behind a request looks for.
  private func action(of request: RequestID) -> String {
    segue(of: request)?.unwindAction?.spelled ?? "none"
  }
}

extension Bool {
  fileprivate var word: String { self ? "yes" : "no" }
}
