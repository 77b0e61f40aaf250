import FlowModel

// What an element says of the view that it is.
extension MarkupElement {
  /// The properties that Interface Builder fills, by the ids of what it fills them with; of two
  /// with the same thing the first counts.
  var outlets: [String: OutletName] {
    let pairs = connections.filter { $0.name == "outlet" }.compactMap {
      outlet -> (String, OutletName)? in
      guard let property = outlet["property"], property != "view" else { return nil }
      return outlet["destination"].map { ($0, OutletName(property)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private var connections: [MarkupElement] { children("connections").flatMap(\.children) }

  /// Whether it is an action that is sent to an object; one of nobody's is the controller's.
  func isSent(to receiver: String) -> Bool {
    name == "action" && self["destination"] ?? receiver == receiver
  }

  /// Whether it is an action that is sent to none of some objects.
  func isSent(toOtherThan receivers: [String]) -> Bool {
    name == "action" && !receivers.contains(where: isSent)
  }

  /// What it sends to an object and when, as far as flows know it.
  func sendings(to receiver: String) -> [DrawnView.Sending] {
    guard sort != .view, sort != .cell else { return [] }
    return connections.filter { $0.isSent(to: receiver) }.compactMap { action in
      guard let selector = action["selector"],
        let event = isGesture
          ? .primaryActionTriggered : DrawnView.Event(eventType: action["eventType"])
      else { return nil }
      return DrawnView.Sending(PlainActionName(selector), on: event)
    }
  }

  /// What a controller is to it.
  func roles(of controller: String) -> DrawnView.Marks {
    var roles: DrawnView.Marks = []
    for outlet in connections where outlet.name == "outlet" && outlet["destination"] == controller {
      if outlet["property"] == "delegate" { roles.insert(.delegate) }
      if outlet["property"] == "dataSource" { roles.insert(.dataSource) }
    }
    return roles
  }

  /// The class of a cell, behind its module where that is not the app's own; `nil` for a class of
  /// the house, and for what is no cell.
  var cellClass: ClassName? {
    guard sort == .cell, let name = self["customClass"] else { return nil }
    let module = self["customModuleProvider"] == "target" ? nil : self["customModule"]
    return ClassName(module.map { "\($0).\(name)" } ?? name)
  }

  /// The prototype that a cell is.
  var prototype: PrototypeName? { self["reuseIdentifier"].map { PrototypeName($0) } }

  /// Whether what is in it are prototypes.
  var holdsPrototypes: Bool {
    name == "prototypes" || name == "cells" && children.first?.name == "collectionViewCell"
  }

  /// Whether it is a view, and no cell, constraint, colour or list of others.
  var isView: Bool {
    self["id"] != nil && !Self.invisible.contains(name)
  }

  private static let invisible: Set<String> = [
    "constraint", "barButtonItem", "navigationItem", "tabBarItem", "tableViewSection",
    "tableViewCell", "collectionViewCell", "tableViewCellContentView", "viewLayoutGuide",
  ]

  var isTable: Bool { ["tableView", "collectionView"].contains(name) }

  /// Whether a user types or turns something in it.
  var isUsedByHand: Bool { ![.view, .button, .cell].contains(sort) }

  /// Whether it looks at touches in a view.
  var isGesture: Bool { sort.isGesture }

  /// Whether it looks at touches for a gesture that no flow makes: a pinch, a rotation, or one of
  /// the app's own.
  var isUnmadeGesture: Bool {
    !isGesture && (name == "gestureRecognizer" || name.hasSuffix("GestureRecognizer"))
  }

  /// The ids of what looks at touches in it.
  var gestures: [String] {
    connections.filter { $0.name == "outletCollection" && $0["property"] == "gestureRecognizers" }
      .compactMap { $0["destination"] }
  }

  var sort: DrawnView.Sort {
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
    case "tableViewCell", "collectionViewCell": .cell
    case "tapGestureRecognizer": .tap
    case "swipeGestureRecognizer": .swipe
    // So it is spelled in the files that Interface Builder writes.
    case "pongPressGestureRecognizer": .press
    case "panGestureRecognizer", "screenEdgePanGestureRecognizer": .pan
    default: .view
    }
  }

  /// How it is drawn.
  var marks: DrawnView.Marks {
    var marks: DrawnView.Marks = []
    if self["hidden"] == "YES" || unseenIn == .all { marks.insert(.hidden) }
    // A view of less takes no touches, as UIKit says of `hitTest(_:with:)`.
    if let alpha = self["alpha"].flatMap(Double.init), alpha < 0.01 { marks.insert(.transparent) }
    if self["enabled"] == "NO" { marks.insert(.disabled) }
    if self["userInteractionEnabled"] == "NO" || name == "textView" && self["editable"] == "NO" {
      marks.insert(.untouchable)
    }
    if name == "switch", self["on"] == "YES" { marks.insert(.on) }
    return marks
  }

  /// The numbers that a control is drawn with.
  var numbers: [NumberName] {
    let attributes: KeyValuePairs<String, String>
    switch name {
    case "segmentedControl": attributes = ["selectedSegmentIndex": "-1"]
    case "slider": attributes = ["value": "0", "minValue": "0", "maxValue": "1"]
    case "stepper":
      attributes = ["value": "0", "minimumValue": "0", "maximumValue": "100", "stepValue": "1"]
    case "swipeGestureRecognizer": return [NumberName("\(directionBits)")]
    default: return []
    }
    let unusable = children("segments").flatMap { $0.children("segment") }.enumerated()
      .filter { $0.element["enabled"] == "NO" }.map { NumberName("\($0.offset)") }
    return attributes.map { NumberName(self[$0.key] ?? $0.value) } + unusable
  }

  /// The ways that a swipe may go, as UIKit has them.
  private var directionBits: Int {
    let ways = (self["direction"] ?? "right").split { !$0.isLetter }
    return ["right", "left", "up", "down"].enumerated()
      .filter { ways.contains(Substring($0.element)) }.reduce(0) { $0 | 1 << $1.offset }
  }

  /// The words that it shows to a user.
  var words: DrawnWords? {
    let shown =
      switch name {
      case "button":
        children("state").first { $0["key"] == "normal" }?["title"]
          ?? child("buttonConfiguration")?["title"]
      case "navigationItem", "tabBarItem", "barButtonItem": self["title"]
      default: self["text"]
      }
    return shown.map { DrawnWords($0) }
  }

  var segmentTitles: [DrawnWords] {
    guard name == "segmentedControl" else { return [] }
    return children("segments").flatMap { $0.children("segment") }.map {
      DrawnWords($0["title"] ?? "")
    }
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
