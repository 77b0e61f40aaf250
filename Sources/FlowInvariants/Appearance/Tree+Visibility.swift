import FlowModel

extension Tree {
  /// Which nodes have views that can be seen; `nil` when nobody can tell, for something is in
  /// flight or the tree is no tree.
  ///
  /// A stack shows its top, a tab bar controller the selected tab, a container of an app's own what
  /// it says, and every other controller all its children. What is presented is visible where its
  /// presenter would be. In full screen or in the current context it takes the presenter's view
  /// away, with all that is in it.
  var sights: [Sight]? {
    guard isStill, isSound else { return nil }
    var sights = nodes.map { _ in Sight.unreached }
    for index in nodes.indices {
      let isReached =
        switch nodes[index].place {
        case .window: true
        case .child(let parent): sights[parent] == .visible && shows(index, in: parent)
        case .presented(let presenter): sights[presenter] != .unreached
        }
      guard isReached else { continue }
      let style = presented(by: index).flatMap { nodes[$0].form ?? nodes[$0].style }
      let isCovered = style == .fullScreen || style == .currentContext
      sights[index] = isCovered ? .covered : .visible
    }
    return sights
  }

  /// Whether the view of a controller can be seen; that of one that is not in the tree cannot.
  func isVisible(_ controller: ControllerID, by sights: [Sight]) -> Bool {
    index(of: controller).map { sights[$0] == .visible } ?? false
  }

  private func isNamedVisible(_ child: Int, by parent: Int) -> Bool {
    guard namesVisible, let claim = claim(.visible, by: controller(at: parent)) else { return true }
    return snapshot.controllers(of: claim).contains(controller(at: child))
  }

  /// Whether a container shows one of its children when it can be seen itself.
  func shows(_ child: Int, in parent: Int) -> Bool {
    switch kind(at: parent) {
    case .navigation: isLastChild(child)
    case .tabs: nodes[parent].selected == controller(at: child)
    case .content, .split: isNamedVisible(child, by: parent)
    }
  }
}

/// Whether a view can be seen, or could if nothing took its place.
enum Sight {
  case unreached, covered, visible
}
