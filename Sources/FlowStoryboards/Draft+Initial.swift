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
