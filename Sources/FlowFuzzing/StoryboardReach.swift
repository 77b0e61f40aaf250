import FlowModel

/// What of the storyboard of a world that stands already flows have come to.
///
/// What a system does not report counts as reached: nobody knows that it was not.
public struct StoryboardReach: Hashable, Sendable {
  private let storyboard: Storyboard
  private var isShown: [Bool]
  private var isPerformed: [Bool]
  private var isTouched: [Bool]
  private var missing: Set<MissingAction> = []

  /// Begins where no flow has been played.
  ///
  /// - Parameters:
  ///   - world: Where flows begin; what is embedded in its stage has been performed for that.
  ///   - kinds: The kinds of events that the system reports.
  init(of world: World, hearing kinds: Set<Event.Kind>) {
    storyboard = world.storyboard
    isShown = storyboard.scenes.map { _ in false }
    isTouched = storyboard.controls.map { _ in !kinds.contains(.declined) }
    let staged = Set(world.stage.entries.compactMap(\.scene))
    isPerformed = storyboard.segues.map { segue in
      guard kinds.contains(.perform) else { return true }
      guard case .embed = segue.kind else { return false }
      return staged.contains(segue.source)
    }
  }

  /// The scenes of which no controller was ever on screen with nothing above it, in document order.
  public var neverShown: [SceneName] { storyboard.scenes.map(\.name).leavingOut(isShown) }

  /// The segues that were never performed, in document order: an unwind that nobody answers and a
  /// segue that its source refuses are asked for and not performed.
  public var neverPerformed: [Segue] { storyboard.segues.leavingOut(isPerformed) }

  /// The controls that no touch has ever reached, in document order.
  public var neverTouched: [Control] { storyboard.controls.leavingOut(isTouched) }

  /// The controls that send an action which the class of their screen does not have, in document
  /// order; UIKit raises an exception when they are touched.
  public var sentToNobody: [Control] {
    storyboard.controls.indices.filter { missing.contains(.ofControl($0)) }
      .map { storyboard.controls[$0] }
  }

  /// The segues with a segue action which the class of their source does not have, in document
  /// order; UIKit raises an exception when they are asked for.
  public var madeByNobody: [Segue] {
    storyboard.segues.indices.filter { missing.contains(.ofSegue($0)) }
      .map { storyboard.segues[$0] }
  }

  /// Adds what one flow came to.
  mutating func add(_ trace: Trace) {
    for snapshot in trace.snapshots {
      for node in snapshot.nodes where node.isOnScreen {
        if let scene = trace.cast[node.controller.index].scene { isShown[scene] = true }
      }
    }
    for event in trace.events {
      guard case .perform(let request) = event.what, event.vantage == .sent,
        let segue = trace.requests[request.index].segue
      else { continue }
      isPerformed[segue] = true
    }
    missing.formUnion(trace.missingActions)
    for touch in trace.touches {
      if let control = trace.control(touch) {
        isTouched[control] = true
      }
    }
  }

  /// Adds what other flows of the same world came to.
  mutating func merge(_ other: StoryboardReach) {
    isShown.unite(with: other.isShown)
    isPerformed.unite(with: other.isPerformed)
    isTouched.unite(with: other.isTouched)
    missing.formUnion(other.missing)
  }
}

extension StageEntry {
  /// The scene that it is made from; `nil` for a controller of the house.
  fileprivate var scene: SceneName? { if case .scene(let name) = origin { name } else { nil } }
}

extension Array {
  /// The elements at the places that are not marked.
  fileprivate func leavingOut(_ marks: [Bool]) -> [Element] {
    zip(self, marks).filter { !$0.1 }.map(\.0)
  }
}

extension [Bool] {
  /// Marks what is marked in another list of the same places.
  fileprivate mutating func unite(with other: [Bool]) {
    for place in indices where other[place] { self[place] = true }
  }
}
