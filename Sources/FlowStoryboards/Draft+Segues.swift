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
    segue.isNamed = element["identifier"] != nil
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

  /// The identifier of a segue, made unique among those of its source.
  private mutating func identifier(
    of element: MarkupElement, in source: SceneName
  ) -> SegueIdentifier {
    let named = element["identifier"].map { SegueIdentifier($0) }
    let derived = SegueIdentifier(element["id"] ?? "segue-\(element.place.line)")
    var identifier = named ?? derived
    while storyboard.index(of: identifier, from: source) != nil {
      identifier = SegueIdentifier(identifier == named ? derived.text : identifier.text + "'")
    }
    if let named, named != identifier {
      note(element, .sharedIdentifier(named, playedAs: identifier))
    }
    return identifier
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
