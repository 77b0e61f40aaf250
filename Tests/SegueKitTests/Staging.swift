import SegueKit

/// A window, an environment of its own and a diary of what happens in it.
final class Staging {
  let diary: Diary
  let environment: SegueEnvironment
  let window: UIWindow

  /// Sets the stage in an environment of its own.
  init(_ set: (Staging) -> Void = { _ in }) {
    let diary = Diary()
    let environment = SegueEnvironment(observer: diary)
    self.diary = diary
    self.environment = environment
    window = environment.run { UIWindow() }
    environment.run { set(self) }
  }

  /// Makes something that belongs to the environment.
  func make<Made>(_ body: () -> Made) -> Made { environment.run(body) }

  /// Does something and returns what the diary says of that, views left out.
  func lines(of action: () -> Void) -> [String] {
    let start = diary.lines.count
    environment.run(action)
    let views = diary.appearances + diary.lines("load")
    return diary.lines[start...].filter { !views.contains($0) }
  }

  /// Does something and returns what the controllers are told of their views.
  func appearances(of action: () -> Void) -> [String] {
    let start = diary.appearances.count
    environment.run(action)
    return Array(diary.appearances[start...])
  }

  /// The tree in one line: children in brackets, what is presented after a plus.
  var tree: String { window.rootViewController.map(tree) ?? "" }

  private func tree(_ controller: UIViewController) -> String {
    let children = controller.children.map(tree).joined(separator: " ")
    let presented = controller.presented.map { "+" + tree($0) } ?? ""
    let name = controller.title ?? "?"
    return (children.isEmpty ? name : "\(name)[\(children)]") + presented
  }
}

/// A plain controller that implements unwind actions and counts how many of its kind there are.
class Page: UIViewController {
  private let actions: [Selector]
  private let census: Census?
  private(set) var received: [String] = []

  init(_ title: String, performs actions: [Selector] = [], census: Census? = nil) {
    self.actions = actions
    self.census = census
    super.init(nibName: nil, bundle: nil)
    self.title = title
    census?.count += 1
  }

  deinit { census?.count -= 1 }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    guard actions.contains(action) else { return nil }
    return { [unowned self] in received.append("\(action) from \($0.source.title ?? "?")") }
  }
}

/// How many controllers are alive.
final class Census {
  var count = 0
}

extension UIViewController {
  /// Makes a page with segues from a storyboard that has the pages `scenes` as well.
  static func page(
    _ title: String, _ segues: UIStoryboardSegueTemplate..., scenes: [String] = [],
    making page: @escaping (String) -> UIViewController = { Page($0) }
  ) -> UIViewController {
    let others = scenes.map { name in UIStoryboardScene(name) { page(name) } }
    let own = UIStoryboardScene(title, segues: segues) { page(title) }
    return UIStoryboard(scenes: [own] + others).instantiateViewController(withIdentifier: title)
  }

  /// Taps a control that is wired to all segues of the controller.
  func tap() {
    let control = UIControl()
    for template in segueTemplates { control.addSegue(template, from: self) }
    control.sendActions()
  }

  /// Presents without animation.
  func presentAtOnce(_ controller: UIViewController, _ style: UIModalPresentationStyle? = nil) {
    if let style { controller.modalPresentationStyle = style }
    present(controller, animated: false)
  }

  /// Makes the controller define a presentation context.
  func definingContext() -> Self {
    definesPresentationContext = true
    return self
  }
}

/// Makes a plain controller with children.
func box(_ title: String, _ children: UIViewController...) -> UIViewController {
  let box = Page(title)
  box.install(children)
  return box
}

/// Makes a navigation controller with a stack.
func stack(_ title: String, _ controllers: UIViewController...) -> UINavigationController {
  let stack = UINavigationController()
  stack.title = title
  stack.viewControllers = controllers
  return stack
}

/// Makes a tab bar controller with its last tab selected.
func tabs(_ title: String, _ controllers: UIViewController...) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.title = title
  tabs.viewControllers = controllers
  tabs.selectedIndex = controllers.count - 1
  return tabs
}

/// Makes a split view controller.
func split(_ title: String, _ controllers: UIViewController...) -> UISplitViewController {
  let split = UISplitViewController()
  split.title = title
  split.viewControllers = controllers
  return split
}
