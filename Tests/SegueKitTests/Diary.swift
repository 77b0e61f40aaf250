import SegueKit

/// An observer that writes down what it is told, with the titles of the controllers.
final class Diary: SegueObserver {
  private(set) var lines: [String] = []

  func observe(_ event: SegueEvent) {
    switch event {
    case .requested: break
    case .should(let request, let answer): note("should", request.source, answer ? "yes" : "no")
    case .segueAction(let source, _, let made):
      note("segueAction", source, made ? "yes" : "no")
    case .instantiated(let controller, _): note("instantiate", controller)
    case .created(let segue, _): note("create", segue.source, "to", segue.destination)
    case .prepare(let segue, _):
      note("prepare", segue.source, segue.destination.isViewLoaded ? "loaded" : "")
    case .perform: note("perform")
    case .allowed(let controller, let children, _): note("allowed", controller, children)
    case .canPerform(let controller, _, let answer): note("can", controller, answer ? "yes" : "no")
    case .action(let controller, _): note("action", controller)
    case .unwind(let controller, let next): note("unwind", controller, "towards", next)
    case .pushed(let controller, let stack): note("push", controller, "on", stack)
    case .popped(let stack, let controller): note("pop", stack, "to", controller)
    case .stackReplaced(let stack): note("stack", stack, stack.viewControllers)
    case .tabsReplaced(let tabs): note("tabs", tabs, tabs.children)
    case .selected(let tab, let tabs): note("select", tab, "on", tabs)
    case .shouldSelect(let tab, let tabs, let answer):
      note("shouldSelect", tab, "on", tabs, answer ? "yes" : "no")
    case .didSelect(let tab, let tabs): note("didSelect", tab, "on", tabs)
    case .replaced(let column, let split): note("replace", column, "on", split)
    case .presented(let controller, let presenter, let caller):
      note("present", controller, "from", presenter, "by", caller)
    case .dismissed(let controller, let presenter): note("dismiss", controller, "from", presenter)
    case .added(let child, let parent): note("add", child, "to", parent)
    case .removed(let child, let parent): note("remove", child, "from", parent)
    case .loaded(let controller): note("load", controller)
    case .appearance(let controller, let callback): note("\(callback)", controller)
    case .callback(let controller, let name): note("callback", controller, name)
    case .interaction(let controller, let phase): note("interaction", controller, "\(phase)")
    case .resized(let size): note("size", "\(size)")
    case .heardOfTraits(let controller): note("heard", controller, "traits")
    case .heardOfSize(let controller): note("heard", controller, "size")
    case .adapted(let controller, let form, let replacement):
      note("adapt", controller, "as", "\(form)", replacement.map { _ in "with" }, replacement)
    case .collapsed(let split): note("collapse", split)
    case .expanded(let split): note("expand", split)
    case .rootReplaced(let controller): note("root", controller)
    case .enteredBackground: lines.append("background")
    case .enteredForeground: lines.append("foreground")
    case .saved: lines.append("saved")
    case .restored: lines.append("restored")
    case .refused(let warning, let controller): note("refused", "\(warning)", controller)
    case .warned(let warning, let controller): note("warned", "\(warning)", controller)
    case .misuse(let misuse, let controller, naming: _): note("misuse", "\(misuse)", controller)
    }
  }

  /// What the controllers were told of their views, loading left out.
  var appearances: [String] { lines("willAppear", "didAppear", "willDisappear", "didDisappear") }

  /// The lines of these kinds, the first word of each.
  func lines(_ kinds: String...) -> [String] {
    lines.filter { line in kinds.contains { line == $0 || line.hasPrefix($0 + " ") } }
  }

  private func note(_ words: Any?...) {
    lines.append(words.map(text).filter { !$0.isEmpty }.joined(separator: " "))
  }

  private func text(_ word: Any?) -> String {
    switch word {
    case let text as String: text
    case let controller as UIViewController: controller.title ?? "?"
    case let list as [UIViewController]:
      list.isEmpty ? "none" : list.map { $0.title ?? "?" }.joined(separator: " ")
    default: ""
    }
  }
}
