import SegueKit

/// A page that writes down what it is told of its view and its parent.
final class Leaf: Page {
  private let testimony: Testimony

  init(_ title: String, _ testimony: Testimony) {
    self.testimony = testimony
    super.init(title)
  }

  override func viewWillAppear(_ animated: Bool) { note(animated ? "willAppear+" : "willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent?.title ?? "nobody")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent?.title ?? "nobody")")
  }

  private func note(_ call: String) { testimony.lines.append("\(title ?? "?") \(call)") }
}

/// Leaves bound to a book; it writes down what it is told of the user.
final class Binding: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let testimony = Testimony()
  let leaves: [UIViewController]
  var whenAsked: () -> Void = {}
  var whenToldOfBegin: (UIPageViewController) -> Void = { _ in }

  init(_ count: Int) {
    leaves = "abcdefgh".prefix(count).map { [testimony] in Leaf(String($0), testimony) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { leaf(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { leaf(1, from: viewController) }

  private func leaf(_ distance: Int, from leaf: UIViewController) -> UIViewController? {
    whenAsked()
    guard let place = leaves.firstIndex(of: leaf) else { return nil }
    return leaves.indices.contains(place + distance) ? leaves[place + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    testimony.lines.append("will turn to \(names(pendingViewControllers))")
    whenToldOfBegin(pageViewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    testimony.lines.append(
      "turned from \(names(previousViewControllers)) finished \(finished) completed \(completed)")
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    testimony.lines.append("how many")
    return leaves.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    testimony.lines.append("which, of \(names(pageViewController.viewControllers ?? []))")
    return 0
  }

  private func names(_ pages: [UIViewController]) -> String {
    pages.map { $0.title ?? "?" }.joined()
  }
}

/// A book in a window, with its first page open.
final class Library {
  let staging = Staging()
  let binding: Binding
  let book: UIPageViewController

  init(
    _ count: Int = 4, style: UIPageViewController.TransitionStyle = .pageCurl,
    spine: UIPageViewController.SpineLocation = .min
  ) {
    binding = staging.make { Binding(count) }
    book = staging.make {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: [.spineLocation: spine.rawValue])
    }
    book.title = "book"
    staging.make {
      book.dataSource = binding
      book.delegate = binding
      let open = Array(binding.leaves.prefix(spine == .mid ? 2 : 1))
      book.setViewControllers(open, direction: .forward, animated: false)
      staging.window.rootViewController = book
    }
    binding.testimony.lines = []
  }

  /// What leaves and binding write down while something is done.
  func told(_ body: (UIPageViewController) -> Void) -> [String] {
    binding.testimony.lines = []
    staging.make { body(book) }
    return binding.testimony.lines
  }

  func set(_ names: String, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    let pages = names.map { name in binding.leaves.filter { $0.title == String(name) } }
    book.setViewControllers(
      pages.flatMap(\.self), direction: .forward, animated: animated, completion: completion)
  }

  func settle() { staging.environment.settle() }

  var open: String { (book.viewControllers ?? []).map { $0.title ?? "?" }.joined() }
}
