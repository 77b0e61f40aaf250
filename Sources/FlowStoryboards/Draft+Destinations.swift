import FlowModel

extension Draft {
  /// Checks that every segue leads to something, be it understood or not.
  func checkDestinations() throws(StoryboardFileError) {
    for draft in drafts {
      for wiring in draft.wirings {
        for segue in wiring.segues {
          guard let id = segue["destination"] else {
            throw StoryboardFileError(
              file, segue.place, .missingDestination(segue: title(of: segue)))
          }
          guard elements[id] != nil else { throw dangling(segue, id) }
        }
      }
    }
  }

  /// Finds the scene that a segue leads to.
  ///
  /// - Returns: Its name, or `nil` when it is left out and a problem is noted.
  /// - Throws: ``StoryboardFileError`` when it leads to something that is no scene.
  mutating func destination(of segue: MarkupElement) throws(StoryboardFileError) -> SceneName? {
    let id = segue["destination"] ?? ""
    if let name = names[id], storyboard.index(of: name) != nil { return name }
    if drafts.contains(where: { $0.id == id }) {
      warn(segue, .leadsOut(segue: title(of: segue), element: elements[id]?.name ?? ""))
      return nil
    }
    throw dangling(segue, id)
  }

  /// The error of a segue that leads to no scene.
  private func dangling(_ segue: MarkupElement, _ id: String) -> StoryboardFileError {
    StoryboardFileError(
      file, segue.place,
      .danglingDestination(
        segue: title(of: segue), destination: id, element: elements[id]?.name))
  }

  /// What a segue is called when somebody is told about it.
  func title(of segue: MarkupElement) -> String {
    segue["identifier"] ?? segue["id"] ?? "line \(segue.place.line)"
  }
}
