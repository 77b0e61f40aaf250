import FlowModel

extension Draft {
  /// Reads the views of a scene that classes get to, and those in which a user types or turns
  /// something, in document order.
  mutating func readViews(of draft: SceneDraft) {
    guard case .played = draft.role, let scene = names[draft.id] else { return }
    var drawnNames: [String: ControlName] = [:]
    for drawn in draft.views {
      let container = drawn.around.lazy.compactMap { drawnNames[$0] }.last
      guard let view = view(drawn, inside: container, of: draft, in: scene) else { continue }
      storyboard.views.append(view)
      if let id = drawn.element["id"] { drawnNames[id] = view.name }
    }
    readBarButtons(of: draft, in: scene)
    readCaptions(of: draft, in: scene)
  }

  /// Reads what bars show of the controller.
  private mutating func readCaptions(of draft: SceneDraft, in scene: SceneName) {
    let controller = draft.controller
    if let title = controller["title"] { addCaption(.title, DrawnWords(title), in: scene) }
    for item in controller.children where item.name == "navigationItem" {
      if let words = item.words { addCaption(.navigationItem, words, in: scene) }
    }
    for item in controller.children where item.name == "tabBarItem" {
      let tag = item["tag"].map { NumberName($0) }
      guard item.words != nil || tag != nil else { continue }
      addCaption(.tabItem, item.words, tag, in: scene)
    }
  }

  private mutating func addCaption(
    _ sort: DrawnView.Sort, _ words: DrawnWords?, _ tag: NumberName? = nil, in scene: SceneName
  ) {
    var view = DrawnView(in: scene, unused("\(sort)", in: scene), sort)
    view.words = words
    view.tag = tag
    storyboard.views.append(view)
  }

  /// Reads the buttons of bars that the class gets to, or that are drawn disabled.
  private mutating func readBarButtons(of draft: SceneDraft, in scene: SceneName) {
    let outlets = draft.controller.outlets
    for wiring in draft.wirings where wiring.bar != nil {
      let marks = wiring.owner.marks
      guard let id = wiring.owner["id"], let name = controlNames[id],
        outlets[id] != nil || marks.contains(.disabled)
      else { continue }
      var view = DrawnView(in: scene, name, .barButton, outlet: outlets[id])
      view.marks = marks
      storyboard.views.append(view)
    }
  }

  /// What is read of an element; `nil` where nobody gets to it.
  private mutating func view(
    _ drawn: SceneDraft.Drawn, inside container: ControlName?, of draft: SceneDraft,
    in scene: SceneName
  ) -> DrawnView? {
    let (element, outlet, sort) = (drawn.element, drawn.outlet, drawn.sort)
    let control = element.sort == .cell ? nil : element["id"].flatMap { controlNames[$0] }
    // What a gesture with a segue sends, and a button, the control sends.
    let sends =
      control == nil || element.isUsedByHand && !element.isGesture ? element.sendings : []
    var marks = element.marks.union(element.roles(of: draft.id))
    if drawn.isSending(to: drawn.cell) { marks.insert(.toCell) }
    if container == nil, drawn.isHidden { marks.insert(.hidden) }
    if container == nil, drawn.isUntouchable { marks.insert(.untouchable) }
    let isTable = element.isTable && !marks.isDisjoint(with: [.delegate, .dataSource])
    let isTyped = element.isUsedByHand && marks.contains(.delegate)
    // A control that nothing hides, disables or holds is one in the plain view; a gesture is none.
    let isHeld = drawn.cell != nil || container != nil || element.isGesture
    let isSpecial = isHeld || !marks.isDisjoint(with: [.hidden, .disabled])
    let holdsGestures = draft.gestures.contains { element.gestures.contains($0["id"] ?? "") }
    guard
      outlet != nil || !sends.isEmpty || isTyped || isTable || drawn.isPrototype
        || control != nil && isSpecial || holdsGestures
    else { return nil }
    let name = control ?? viewName(element, outlet: outlet, in: scene)
    if element.isGesture, drawn.isUntouchable {
      note(element, .untouchedGesture(name, of: scene))
    }
    var view = DrawnView(in: scene, name, sort, outlet: outlet)
    view.className = drawn.className
    view.prototype = (sort == .cell ? element : drawn.cell)?.prototype
    view.container = container
    view.marks = marks
    view.words = element.words
    view.placeholder = element["placeholder"].map { DrawnWords($0) }
    view.tag = element["tag"].map { NumberName($0) }
    view.numbers = element.numbers
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
    /// The outlets of the controller, or of the prototype that it stands in.
    var outlets: [String: OutletName]
    /// The prototype that it stands in.
    var cell: MarkupElement?
    /// Whether it is a prototype itself.
    var isPrototype = false
    /// The ids of the elements that it stands in, from the outside.
    var around: [String] = []
    /// Whether one of those is not seen.
    var isHidden = false
    /// Whether no touch gets through one of those.
    var isUntouchable = false

    var outlet: OutletName? { element["id"].flatMap { outlets[$0] } }

    /// What it is; a static cell is a view.
    var sort: DrawnView.Sort {
      isPrototype ? .cell : element.sort == .cell ? .view : element.sort
    }

    /// The class of the prototype that it is.
    var className: ClassName? { isPrototype ? element.cellClass : nil }

    /// Whether all that it sends goes to a cell.
    func isSending(to cell: MarkupElement?) -> Bool {
      let actions = element.actions
      guard let id = cell?["id"], !actions.isEmpty else { return false }
      return actions.allSatisfy { $0["destination"] == id }
    }
  }

  /// All that is drawn in the view, in document order.
  fileprivate var views: [Drawn] {
    controller.children.filter { $0["key"] == "view" }.flatMap { whole in
      let drawn = Drawn(element: whole, outlets: controller.outlets)
      return gestures(lookingAt: whole, drawn) + views(in: whole, drawn)
    }
  }

  /// What looks at touches in an element, as drawn in it.
  private func gestures(lookingAt element: MarkupElement, _ inside: Drawn) -> [Drawn] {
    let ids = element.gestures
    return gestures.filter { ids.contains($0["id"] ?? "") }.map { gesture in
      var drawn = inside
      drawn.element = gesture
      return drawn
    }
  }

  /// All that is drawn in an element.
  private func views(in element: MarkupElement, _ outer: Drawn) -> [Drawn] {
    element.children.filter { $0.name != "connections" }.flatMap { child in
      var drawn = outer
      drawn.element = child
      if element.holdsPrototypes {
        guard child.prototype != nil else { return [Drawn]() }
        let inside = Drawn(element: child, outlets: child.outlets, cell: child)
        return [Drawn(element: child, outlets: outer.outlets, isPrototype: true)]
          + views(in: child, inside)
      }
      var inner = drawn
      if let id = child["id"] { inner.around.append(id) }
      inner.isHidden = drawn.isHidden || child.marks.contains(.hidden)
      inner.isUntouchable = drawn.isUntouchable || child.marks.contains(.untouchable)
      return (child.isView || drawn.outlet != nil ? [drawn] : [])
        + gestures(lookingAt: child, inner) + views(in: child, inner)
    }
  }
}
