import FlowModel

/// The controllers of a stage while it grows, with what decides who may present.
struct StandingControllers {
  private var controllers: [Standing] = []
  private var treeStart = 0

  private struct Standing {
    var label: Label
    var parent: Int?
    var presenter: Int?
    var isCovered = false
    var isHidden: Bool
    var definesContext: Bool
  }

  /// Begins with the window's root and all that it contains.
  init(_ root: StageEntry, in storyboard: Storyboard) {
    add(root, parent: nil, isHidden: false, in: storyboard)
  }

  /// Every controller, in order of birth.
  var labels: [Label] { controllers.map(\.label) }

  /// The controllers of the tree that was presented last, or of the window's root.
  var latestTree: [Label] { controllers[treeStart...].map(\.label) }

  /// The controller that presents when `caller` is asked to; `nil` when UIKit would refuse.
  ///
  /// - SeeAlso: UIKit, `UIViewController.present(_:animated:completion:)` ("the request is
  ///   forwarded up the hierarchy") and `UIViewController.definesPresentationContext`.
  func presenter(for caller: Label, style: PresentationStyle) -> Label? {
    guard let start = controllers.firstIndex(where: { $0.label == caller }) else { return nil }
    let presenter = resolved(from: start, style: style)
    guard isVisible(presenter) else { return nil }
    return controllers[presenter].label
  }

  /// Puts a tree on top of its presenter.
  mutating func present(_ entry: StageEntry, by presenter: Label, in storyboard: Storyboard) {
    guard let index = controllers.firstIndex(where: { $0.label == presenter }) else { return }
    controllers[index].isCovered = true
    treeStart = controllers.count
    add(entry, parent: nil, isHidden: false, in: storyboard)
    controllers[treeStart].presenter = index
  }

  private func resolved(from caller: Int, style: PresentationStyle) -> Int {
    var presenter = caller
    while let parent = controllers[presenter].parent,
      !(style.honoursContexts && controllers[presenter].definesContext)
    {
      presenter = parent
    }
    guard style.coversScreen else { return presenter }
    var bottom = presenter
    while let below = controllers[bottom].presenter { bottom = below }
    return controllers[bottom].parent.map { resolved(from: $0, style: style) } ?? presenter
  }

  /// Whether it is on screen: shown by every container around it, in its own tree and in those
  /// below, and under no presentation but those that lead to it.
  private func isVisible(_ start: Int) -> Bool {
    var current = start
    var isBelow = false
    while true {
      let here = controllers[current]
      guard !here.isHidden && (isBelow || !here.isCovered) else { return false }
      guard let next = here.parent ?? here.presenter else { return true }
      isBelow = here.parent == nil
      current = next
    }
  }

  private mutating func add(
    _ entry: StageEntry, parent: Int?, isHidden: Bool, in storyboard: Storyboard
  ) {
    let kind: ControllerKind
    let definesContext: Bool
    switch entry.origin {
    case .stock(let stock):
      kind = stock
      definesContext = stock.definesContextByDefault
    case .scene(let name):
      let scene = storyboard.scenes.first { $0.name == name }
      kind = scene?.kind ?? .content
      definesContext = scene?.definesContext ?? false
    }
    let index = controllers.count
    controllers.append(
      Standing(
        label: entry.label, parent: parent, isHidden: isHidden, definesContext: definesContext))
    for child in entry.children {
      let isShown = entry.shows(child, as: kind)
      add(child, parent: index, isHidden: !isShown, in: storyboard)
    }
  }
}

extension StageEntry {
  /// Whether a child is the visible one of a container of a kind, or one of the visible ones.
  fileprivate func shows(_ child: StageEntry, as kind: ControllerKind) -> Bool {
    switch kind {
    case .content, .split: true
    case .navigation: child.label == children.last?.label
    case .tabs: child.label == (selected ?? children.first?.label)
    }
  }
}
