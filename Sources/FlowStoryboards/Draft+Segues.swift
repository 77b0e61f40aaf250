import FlowModel

extension Draft {
  /// Reads a segue that leads somewhere or unwinds.
  ///
  /// - Returns: The segue as it is added, or `nil` when it is left out and a problem is noted.
  mutating func readSegue(
    _ element: MarkupElement, from source: SceneName, isManual: Bool
  ) throws(StoryboardFileError) -> Segue? {
    guard let kind = try kind(of: element) else { return nil }
    if isManual && element["identifier"] == nil {
      warn(element, .unfirable(segue: title(of: element)))
      return nil
    }
    let written = SegueIdentifier(element["identifier"] ?? "")
    if isManual, storyboard.index(ofSegueCalled: written, from: source) != nil {
      warn(element, .overshadowed(segue: written))
      return nil
    }
    return addSegue(element, from: source, kind)
  }

  /// Adds a segue with its identifier, its class and whether it is animated.
  @discardableResult
  mutating func addSegue(
    _ element: MarkupElement, from source: SceneName, _ kind: Segue.Kind
  ) -> Segue {
    var segue = Segue(
      from: source, identifier(of: element, in: source), kind,
      performing: performing(element, kind), animates: element["animates"] != "NO")
    segue.runtimeName = runtimeName(of: element, as: segue.identifier)
    if let action = element["destinationCreationSelector"] {
      segue.action = .makes
      segue.actionName = PlainActionName(action)
    }
    segue.className = className(of: element)
    storyboard.segues.append(segue)
    tell(of: element, segue)
    return segue
  }

  /// What a segue does, or `nil` when it is left out and a problem is noted.
  private mutating func kind(
    of element: MarkupElement
  ) throws(StoryboardFileError) -> Segue.Kind? {
    switch element["kind"] {
    case "show" where element["action"] == "showDetailViewController:sender:", "showDetail":
      try destination(of: element).map(Segue.Kind.showDetail)
    case "show": try destination(of: element).map(Segue.Kind.show)
    case "replace":
      try destination(of: element).map {
        .replace(
          $0, column: element["splitViewControllerTargetIndex"] == "1" ? .secondary : .primary)
      }
    case "popoverPresentation", "popover":
      try destination(of: element).map { .popover($0, isAnchored: isAnchored(element)) }
    case "presentation", "modal":
      try destination(of: element).map { .present($0, style: style(of: element)) }
    case "push": try destination(of: element).map(Segue.Kind.push)
    case "custom": try destination(of: element).map(Segue.Kind.custom)
    case "unwind": unwind(element)
    default:
      leaveOut(element)
    }
  }

  private mutating func leaveOut(_ element: MarkupElement) -> Segue.Kind? {
    warn(element, .unknownKind(element["kind"] ?? "", segue: title(of: element)))
    return nil
  }

  private mutating func unwind(_ element: MarkupElement) -> Segue.Kind? {
    guard let action = element["unwindAction"] else {
      warn(element, .unwindWithoutAction(segue: title(of: element)))
      return nil
    }
    return .unwind(ActionName(action))
  }

  /// The style in which a segue presents, or a controller is presented unless a segue says
  /// otherwise.
  ///
  /// - SeeAlso: UIKit, `UIViewController.modalPresentationStyle`.
  mutating func style(of element: MarkupElement) -> PresentationStyle? {
    guard let text = element["modalPresentationStyle"] else { return nil }
    let style = PresentationStyle.allCases.first { "\($0)" == text }
    if style == nil { warn(element, .unknownStyle(text)) }
    return style
  }

  /// Whether a popover has something to point at.
  ///
  /// - SeeAlso: UIKit, `UIPopoverPresentationController.sourceView` and `barButtonItem`.
  private func isAnchored(_ element: MarkupElement) -> Bool {
    element["popoverAnchorView"] != nil || element["popoverAnchorBarButtonItem"] != nil
  }

  /// What the segue's class does; the file names the class and nothing else.
  private func performing(_ element: MarkupElement, _ kind: Segue.Kind) -> CustomPerform? {
    guard className(of: element) != nil else { return nil }
    guard case .custom = kind else { return .super }
    return .presents
  }

  private func className(of element: MarkupElement) -> ClassName? {
    element["customClass"].flatMap { $0 == "UIStoryboardSegue" ? nil : ClassName($0) }
  }

  /// The identifier of a segue, unique among those of its source: the written one, unless a segue
  /// before it has that, and otherwise its id.
  private func identifier(of element: MarkupElement, in source: SceneName) -> SegueIdentifier {
    let written = element["identifier"].map { SegueIdentifier($0) }
    if let written, storyboard.index(of: written, from: source) == nil { return written }
    let others = drafts.filter { names[$0.id] == source }.flatMap(\.wirings).flatMap(\.segues)
    var identifier = SegueIdentifier(element["id"] ?? "segue-\(element.place.line)")
    while storyboard.index(of: identifier, from: source) != nil
      || others.contains(where: { $0["identifier"] == identifier.text })
    {
      identifier = SegueIdentifier(identifier.text + "'")
    }
    return identifier
  }

  /// What the app's own classes see as the identifier of a segue: what is written.
  private mutating func runtimeName(
    of element: MarkupElement, as identifier: SegueIdentifier
  ) -> Segue.RuntimeName {
    guard let written = element["identifier"].map({ SegueIdentifier($0) }) else { return .none }
    guard written != identifier else { return .identifier }
    note(element, .sharedIdentifier(written, playedAs: identifier))
    return .shared(written)
  }

  private mutating func tell(of element: MarkupElement, _ segue: Segue) {
    let kind = element["kind"] ?? ""
    if let name = className(of: element) {
      if segue.performing == .presents {
        note(element, .customSegue(segue.identifier, class: name))
      } else {
        note(element, .segueSubclass(segue.identifier, class: name))
      }
    } else if kind == "custom" {
      warn(element, .customWithoutClass(segue.identifier))
    }
    if case .popover(_, isAnchored: false) = segue.kind {
      warn(element, .unanchoredPopover(segue.identifier))
    }
    if segue.unwindAction != nil {
      unwinds.append((segue, element.place))
      let id = element["destination"] ?? ""
      if !exits.contains(id) { fault(element, .notAnExit(id, segue: segue.identifier)) }
    }
  }
}
