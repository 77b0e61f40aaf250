import SegueKit

/// Who has to hear in a step that the window gets another width, and who has, by their births.
///
/// It keeps nobody.
struct SizeHearing {
  private var ofTraits = Audience()
  private var ofSize = Audience()

  /// Makes one of whatever is told next, from the root of the window on.
  init(from root: UIViewController? = nil) {
    ofTraits.due = root.map { [$0.birth] } ?? []
    ofSize.due = ofTraits.due
  }

  /// Takes note of a controller that hears of traits, and tells its children.
  mutating func hearTraits(_ controller: UIViewController) { ofTraits.hear(controller) }

  /// Takes note of a controller that hears of a size, and tells its children.
  mutating func hearSize(_ controller: UIViewController) { ofSize.hear(controller) }

  /// The children from whom a container keeps it that was to hear of it and has not told.
  func unheard(in container: UIViewController) -> [UIViewController] {
    let deaf = [ofTraits, ofSize].filter { $0.misses(container) }
    guard !deaf.isEmpty else { return [] }
    return container.children.filter { child in
      deaf.contains { !$0.heard.contains(child.birth) }
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
