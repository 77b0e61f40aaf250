import FlowModel

extension Draft {
  /// Finds out where a flow begins.
  mutating func readInitial() throws(StoryboardFileError) -> StoryboardReading.Start {
    guard let first = firstScene else {
      let place = document.child("scenes")?.place ?? document.place
      return .nowhere(StoryboardFileError(file, place, .noScenes(unplayed: drafts.count)))
    }
    guard let id = document["initialViewController"] else {
      note(document, .noInitial(first: first))
      return .first(first)
    }
    guard let draft = drafts.first(where: { $0.id == id }) else {
      fault(document, .danglingInitial(id))
      return .nowhere(StoryboardFileError(file, document.place, .danglingInitial(id)))
    }
    if let name = names[id], storyboard.index(of: name) != nil { return .initial(name) }
    if let content = try windowContent(of: draft) {
      note(draft.controller, .windowContent(content))
      return .initial(content)
    }
    return .nowhere(
      StoryboardFileError(
        file, draft.controller.place, .unplayedInitial(id, element: draft.controller.name)))
  }

  /// Finds out how wide the window is of the device that the file is drawn for; `nil` where it says
  /// none, or one that has no such width.
  mutating func readSize() -> SizeClass? {
    guard document["targetRuntime"] != "iOS.CocoaTouch.iPad" else { return .regular }
    guard let device = document.child("device"), let name = device["id"] else { return nil }
    switch name {
    case _ where name.hasPrefix("ipad"): return .regular
    case _ where name.hasPrefix("retina"):
      if storyboard.looksOtherwiseInCompact { note(device, .compactWindow(device: name)) }
      return .compact
    default: return nil
    }
  }

  /// The first scene that this file has itself, else the first of all.
  private var firstScene: SceneName? {
    let own = drafts.first { if case .played = $0.role { true } else { false } }
    return own.flatMap { names[$0.id] } ?? storyboard.scenes.first?.name
  }

  /// What a macOS window controller shows in its window.
  ///
  /// UIKit has no window controllers; that the flow begins inside is this project's reading.
  private mutating func windowContent(
    of draft: SceneDraft
  ) throws(StoryboardFileError) -> SceneName? {
    let segue = draft.wirings.flatMap(\.segues).first {
      $0["relationship"] == "window.shadowedContentViewController"
    }
    return if let segue { try destination(of: segue) } else { nil }
  }
}

extension Storyboard {
  /// Whether a compact window shows something of it in another way than a regular one.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.isCollapsed` and
  ///   `UIViewController.modalPresentationStyle`.
  fileprivate var looksOtherwiseInCompact: Bool {
    scenes.contains { $0.kind == .split }
      || segues.contains { segue in
        switch segue.kind {
        case .popover: return true
        case .present(let scene, let style):
          let style = style ?? self.scene(scene)?.style
          return [nil, .automatic, .pageSheet, .formSheet, .popover].contains(style)
        case .show, .showDetail, .custom, .push, .replace, .embed, .unwind: return false
        }
      }
  }
}
