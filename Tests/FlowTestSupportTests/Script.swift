import FlowModel
import FlowTestSupport

/// Plays steps and tells what was sent, a line each, and then the tree.
func script(of world: World, fault: Fault? = nil, _ steps: Step...) -> String {
  script(of: SketchEngine(fault: fault).trace(of: Scenario(world, steps: steps)))
}

/// What was sent, a line each, and then the tree; loading is told only when it is asked for, and
/// what stacks tell their delegates is not told.
func script(of trace: Trace, tellingLoads: Bool = false) -> String {
  let script = Script(trace: trace)
  let sent = trace.events.filter {
    $0.vantage == .sent && (tellingLoads || $0.kind != .load) && !script.isToldByAStack($0)
  }
  return (sent.map { script.line(of: $0.what) } + ["= " + script.tree()]).joined(separator: "\n")
}

/// The words for a trace.
private struct Script {
  let trace: Trace

  func isToldByAStack(_ event: Event) -> Bool {
    guard case .callback(_, let word) = event.what else { return false }
    return ["willShow", "didShow"].contains(trace.text(of: word))
  }

  func name(_ controller: ControllerID) -> String {
    trace.cast[controller.index].label?.text ?? "#\(controller.number)"
  }

  func name(_ request: RequestID) -> String {
    let identifier = trace.segue(of: request)?.identifier.text ?? "by hand"
    return "\(name(trace.requests[request.index].source)).\(identifier)"
  }

  func names(_ list: ControllerList) -> String {
    list.count == 0 ? "none" : trace.controllers(of: list).map(name).joined(separator: " ")
  }

  func line(of what: Event.What) -> String {
    switch what {
    case .should(let request, let answer): "should \(name(request)) \(answer ? "yes" : "no")"
    case .segueAction(let source, let request, let made):
      "segueAction \(name(source)) for \(name(request)) \(made ? "yes" : "no")"
    case .instantiate(let new, for: nil): "instantiate \(name(new))"
    case .instantiate(let new, for: let request?): "instantiate \(name(new)) for \(name(request))"
    case .create(let request):
      "create \(name(request)) to "
        + (trace.requests[request.index].destination.map(name) ?? "nobody")
    case .prepare(let request, on: let source, let destination, _):
      "prepare \(name(source)) for \(name(request)) to \(name(destination))"
    case .perform(let request): "perform \(name(request))"
    case .allowed(let controller, let list): "allowed \(name(controller)) \(names(list))"
    case .can(let controller, _, let answer): "can \(name(controller)) \(answer ? "yes" : "no")"
    case .action(let controller, _): "action \(name(controller))"
    case .unwind(let controller, towards: let next):
      "unwind \(name(controller)) towards \(name(next))"
    default: lineOfEffect(what)
    }
  }

  private func lineOfEffect(_ what: Event.What) -> String {
    switch what {
    case .push(let new, on: let stack): "push \(name(new)) on \(name(stack))"
    case .pop(let stack, to: let target): "pop \(name(stack)) to \(name(target))"
    case .stack(let stack, let list): "stack \(name(stack)) \(names(list))"
    case .tabs(let tabs, let list): "tabs \(name(tabs)) \(names(list))"
    case .select(let tab, on: let tabs): "select \(name(tab)) on \(name(tabs))"
    case .shouldSelect(let tab, on: let tabs, let answer):
      "shouldSelect \(name(tab)) on \(name(tabs)) \(answer ? "yes" : "no")"
    case .didSelect(let tab, on: let tabs): "didSelect \(name(tab)) on \(name(tabs))"
    case .replace(let new, on: let split): "replace \(name(new)) on \(name(split))"
    case .present(let new, from: let presenter, by: let caller):
      "present \(name(new)) from \(name(presenter)) by \(name(caller))"
    case .dismiss(let old, from: let presenter): "dismiss \(name(old)) from \(name(presenter))"
    case .add(let child, to: let parent): "add \(name(child)) to \(name(parent))"
    case .remove(let child, from: let parent): "remove \(name(child)) from \(name(parent))"
    case .load(let controller): "load \(name(controller))"
    case .report(let controller, let word): "report \(name(controller)).\(trace.text(of: word))"
    case .completion(let controller, let what): "completion \(name(controller)) \(what)"
    case .reaction(let controller, let moment): "reaction \(name(controller)) \(moment)"
    case .declined(let decline): "declined \(decline)"
    case .refused(let warning, let controller): "refused \(warning) \(name(controller))"
    case .warned(let warning, let controller): "warned \(warning) \(name(controller))"
    case .misuse(let misuse, let controller):
      "misuse \(misuse) \(controller.map(name) ?? "nobody")"
    default: "\(what)"
    }
  }

  /// The last tree on one line: `Tab(B)[Nav[A], B] + M` selects B and presents M.
  func tree() -> String {
    guard let last = trace.snapshots.last, !last.nodes.isEmpty else { return "nothing" }
    return tree(at: 0, in: last)
  }

  private func tree(at index: Int, in snapshot: Snapshot) -> String {
    let node = snapshot.nodes[index]
    let children = snapshot.children(of: index).map { tree(at: $0, in: snapshot) }
    var text = name(node.controller)
    if let selected = node.selected { text += "(\(name(selected)))" }
    if !children.isEmpty { text += "[" + children.joined(separator: ", ") + "]" }
    if let presented = snapshot.presented(by: index) {
      text += " + " + tree(at: presented, in: snapshot)
    }
    return text
  }
}
