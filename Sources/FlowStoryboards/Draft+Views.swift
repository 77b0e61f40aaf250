import FlowModel

extension Draft {
  /// Reads the views of a scene that classes get to, and those in which a user types or turns
  /// something, in document order.
  mutating func readViews(of draft: SceneDraft) {
    guard case .played = draft.role, let scene = names[draft.id] else { return }
    let outlets = draft.controller.outlets
    for drawn in draft.views {
      let outlet = drawn.element["id"].flatMap { (drawn.cell?.outlets ?? outlets)[$0] }
      guard let view = view(drawn, outlet: outlet, of: draft, in: scene) else { continue }
      storyboard.views.append(view)
    }
  }

  /// What is read of an element; `nil` where nobody gets to it.
  private func view(
    _ drawn: SceneDraft.Drawn, outlet: OutletName?, of draft: SceneDraft, in scene: SceneName
  ) -> DrawnView? {
    let element = drawn.element
    let control = element["id"].flatMap { controlNames[$0] }
    let sends = control == nil || element.isUsedByHand ? element.sendings : []
    var marks = element.marks.union(element.roles(of: draft.id))
    if drawn.isSending(to: drawn.cell) { marks.insert(.toCell) }
    guard
      outlet != nil || !sends.isEmpty || element.isUsedByHand && marks.contains(.delegate)
        || element.isTable && !marks.isDisjoint(with: [.delegate, .dataSource])
        || element.cellClass != nil || drawn.cell != nil && control != nil
    else { return nil }
    var view = DrawnView(
      in: scene,
      control.flatMap { element.sort == .cell ? nil : $0 }
        ?? viewName(element, outlet: outlet, in: scene), element.sort, outlet: outlet)
    view.className = element.cellClass
    view.prototype = (element.sort == .cell ? element : drawn.cell)?.prototype
    view.marks = marks
    view.segments = element.segmentTitles
    view.sends = sends
    return view
  }

  private func viewName(
    _ element: MarkupElement, outlet: OutletName?, in scene: SceneName
  ) -> ControlName {
    let words = element.caption.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let base = words == element.name ? outlet?.text ?? words : words
    return unused(base, in: scene)
  }
}

extension SceneDraft {
  /// A view that is drawn.
  fileprivate struct Drawn {
    var element: MarkupElement
    /// The prototype that it stands in.
    var cell: MarkupElement?

    /// Whether all that it sends goes to a cell.
    func isSending(to cell: MarkupElement?) -> Bool {
      let actions = element.actions
      guard let id = cell?["id"], !actions.isEmpty else { return false }
      return actions.allSatisfy { $0["destination"] == id }
    }
  }

  /// All that is drawn in the view, in document order.
  fileprivate var views: [Drawn] {
    controller.children.filter { $0["key"] == "view" }.flatMap { views(in: $0, of: nil) }
  }

  private func views(in element: MarkupElement, of cell: MarkupElement?) -> [Drawn] {
    element.children.filter { $0.name != "connections" }.flatMap { child in
      if element.holdsPrototypes {
        return child.prototype == nil
          ? [] : [Drawn(element: child)] + views(in: child, of: child)
      }
      return (child.isView ? [Drawn(element: child, cell: cell)] : []) + views(in: child, of: cell)
    }
  }
}
