import FlowModel

/// The ways in which two flows can come to different ends.
public enum Divergence: String, Clauses {
  /// Somebody who stands in the flow does not stand in the other one.
  case lost
  /// Somebody stands in the other flow only.
  case gained
  /// Somebody stands in another place.
  case moved
  /// Another child is selected.
  case otherSelection
  /// Somebody has another parent, presenter, caller or source than the tree or the flow has.
  case otherLinks
  /// Something is presented in another style or form.
  case otherForm
  /// What can be touched in one flow cannot in the other.
  case otherReach
  /// The window has another width, or the app is elsewhere.
  case otherWindow
  /// Another screen is seen in its place, by its class or title.
  case otherScreen
  /// Somebody is called otherwise.
  case otherCalls
  /// The other flow ends with a misuse.
  case raised
}

extension Pair {
  /// A difference between the two flows.
  struct Difference {
    /// The snapshot of the flow after which it shows.
    var number: Int
    var fault: Fault<Divergence>
  }

  /// Reports the first place where the trees of the two flows differ.
  ///
  /// - Parameters:
  ///   - words: What the other flow is like: "with its root in a plain container".
  ///   - isOrdered: Whether the order counts in which containers of an app's own list their
  ///     children.
  ///   - looks: Whether the classes and titles count of who is seen.
  ///   - report: Where to.
  func compareTrees(
    _ words: String, inOrder isOrdered: Bool = true, byFaces looks: Bool = false,
    _ report: inout Report<Divergence>
  ) {
    guard hasMadeDetours, keepsAway(strangers) else { return }
    report.premiseHeld()
    if let difference = firstDifference(inOrder: isOrdered, byFaces: looks) {
      add(difference, words, to: &report)
    }
  }

  func add(_ difference: Difference, _ words: String, to report: inout Report<Divergence>) {
    let chapter = chapter(difference.number)
    report.add(
      difference.fault.clause,
      Breach(
        blamed: difference.fault.blamed, witnesses: chapter.changes,
        expected: "\(words), everything stands as it does here",
        however: difference.fault.however),
      in: chapter)
  }

  /// The first place where the trees differ.
  func firstDifference(
    inOrder isOrdered: Bool = true, byFaces looks: Bool = false
  ) -> Difference? {
    let unordered = isOrdered ? [] : plainContainers
    let translation = Translation(of: self)
    for number in trace.snapshots.indices {
      guard let place = counterpart(ofSnapshot: number) else {
        return Difference(
          number: number, fault: Fault(.raised, "there a misuse has ended the flow"))
      }
      if let fault = difference(at: number, from: place, translation, unordered) {
        return Difference(number: number, fault: fault)
      }
      if looks, let fault = otherFace(at: number, from: place, translation) {
        return Difference(number: number, fault: fault)
      }
    }
    guard other.isHalted else { return nil }
    return Difference(
      number: trace.steps.count, fault: Fault(.raised, "there a misuse has ended the flow"))
  }

  /// The containers of an app's own, in which a child that is taken out and put back comes last.
  private var plainContainers: Set<ControllerID> {
    Set(trace.cast.indices.filter { trace.cast[$0].kind == .content }.map { ControllerID($0) })
  }

  /// The first who is seen in both trees and has another class or title there, as far as one is
  /// known.
  private func otherFace(
    at number: Int, from place: Int, _ translation: Translation
  ) -> Fault<Divergence>? {
    let there = other.snapshots[place]
    guard trace.snapshots[number].isStill, there.isStill else { return nil }
    for node in there.nodes where node.isOnScreen {
      let original = translation.original(of: node.controller)
      guard original != .stranger else { continue }
      let (mine, theirs) = (trace.cast[original.index], other.cast[node.controller.index])
      guard mine.hasFace, theirs.hasFace, !mine.isLike(theirs) else { continue }
      let name = other.knownName(of: node.controller) ?? "another screen"
      return Fault(
        .otherScreen, blaming: original, "there \(name) is seen in place of \(original)")
    }
    return nil
  }

  private func difference(
    at number: Int, from place: Int, _ translation: Translation, _ unordered: Set<ControllerID>
  ) -> Fault<Divergence>? {
    let (here, there) = (trace.snapshots[number], other.snapshots[place])
    // What the user has in hand there alone is compared when they have let go.
    guard here.isInHand || !there.isInHand else { return nil }
    let trees = PairedTrees(
      here: here.nodes.indices.map { PlacedController(at: $0, in: here) },
      there: translation.placedControllers(in: there), unordered: unordered)
    if let fault = trees.difference(in: trace) { return fault }
    guard
      here.size != there.size || here.isInBackground != there.isInBackground
        || here.hasSavedState != there.hasSavedState
    else { return nil }
    return Fault(
      .otherWindow, "there the window, the app or what it has saved is not as it is here")
  }
}
