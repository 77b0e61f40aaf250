import FlowModel

/// Which of the two requests to show travels up the parents.
enum Showing {
  case show, showDetail
}

extension SketchRun {
  /// Lets the nearest controller that overrides a request carry it out.
  ///
  /// When there is none, the topmost presented controller of the window presents. The search does
  /// not go from a presented controller to its presenter.
  ///
  /// - SeeAlso: UIKit, `UIViewController.targetViewController(forAction:sender:)`; the presenter of
  ///   the fallback is undocumented; reading chosen by this project.
  mutating func show(
    _ controller: ControllerID, as showing: Showing, from source: ControllerID,
    asDetail: Bool = false
  ) throws(Interruption) {
    for target in lineage(of: source) {
      switch (override(of: showing, by: target), self[target].kind, showing) {
      case (.adopts?, _, _) where fault == .showPassesAdopter: continue
      case (.adopts?, _, _): return try add(controller, to: target)
      case (nil, .navigation, .show)
      where fault == .showReachesOutermostStack && nearest(.navigation, around: target) != nil:
        continue
      case (.ignores?, _, _): return
      case (nil, .navigation, .show):
        return try push(controller, on: target, asDetail: asDetail && target == source)
      case (nil, .split, .show) where self[target].isCollapsed:
        return try present(controller, by: target, style: .fullScreen)
      case (nil, .split, .showDetail)
      where self[target].isCollapsed && fault == .collapsedSplitPresentsDetail:
        return try present(controller, by: target, style: .fullScreen)
      case (nil, .split, .showDetail) where self[target].isCollapsed:
        return try showDetail(controller, inPrimaryOf: target)
      case (nil, .split, .show):
        let column = fault == .showReplacesPrimary ? 0 : column(of: source, in: target) ?? 0
        return try replace(column: column, of: target, with: controller)
      case (nil, .split, .showDetail):
        return try replace(column: 1, of: target, with: controller)
      case (nil, .navigation, .showDetail), (nil, .content, _), (nil, .tabs, _): continue
      }
    }
    guard let root, isInWindow(source), let topmost = tower(on: root).last else { return }
    try present(controller, by: topmost)
  }

  /// Lets the one column of a collapsed split view controller show a detail.
  private mutating func showDetail(
    _ controller: ControllerID, inPrimaryOf split: ControllerID
  ) throws(Interruption) {
    guard let primary = self[split].children.first else {
      return try replace(column: 1, of: split, with: controller)
    }
    try show(controller, as: .show, from: primary, asDetail: true)
    if self[controller].parent == primary { self[split].detail = controller }
  }

  private func override(of showing: Showing, by controller: ControllerID) -> ShowOverride? {
    let contract = contract(of: controller)
    return switch showing {
    case .show: contract.show
    case .showDetail: contract.showDetail
    }
  }

  private func column(of source: ControllerID, in split: ControllerID) -> Int? {
    let line = lineage(of: source)
    return self[split].children.firstIndex { line.contains($0) }
  }
}
