import FlowModel

extension Draft {
  /// Reads what is wired in a scene: segues for code to perform, and controls.
  mutating func readConnections(of draft: SceneDraft) throws(StoryboardFileError) {
    guard case .played = draft.role, let source = names[draft.id] else {
      return leaveOut(draft.wirings.flatMap(\.segues).filter { !$0.isContainment })
    }
    var plainCount = 0
    for wiring in draft.wirings {
      if wiring.isController {
        for segue in wiring.segues where !segue.isContainment {
          _ = try readSegue(segue, from: source, isManual: true)
        }
      } else if try readControls(wiring, of: source) {
        plainCount += 1
      }
    }
    if plainCount > 0 { note(draft.controller, .plainControls(source, count: plainCount)) }
  }

  private mutating func leaveOut(_ segues: [MarkupElement]) {
    for segue in segues { warn(segue, .unplayedSource(segue: title(of: segue))) }
  }

  /// Reads what an object fires when it is tapped, and when its accessory is.
  ///
  /// - Returns: Whether it sends actions and fires no segue.
  private mutating func readControls(
    _ wiring: Wiring, of source: SceneName
  ) throws(StoryboardFileError) -> Bool {
    var main: [Control.Firing] = []
    var accessory: [Control.Firing] = []
    var others: [(MarkupElement, PlainActionName, event: String)] = []
    for connection in wiring.connections {
      if connection.name == "segue", connection["kind"] != nil, !connection.isContainment {
        guard let segue = try readSegue(connection, from: source, isManual: false) else { continue }
        if isAccessory(connection) {
          accessory.append(.segue(segue.identifier))
        } else {
          main.append(.segue(segue.identifier))
        }
      } else if connection.name == "action", let selector = connection["selector"] {
        let action = PlainActionName(selector)
        if let event = connection["eventType"], !Self.tapEvents.contains(event) {
          others.append((connection, action, event))
        } else {
          main.append(.action(action))
        }
      }
    }
    let firesSegue = main.contains { if case .segue = $0 { true } else { false } }
    for (element, action, event) in others { note(element, .otherEvent(action, event: event)) }
    if !main.isEmpty {
      if firesSegue { main = wiring.owner.selecting(main) }
      storyboard.controls.append(
        Control(in: source, name(of: wiring.owner, in: source), fires: main))
    }
    if !accessory.isEmpty {
      let name = name(of: wiring.owner, suffix: " accessory", in: source)
      storyboard.controls.append(Control(in: source, name, fires: accessory))
    }
    return !firesSegue && !main.isEmpty
  }

  /// The events of a control that one tap sends.
  private static let tapEvents: Set<String> = [
    "touchDown", "touchUpInside", "primaryActionTriggered",
  ]

  private mutating func isAccessory(_ segue: MarkupElement) -> Bool {
    guard let trigger = segue["trigger"] else { return false }
    if trigger != "accessoryAction" { warn(segue, .unknownTrigger(trigger)) }
    return trigger == "accessoryAction"
  }

  /// What a person would call a control, made unique in its scene by a number.
  private func name(
    of owner: MarkupElement, suffix: String = "", in scene: SceneName
  ) -> ControlName {
    let text = owner.caption.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let base = (text.isEmpty ? owner.name : text) + suffix
    var name = ControlName(base)
    var number = 2
    while storyboard.index(of: name, in: scene) != nil {
      name = ControlName("\(base) \(number)")
      number += 1
    }
    return name
  }
}

extension MarkupElement {
  /// What a tap on a row fires with what the table's or collection's delegate is told around it.
  ///
  /// - SeeAlso: UIKit, `UITableViewDelegate` and `UICollectionViewDelegate`.
  fileprivate func selecting(_ firings: [Control.Firing]) -> [Control.Firing] {
    switch name {
    case "tableViewCell":
      [.action("tableView:willSelectRowAtIndexPath:")] + firings
        + [.action("tableView:didSelectRowAtIndexPath:")]
    case "collectionViewCell":
      firings + [.action("collectionView:didSelectItemAtIndexPath:")]
    default: firings
    }
  }

  /// Whether a segue says what a container holds and not where a flow goes.
  fileprivate var isContainment: Bool { self["kind"] == "relationship" || self["kind"] == "embed" }

  /// What an object shows or is called in Interface Builder, or its element's name.
  fileprivate var caption: String {
    let state = children("state").first { $0["key"] == "normal" }
    return self["userLabel"] ?? self["title"] ?? state?["title"]
      ?? child("buttonConfiguration")?["title"] ?? self["systemItem"] ?? self["reuseIdentifier"]
      ?? name
  }
}
