import FlowModel

extension Draft {
  /// Reads the views of a scene that classes get to, and those in which a user types or turns
  /// something, in document order.
  mutating func readViews(of draft: SceneDraft) {
    guard case .played = draft.role, let scene = names[draft.id] else { return }
    var drawnNames: [String: ControlName] = [:]
    for drawn in draft.views {
      let held = drawn.within { drawnNames[$0] }
      guard let view = view(drawn, inside: held, of: draft, in: scene) else { continue }
      storyboard.views.append(view)
      if let id = drawn.element["id"] { drawnNames[id] = view.name }
    }
    for element in draft.controller.wiredInOneWidth {
      let name = element["id"].flatMap { controlNames[$0] } ?? ControlName(element.shortCaption)
      if let size = element.onlySize { note(element, .inOneWidth(name, of: scene, size)) }
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

  /// Reads the buttons of bars that the class gets to, that are drawn disabled, or that show other
  /// words than those they are called by here, or none.
  private mutating func readBarButtons(of draft: SceneDraft, in scene: SceneName) {
    let outlets = draft.controller.outlets
    for wiring in draft.wirings where wiring.bar != nil {
      let marks = wiring.owner.marks
      guard let id = wiring.owner["id"], let name = controlNames[id],
        outlets[id] != nil || marks.contains(.disabled)
          || wiring.owner.words?.text != name.text
      else { continue }
      var view = DrawnView(in: scene, name, .barButton, outlet: outlets[id])
      view.marks = marks
      view.words = wiring.owner.words
      storyboard.views.append(view)
    }
  }

  /// What is read of an element; `nil` where nobody gets to it.
  private mutating func view(
    _ drawn: SceneDraft.Drawn, inside held: SceneDraft.Held, of draft: SceneDraft,
    in scene: SceneName
  ) -> DrawnView? {
    let (element, outlet, sort) = (drawn.element, drawn.outlet, drawn.sort)
    let control = element.sort == .cell ? nil : element["id"].flatMap { controlNames[$0] }
    var marks = element.marks.union(element.roles(of: draft.id)).union(held.marks)
    // What a gesture with a segue sends, and a button, the control sends.
    var sends: [DrawnView.Sending] = []
    if control == nil || element.isUsedByHand && !element.isGesture {
      sends = element.sendings(to: draft.id)
      if sends.isEmpty, let cell = drawn.cell?["id"] {
        sends = element.sendings(to: cell)
        if !sends.isEmpty { marks.insert(.toCell) }
      }
    }
    let isTable = element.isTable && !marks.isDisjoint(with: [.delegate, .dataSource])
    let isTyped = element.isUsedByHand && marks.contains(.delegate)
    // A control that nothing hides, disables or holds, and that takes touches, is one in the plain
    // view; a gesture is none.
    let isHeld = drawn.cell != nil || held.container != nil || element.isGesture
    let isSpecial =
      isHeld || !marks.isDisjoint(with: [.hidden, .disabled, .untouchable, .transparent])
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
    view.container = held.container
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
    let words = element.shortCaption
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
    /// The elements that it stands in, from the outside, without their children.
    var around: [MarkupElement] = []
    /// Whether no touch gets through one of those.
    var isUntouchable: Bool { around.contains { $0.marks.contains(.untouchable) } }

    var outlet: OutletName? { element["id"].flatMap { outlets[$0] } }

    /// What it is; a static cell is a view.
    var sort: DrawnView.Sort {
      isPrototype ? .cell : element.sort == .cell ? .view : element.sort
    }

    /// The class of the prototype that it is.
    var className: ClassName? { isPrototype ? element.cellClass : nil }

    /// Finds the view in which it stands, among those that are read.
    ///
    /// - Parameter name: The name of the view that is read of an id; `nil` where none is.
    /// - Returns: That view, with what is true of everything that stands where this does in it.
    func within(_ name: (String) -> ControlName?) -> Held {
      var held = Held()
      for element in around {
        if let container = element["id"].flatMap(name) {
          held = Held(container: container)
        } else {
          held.marks.formUnion(element.marks.intersection([.hidden, .untouchable, .transparent]))
        }
      }
      return held
    }
  }

  /// The view that something stands in, and what is between the two.
  fileprivate struct Held {
    /// The innermost view that is read; `nil` for the whole view, or the cell.
    var container: ControlName?
    /// What is true of everything inside one of those in between, which nobody reads: it is not
    /// seen, or not touched, or lets through what is behind it.
    var marks: DrawnView.Marks = []
  }

  /// All that is drawn in the view, in document order, and then what is drawn in bars.
  ///
  /// What stands in a bar is taken to stand in the view, for a class gets to it all the same.
  fileprivate var views: [Drawn] {
    let inView = controller.children.filter { $0["key"] == "view" }.flatMap { whole in
      let drawn = Drawn(element: whole, outlets: controller.outlets)
      return gestures(lookingAt: whole, drawn) + views(in: whole, drawn)
    }
    var bars = controller
    bars.children = viewsInBars
    return inView + views(in: bars, Drawn(element: bars, outlets: controller.outlets))
  }

  /// The views that bars show of the controller in place of its title and of their buttons.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.titleView` and `UIBarButtonItem.customView`.
  private var viewsInBars: [MarkupElement] {
    let items = controller.children.filter { $0["key"] == "navigationItem" }
    let lists = items + items.flatMap(\.children) + controller.children("toolbarItems")
    let buttons = lists.flatMap { $0.children("barButtonItem") }
    return items.flatMap { $0.children.filter { $0["key"] == "titleView" } }
      + buttons.flatMap { $0.children.filter { $0["key"] == "customView" } }
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
      var leaf = child
      leaf.children = []
      inner.around.append(leaf)
      return (child.isView || drawn.outlet != nil ? [drawn] : [])
        + gestures(lookingAt: child, inner) + views(in: child, inner)
    }
  }
}
