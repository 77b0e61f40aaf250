import FlowModel

extension Draft {
  /// Reads what is wired in a scene: segues for code to perform, and controls.
  mutating func readConnections(of draft: SceneDraft) throws(StoryboardFileError) {
    guard case .played = draft.role, let source = names[draft.id] else {
      return leaveOut(draft.wirings.flatMap(\.segues).filter { !$0.isContainment })
    }
    var plainCount = 0
    for wiring in draft.wirings {
      let unfired = wiring.unfired(in: source)
      if let unfired { warn(wiring.owner, unfired) }
      if wiring.isController || unfired != nil {
        for segue in wiring.segues where !segue.isContainment {
          _ = try readSegue(segue, from: source, isManual: true)
        }
      } else if try readControls(wiring, of: source) {
        plainCount += 1
      }
    }
    readViews(of: draft)
    if plainCount > 0 { note(draft.controller, .plainControls(source, count: plainCount)) }
  }

  private mutating func leaveOut(_ segues: [MarkupElement]) {
    for segue in segues { warn(segue, .unplayedSource(segue: title(of: segue))) }
  }

  /// Reads the controls that an object is: it, and its accessory.
  ///
  /// - Returns: Whether it sends actions and fires no segue.
  private mutating func readControls(
    _ wiring: Wiring, of source: SceneName
  ) throws(StoryboardFileError) -> Bool {
    let fired = try readFirings(wiring, of: source)
    for other in fired.others {
      note(other.element, .otherEvent(other.action, event: other.event))
    }
    for action in wiring.connections where action.isSent(toOtherThan: wiring.receivers) {
      noteReceiver(of: action)
    }
    let isSelected = fired.hasSegue || wiring.place?.isRow == true
    let onTap = isSelected ? wiring.owner.selecting(fired.onTap) : fired.onTap
    let onAccessory = fired.onAccessory.isEmpty ? wiring.accessoryFirings : fired.onAccessory
    // What is turned or typed in sends its actions as a view.
    if !wiring.owner.isUsedByHand || fired.hasSegue { addControl(wiring, in: source, fires: onTap) }
    addControl(wiring, suffix: " accessory", in: source, fires: onAccessory)
    return !fired.hasSegue && !onTap.isEmpty
  }

  /// What an object fires.
  private struct Firings {
    var onTap: [Control.Firing] = []
    var onAccessory: [Control.Firing] = []
    /// The actions for events that no tap sends.
    var others: [OtherAction] = []

    struct OtherAction {
      var element: MarkupElement
      var action: PlainActionName
      var event: String
    }

    /// Whether a tap fires a segue.
    var hasSegue: Bool { onTap.contains { if case .segue = $0 { true } else { false } } }
  }

  private mutating func readFirings(
    _ wiring: Wiring, of source: SceneName
  ) throws(StoryboardFileError) -> Firings {
    var fired = Firings()
    for connection in wiring.connections {
      if connection.name == "segue", connection["kind"] != nil, !connection.isContainment {
        guard let segue = try readSegue(connection, from: source, isManual: false) else { continue }
        let firing = Control.Firing.segue(segue.identifier)
        if isAccessory(connection) {
          fired.onAccessory.append(firing)
        } else {
          fired.onTap.append(firing)
        }
      } else if connection.isSent(to: wiring.controller), let selector = connection["selector"] {
        let action = PlainActionName(selector)
        if let event = connection["eventType"], !Self.tapEvents.contains(event) {
          guard !wiring.owner.isUsedByHand || DrawnView.Event(eventType: event) == nil else {
            continue
          }
          fired.others.append(.init(element: connection, action: action, event: event))
        } else {
          fired.onTap.append(.action(action))
        }
      }
    }
    return fired
  }

  /// Tells that an action is sent to an object that is not made here.
  private mutating func noteReceiver(of action: MarkupElement) {
    guard let selector = action["selector"], let id = action["destination"] else { return }
    let receiver = elements[id]
    let isFirstResponder = receiver?["placeholderIdentifier"] == "IBFirstResponder"
    note(
      action,
      .otherReceiver(
        PlainActionName(selector), id: isFirstResponder ? nil : id, element: receiver?.name))
  }

