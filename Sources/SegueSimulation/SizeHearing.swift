import SegueKit

/// Who has to hear in a step that the window gets another width, and who has, by their births.
///
/// It keeps nobody.
struct SizeHearing {
  private var ofTraits = Audience()
  private var ofSize = Audience()
  /// Who was presented when the first one was told.
  private var presented: [Int] = []

  /// Makes one of whatever is told next, from the root of the window on.
  init(from root: UIViewController?) {
    ofTraits.due = root.map { [$0.birth] } ?? []
    ofSize.due = ofTraits.due
    if let root { note(presentedIn: root) }
  }

  private mutating func note(presentedIn controller: UIViewController) {
    if let above = controller.presented {
      presented.append(above.birth)
      note(presentedIn: above)
    }
    for child in controller.children { note(presentedIn: child) }
  }

  /// Takes note of a controller that hears of traits: its children are to hear of them next.
  mutating func hearTraits(_ controller: UIViewController) { ofTraits.hear(controller) }

  /// Takes note of a controller that hears of a size: its children are to hear of it next.
  mutating func hearSize(_ controller: UIViewController) { ofSize.hear(controller) }

  /// The children from whom a container keeps it that was to hear of it and has not told.
  func unheard(in container: UIViewController) -> [UIViewController] {
    let deaf = [ofTraits, ofSize].filter { $0.misses(container) }
    guard !deaf.isEmpty else { return [] }
    return container.children.filter { child in
      deaf.contains { !$0.heard.contains(child.birth) }
    }
  }

  /// Whom a controller presents, if that one has not been told, though it was presented before and
  /// nothing of an app's own looks after it.
  func unheard(presentedBy presenter: UIViewController) -> UIViewController? {
    guard let above = presenter.presented, presented.contains(above.birth),
      above.presentation.map({
        type(of: $0) == UIPresentationController.self || $0 is UIPopoverPresentationController
      }) == true,
      ![ofTraits, ofSize].allSatisfy({ $0.heard.contains(above.birth) })
    else { return nil }
    return above
  }

  /// Whether a controller has been told more than once.
  func hasHeardTwice(_ controller: UIViewController) -> Bool {
    [ofTraits, ofSize].contains { audience in
      audience.heard.count { $0 == controller.birth } > 1
    }
  }

  private struct Audience {
    var due: [Int] = []
    var heard: [Int] = []

    mutating func hear(_ controller: UIViewController) {
      heard.append(controller.birth)
      for child in controller.children { due.append(child.birth) }
    }

    func misses(_ controller: UIViewController) -> Bool {
      due.contains(controller.birth) && !heard.contains(controller.birth)
    }
  }
}
