import FlowModel

/// The controllers of a stage while it grows, with what decides who may present.
struct StandingControllers {
  private var controllers: [StagedController] = []
  private var treeStart = 0
  private let storyboard: Storyboard
  private let size: SizeClass
  private let showsCards: Bool

  private struct StagedController {
    var label: Label?
    var parent: Int?
    var presenter: Int?
    var isCovered = false
    var isHidden: Bool
    var definesContext: Bool
  }

  /// Begins with the window's root and all that it contains.
  init(
    _ root: StageEntry, in storyboard: Storyboard, size: SizeClass = .regular,
    showingCards showsCards: Bool = false
  ) {
    self.storyboard = storyboard
    self.size = size
    self.showsCards = showsCards
    add(root, parent: nil, isHidden: false)
  }

  /// Every controller, in order of birth.
  var labels: [Label] { controllers.compactMap(\.label) }

  /// The controllers of the tree that was presented last, or of the window's root.
  var latestTree: [Label] { controllers[treeStart...].compactMap(\.label) }

  /// The controller that presents when `caller` is asked to; `nil` when UIKit would refuse.
  ///
  /// - SeeAlso: UIKit, `UIViewController.present(_:animated:completion:)` ("the request is
  ///   forwarded up the hierarchy") and `UIViewController.definesPresentationContext`.
  func presenter(for caller: Label, style: PresentationStyle) -> Int? {
    guard let start = controllers.firstIndex(where: { $0.label == caller }) else { return nil }
    let presenter = resolved(from: start, style: style)
    return isVisible(presenter) ? presenter : nil
  }

  /// Puts a tree on top of its presenter; in a compact window maybe inside a replacement.
  mutating func present(_ entry: StageEntry, by presenter: Int, style: PresentationStyle?) {
    controllers[presenter].isCovered = true
    treeStart = controllers.count
    if isReplaced(entry, style: style ?? .automatic) {
      controllers.append(StagedController(isHidden: false, definesContext: true))
      add(entry, parent: treeStart, isHidden: false)
    } else {
      add(entry, parent: nil, isHidden: false)
    }
    controllers[treeStart].presenter = presenter
  }

  private func isReplaced(_ entry: StageEntry, style: PresentationStyle) -> Bool {
    guard size == .compact, let contract = storyboard.scene(of: entry.origin)?.contract else {
      return false
    }
    let form = style.adaptedForm(declared: contract.adapts, showingCards: showsCards)
    return form != nil && contract.replacement != nil
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

  /// Whether it is on screen.
  ///
  /// Every container around it shows it, in its own tree and in those below, and no presentation
  /// covers it but those that lead to it.
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

  private mutating func add(_ entry: StageEntry, parent: Int?, isHidden: Bool) {
    let entry = size == .compact ? entry.collapsed(in: storyboard) : entry
    let kind = storyboard.kind(of: entry.origin) ?? .content
    let definesContext =
      storyboard.scene(of: entry.origin)?.definesContext ?? kind.definesContextByDefault
    let index = controllers.count
    controllers.append(
      StagedController(
        label: entry.label, parent: parent, isHidden: isHidden, definesContext: definesContext))
    for child in entry.children {
      let isShown = entry.shows(child, as: kind)
      add(child, parent: index, isHidden: !isShown)
    }
  }
}

extension Storyboard {
  fileprivate func scene(of origin: Origin) -> Scene? {
    guard case .scene(let name) = origin else { return nil }
    return scene(name)
  }
}

extension StageEntry {
  /// The entry as it stands in a compact window: the secondary column of a split view controller
  /// is on the stack of the primary one, or nowhere.
  fileprivate func collapsed(in storyboard: Storyboard) -> StageEntry {
    guard storyboard.kind(of: origin) == .split, children.count > 1 else { return self }
    var collapsed = self
    let secondary = collapsed.children.remove(at: 1)
    if storyboard.kind(of: children[0].origin) == .navigation,
      storyboard.kind(of: secondary.origin) != .split,
      storyboard.scene(of: origin)?.contract.collapse == nil
    {
      collapsed.children[0].children.append(secondary)
    }
    return collapsed
  }

  /// Whether a child is the visible one of a container of a kind, or one of the visible ones.
  fileprivate func shows(_ child: StageEntry, as kind: ControllerKind) -> Bool {
    switch kind {
    case .content: selected == nil || child.label == selected
    case .split: true
    case .navigation: child.label == children.last?.label
    case .tabs: child.label == (selected ?? children.first?.label)
    }
  }
}