  /// Adds a control, unless it fires nothing and is no button of a bar that the class gets to.
  private mutating func addControl(
    _ wiring: Wiring, suffix: String = "", in source: SceneName, fires: [Control.Firing]
  ) {
    let isKeptButton = suffix.isEmpty && wiring.bar != nil && wiring.connections.isEmpty
    guard !fires.isEmpty || isKeptButton else { return }
    let name = name(of: wiring.owner, suffix: suffix, in: source)
    if suffix.isEmpty, let id = wiring.owner["id"] { controlNames[id] = name }
    storyboard.controls.append(Control(in: source, name, at: wiring.place, fires: fires))
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
    of owner: MarkupElement, suffix: String, in scene: SceneName
  ) -> ControlName {
    let text = owner.shortCaption
    return unused((text.isEmpty ? owner.name : text) + suffix, in: scene)
  }

  /// A name that nothing else in its scene has, by a number if need be.
  func unused(_ base: String, in scene: SceneName) -> ControlName {
    var name = ControlName(base)
    var number = 2
    while storyboard.has(name, in: scene) {
      name = ControlName("\(base) \(number)")
      number += 1
    }
    return name
  }
}

extension Storyboard {
  fileprivate func has(_ name: ControlName, in scene: SceneName) -> Bool {
    index(of: name, in: scene) != nil || views.contains { $0.scene == scene && $0.name == name }
  }
}

extension Wiring {
  /// The ids of who is made with the scene and is sent actions: the controller, and the cell.
  var receivers: [String] { [controller] + (cell.map { [$0] } ?? []) }

  /// The bar that it stands in; `nil` for what stands in none.
  var bar: Control.Bar? { if case .bar(let bar) = place { bar } else { nil } }

  /// Why no touch fires what it is wired to, so that only code performs its segues; `nil` where one
  /// does.
  fileprivate func unfired(in scene: SceneName) -> StoryboardProblem.Warning? {
    if owner["key"] == "backBarButtonItem" { return .wiredBackButton(of: scene) }
    return owner.isUnmadeGesture ? .unmadeGesture(element: owner.name, of: scene) : nil
  }

  /// What the accessory of a row tells when it fires no segue.
  fileprivate var accessoryFirings: [Control.Firing] {
    guard place?.isRow == true, let accessory = owner["accessoryType"],
      ["detailButton", "detailDisclosureButton"].contains(accessory)
    else { return [] }
    return [.action(.touchesAccessory)]
  }
}

extension MarkupElement {
  /// What a tap on a row fires with what the table's or collection's delegate is told around it.
  ///
  /// - SeeAlso: UIKit, `UITableViewDelegate` and `UICollectionViewDelegate`.
  fileprivate func selecting(_ firings: [Control.Firing]) -> [Control.Firing] {
    switch name {
    case "tableViewCell":
      [.action(.asksToSelectRow)] + firings + [.action(.selectsRow)]
    case "collectionViewCell":
      [.action(.asksToSelectItem)] + firings + [.action(.selectsItem)]
    default: firings
    }
  }

  /// Whether a segue says what a container holds and not where a flow goes.
  fileprivate var isContainment: Bool { self["kind"] == "relationship" || self["kind"] == "embed" }

  /// What an object shows or is called in Interface Builder, or its element's name.
  private var caption: String {
    let state = children("state").first { $0["key"] == "normal" }
    let words = self["title"] ?? state?["title"] ?? child("buttonConfiguration")?["title"]
    return child("accessibility")?["identifier"] ?? self["userLabel"] ?? words
      ?? self["systemItem"] ?? self["reuseIdentifier"] ?? self["placeholder"]
      ?? (name == "tableViewCell" ? writing : nil) ?? name
  }

  /// The same in one line, and of a whole text the words that it begins with.
  var shortCaption: String {
    caption.split(whereSeparator: \.isWhitespace).prefix(Self.captionWordsMax)
      .joined(separator: " ")
  }

  private static let captionWordsMax = 12

  /// The text of the first label in it.
  private var writing: String? {
    if name == "label", let text = self["text"], !text.isEmpty { return text }
    return children.lazy.compactMap(\.writing).first
  }
}
