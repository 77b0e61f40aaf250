import FlowModel

extension Draft {
  /// Reads the views of a scene that its class gets to, and those in which a user types or turns
  /// something, in document order.
  mutating func readViews(of draft: SceneDraft) {
    guard case .played = draft.role, let scene = names[draft.id] else { return }
    let outlets = draft.outlets
    for element in draft.views {
      let outlet = element["id"].flatMap { outlets[$0] }
      let connections = element.children("connections").flatMap(\.children)
      let sends = connections.compactMap { $0.sending(from: element) }
      let marks = element.marks.union(connections.roles(of: draft.id))
      guard
        outlet != nil || element.isUsedByHand && (!sends.isEmpty || marks.contains(.delegate))
          || element.isTable && !marks.isDisjoint(with: [.delegate, .dataSource])
      else { continue }
      let name =
        element["id"].flatMap { controlNames[$0] }
        ?? viewName(element, outlet: outlet, in: scene)
      var view = DrawnView(in: scene, name, element.sort, outlet: outlet)
      view.marks = marks
      view.segments = element.segmentTitles
      view.sends = sends
      storyboard.views.append(view)
    }
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
  /// The properties of the controller that Interface Builder fills, by the ids of what it fills
  /// them with; of two with the same thing the first counts.
  fileprivate var outlets: [String: OutletName] {
    let outlets = controller.children("connections").flatMap { $0.children("outlet") }
    let pairs = outlets.compactMap { outlet -> (String, OutletName)? in
      guard let property = outlet["property"], property != "view" else { return nil }
      return outlet["destination"].map { ($0, OutletName(property)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// All that is drawn in the view, but for the cells that rows are made of.
  fileprivate var views: [MarkupElement] {
    controller.children.filter { $0["key"] == "view" }.flatMap(\.viewsInside)
  }
}

extension MarkupElement {
  /// What can be seen of all that is in it, in document order.
  fileprivate var viewsInside: [MarkupElement] {
    children.filter { !["connections", "prototypes"].contains($0.name) }.filter {
      !(name == "collectionView" && $0.name == "cells")
    }.flatMap { child in
      (child.isView ? [child] : []) + child.viewsInside
    }
  }

  /// Whether it is a view, and no cell, constraint, colour or list of others.
  private var isView: Bool {
    self["id"] != nil && !Self.invisible.contains(name) && !name.hasSuffix("Recognizer")
  }

  private static let invisible: Set<String> = [
    "constraint", "barButtonItem", "navigationItem", "tabBarItem", "tableViewSection",
    "tableViewCell", "tableViewCellContentView", "viewLayoutGuide",
  ]

  fileprivate var isTable: Bool { ["tableView", "collectionView"].contains(name) }

  /// Whether a user types or turns something in it.
  var isUsedByHand: Bool { ![.view, .button].contains(sort) }

  fileprivate var sort: DrawnView.Sort {
    switch name {
    case "button": .button
    case "switch": .switch
    case "slider": .slider
    case "stepper": .stepper
    case "segmentedControl": .segments
    case "pageControl": .dots
    case "textField": .field
    case "textView": .text
    case "searchBar": .search
    default: .view
    }
  }

  /// How it is drawn.
  fileprivate var marks: DrawnView.Marks {
    var marks: DrawnView.Marks = []
    if self["hidden"] == "YES" { marks.insert(.hidden) }
    if self["enabled"] == "NO" { marks.insert(.disabled) }
    if name == "switch", self["on"] == "YES" { marks.insert(.on) }
    return marks
  }

  fileprivate var segmentTitles: [SegmentName] {
    guard name == "segmentedControl" else { return [] }
    return children("segments").flatMap { $0.children("segment") }.map {
      SegmentName($0["title"] ?? "")
    }
  }

  /// What a connection sends, where no tap on a button does; `nil` for anything else.
  fileprivate func sending(from element: MarkupElement) -> DrawnView.Sending? {
    guard name == "action", element.isUsedByHand, let selector = self["selector"],
      let event = DrawnView.Event(eventType: self["eventType"])
    else { return nil }
    return DrawnView.Sending(PlainActionName(selector), on: event)
  }
}

extension [MarkupElement] {
  /// What a controller is to the view with these connections.
  fileprivate func roles(of controller: String) -> DrawnView.Marks {
    var roles: DrawnView.Marks = []
    for outlet in self where outlet.name == "outlet" && outlet["destination"] == controller {
      if outlet["property"] == "delegate" { roles.insert(.delegate) }
      if outlet["property"] == "dataSource" { roles.insert(.dataSource) }
    }
    return roles
  }
}

extension DrawnView.Event {
  /// Finds the event of a name that Interface Builder has for it.
  init?(eventType: String?) {
    guard let eventType, let event = Self.allCases.first(where: { "\($0)" == eventType }) else {
      return nil
    }
    self = event
  }
}
