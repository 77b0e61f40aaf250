import FlowModel

/// A scene of a file before it has a name: its controller and what is wired in it.
struct SceneDraft {
  var controller: MarkupElement
  /// Everything with connections in the scene, and every row, in document order.
  var wirings: [Wiring]
  /// What stands beside the controller and looks at touches in its views.
  var gestures: [MarkupElement]
  var role: Role

  /// What becomes of a scene.
  enum Role: Hashable {
    /// It becomes a scene of its own.
    case played(ControllerKind)
    /// It stands for another scene, perhaps of another storyboard.
    case reference
    /// It is left out.
    case unplayed
  }

  var id: String { controller.attributes["id"] ?? "" }
  /// By what code asks for the scene.
  var identifier: String? { controller["storyboardIdentifier"] }
  var className: ClassName? { controller["customClass"].map { ClassName($0) } }

  /// What the scene draws otherwise than usual of the bars around its controllers.
  var bars: DrawnBars {
    var bars: DrawnBars = []
    if controller["navigationBarHidden"] == "YES" { bars.insert(.hidesBar) }
    if controller["toolbarHidden"] == "NO" { bars.insert(.showsToolbar) }
    if controller["hidesBottomBarWhenPushed"] == "YES" { bars.insert(.hidesBottomBar) }
    return bars
  }

  /// Takes a controller and everything that stands beside it in the scene.
  init(_ controller: MarkupElement, objects: [MarkupElement]) {
    self.controller = controller
    role = Role(ofElement: controller.name)
    wirings = []
    gestures = objects.filter(\.isGesture)
    for object in objects { collectWirings(of: object, isShownByStack: isController(object)) }
  }

  /// Takes what is wired in an element, and then what the element itself is wired to.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - place: Where it is found when it does not stand in the view alone.
  ///   - section: In which section of a static table it stands.
  ///   - cell: The id of the prototype that it stands in.
  ///   - isShownByStack: Whether the stack shows what is in it: it is the controller, or stands in
  ///     its navigation item or among its toolbar items.
  private mutating func collectWirings(
    of element: MarkupElement, at place: Control.Place? = nil, in section: Int = 0,
    of cell: String? = nil, isShownByStack: Bool
  ) {
    for (position, child) in element.children.enumerated() where child.name != "connections" {
      let row = element.row(of: child, at: position, in: section)
      let isPrototype = if case .prototype = row { true } else { false }
      let bar = isShownByStack ? bar(of: child, in: element) : nil
      collectWirings(
        of: child, at: row.map { .row($0) } ?? bar.map { .bar($0) },
        in: element.name == "sections" ? position : section, of: isPrototype ? child["id"] : cell,
        isShownByStack: isShownByStack && child.isShownByStack)
    }
    let connections = element.children("connections").flatMap(\.children)
    let isKeptButton = if case .bar = place { hasOutlet(for: element) } else { false }
    guard place?.isRow == true || isKeptButton || !connections.isEmpty else { return }
    wirings.append(
      Wiring(
        owner: element, controller: id, isController: isController(element),
        cell: cell, place: place, connections: connections))
  }

  /// Whether the controller has an outlet for an object.
  func hasOutlet(for element: MarkupElement) -> Bool {
    element["id"].map { controller.outlets[$0] != nil } ?? false
  }

  private func isController(_ element: MarkupElement) -> Bool {
    element.attributes["id"] == id && element.name == controller.name
  }

  /// The bar of the scene's stack that a button stands in, which the stack shows; `nil` for what is
  /// no such button.
  private func bar(of child: MarkupElement, in element: MarkupElement) -> Control.Bar? {
    guard child.name == "barButtonItem" else { return nil }
    switch (element.name, child["key"]) {
    case ("navigationItem", "leftBarButtonItem"), ("leftBarButtonItems", _):
      let item = controller.child("navigationItem")
      return item?["leftItemsSupplementBackButton"] == "YES" ? .besideBack : .leading
    case ("navigationItem", "rightBarButtonItem"), ("rightBarButtonItems", _): return .trailing
    case ("toolbarItems", _): return .toolbar
    default: return nil
    }
  }
}

extension MarkupElement {
  /// Whether it is what a stack shows in its bars of the controller that it belongs to, or a list
  /// in that; a navigation bar that is drawn in the view has items of its own.
  fileprivate var isShownByStack: Bool {
    switch name {
    case "navigationItem": self["key"] == "navigationItem"
    case "leftBarButtonItems", "rightBarButtonItems", "toolbarItems": true
    default: false
    }
  }

  /// The row that a child is: one of the prototypes, or a static one of a section.
  fileprivate func row(of child: MarkupElement, at position: Int, in section: Int) -> Control.Row? {
    switch (name, child.name) {
    case ("prototypes", "tableViewCell"), ("cells", "collectionViewCell"):
      .prototype(PrototypeName(child["reuseIdentifier"] ?? ""))
    case ("cells", "tableViewCell"): .fixed(section: section, row: position)
    default: nil
    }
  }
}

/// The connections of one object of a scene.
struct Wiring {
  var owner: MarkupElement
  /// The id of the scene's controller.
  var controller: String
  /// Whether the object is the scene's controller, so that only code can fire its segues.
  var isController: Bool
  /// The id of the prototype that it stands in, or is.
  var cell: String?
  /// Where the object is found when it does not stand in the view alone.
  var place: Control.Place?
  var connections: [MarkupElement]

  /// The segues, in order.
  ///
  /// Interface Builder calls other things segues too: the commit of a preview, a design-time tie
  /// breaker. Only a real one has a kind.
  var segues: [MarkupElement] { connections.filter { $0.name == "segue" && $0["kind"] != nil } }
}

extension SceneDraft.Role {
  /// The elements that stand for a controller; everything else with their mark is taken as a plain
  /// one, and that is told.
  static let plain: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "pageViewController",
    "hostingController", "avPlayerViewController", "glkViewController",
  ]

  private static let foreign: Set<String> = [
    "application", "menu", "windowController", "controller", "notificationController",
    "staticNotificationController", "glanceController",
  ]

  init(ofElement name: String) {
    switch name {
    case "navigationController": self = .played(.navigation)
    case "tabBarController": self = .played(.tabs)
    case "splitViewController": self = .played(.split)
    case "viewControllerPlaceholder": self = .reference
    case _ where Self.foreign.contains(name): self = .unplayed
    default: self = .played(.content)
    }
  }
}

extension MarkupElement {
  /// Whether an element can only be the controller of a scene, marked as such or not.
  var isController: Bool {
    let role = SceneDraft.Role(ofElement: name)
    return self["id"] != nil
      && (role != .played(.content) || SceneDraft.Role.plain.contains(name))
  }
}
