import FlowModel

extension Draft {
  /// Gives every scene a name: its identifier, else the first of class and titles that is no other
  /// scene's, and otherwise its id.
  ///
  /// Code makes controllers by the identifier, so that goes before what others are called.
  mutating func nameScenes() {
    let owners = drafts.filter { $0.role != .reference || isOutside($0) }
    var identified: [String: Int] = [:]
    var called: [String: Int] = [:]
    for draft in owners {
      if let identifier = draft.identifier { identified[identifier, default: 0] += 1 }
      for text in Set(candidates(of: draft)) { called[text, default: 0] += 1 }
    }
    for draft in owners {
      let name = candidates(of: draft).first { text in
        (text == draft.identifier ? identified : called)[text] == 1 && elements[text] == nil
      }
      names[draft.id] = SceneName(name ?? draft.id)
    }
    for draft in drafts where draft.role == .reference {
      guard let target = target(ofReference: draft.controller) else { continue }
      names[draft.id] = names[target]
    }
  }

  /// Whether a scene is a reference to one that this file does not have.
  func isOutside(_ draft: SceneDraft) -> Bool {
    draft.role == .reference && target(ofReference: draft.controller) == nil
  }

  /// Tells what a reference to nowhere in this file refers to.
  mutating func tell(ofReference reference: MarkupElement, _ name: SceneName) {
    let identifier = reference["referencedIdentifier"]
    let storyboard = reference["storyboardName"]
    if let storyboard, !leadsHere(reference) {
      note(reference, .outside(name, storyboard: storyboard))
      outside.references.append(
        StoryboardReading.Reference(
          name: name, storyboard: storyboard, identifier: identifier, place: reference.place))
    } else {
      fault(reference, .brokenReference(name, identifier: identifier, in: storyboard))
      brokenReferences.append(name)
    }
  }

  private func candidates(of draft: SceneDraft) -> [String] {
    let attributes =
      draft.role == .reference
      ? ["referencedIdentifier", "storyboardName", "userLabel"]
      : ["storyboardIdentifier", "customClass", "title", "userLabel"]
    return attributes.compactMap { attribute in
      let words = draft.controller[attribute]?.split(whereSeparator: \.isWhitespace) ?? []
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  /// The id of the scene in this file that a reference stands for.
  ///
  /// Without a storyboard's name it is this one, without an identifier the initial controller.
  ///
  /// - SeeAlso: Xcode, “Adding a reference to another storyboard”.
  private func target(ofReference reference: MarkupElement) -> String? {
    let storyboard = reference["storyboardName"]
    guard leadsHere(reference) else { return nil }
    let found: SceneDraft?
    if let identifier = reference["referencedIdentifier"] {
      found = drafts.first { $0.identifier == identifier }
    } else {
      let initial = storyboard == nil ? nil : document["initialViewController"]
      found = initial.flatMap { initial in drafts.first { $0.id == initial } }
    }
    return found.flatMap { $0.role == .reference ? nil : $0.id }
  }

  /// Whether a reference is to a scene of this file; a storyboard of a bundle is another file, also
  /// one that has the name of this.
  private func leadsHere(_ reference: MarkupElement) -> Bool {
    guard let storyboard = reference["storyboardName"] else { return true }
    return reference["bundleIdentifier"] == nil && file.storyboardName == storyboard
  }
}
