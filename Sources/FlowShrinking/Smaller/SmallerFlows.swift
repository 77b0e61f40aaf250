import FlowModel

/// Every scenario over the words of one that sorts below it, once: fewest steps first, then fewest
/// controllers.
///
/// Fewer calls sort below with any number of controllers and of attributes. Here each call that is
/// saved may be made up for by one controller more, and no storyboard has more segues and controls
/// than that of the scenario. What nothing in a flow names or triggers is left out: the flow is the
/// same without.
package struct SmallerFlows: Sequence, IteratorProtocol {
  private let bound: Scenario
  private let complexity: Complexity
  private var drafts: AnyIterator<Scenario?>
  private var draftsLeft: Int
  private var seen: Set<Scenario> = []

  /// Whether so many drafts have been looked at that the search was given up.
  package private(set) var isCut = false

  /// Begins with the smallest one; `nil` when there are things in the scenario that no flow can be
  /// made of here.
  ///
  /// - Parameters:
  ///   - scenario: What all of them sort below.
  ///   - draftsMax: How many drafts may be looked at; most of them turn out to be no flow of their
  ///     own.
  package init?(than scenario: Scenario, lookingAt draftsMax: Int = .max) {
    guard let words = Words(of: scenario) else { return nil }
    bound = scenario
    complexity = Complexity(of: scenario)
    draftsLeft = draftsMax
    drafts = AnyIterator(words.drafts(below: scenario).makeIterator())
  }

  /// The next one; `nil` when there is none, or when the search was given up.
  package mutating func next() -> Scenario? {
    while draftsLeft > 0 {
      guard let draft = drafts.next() else { return nil }
      draftsLeft -= 1
      guard let draft, !draft.hasIdleParts else { continue }
      let flow = draft.plain
      guard isBelow(flow), seen.insert(flow).inserted else { continue }
      return flow
    }
    isCut = true
    return nil
  }

  private func isBelow(_ flow: Scenario) -> Bool {
    let (calls, callsMax) = (flow.callCount, bound.callCount)
    guard calls == callsMax else { return calls < callsMax }
    return flow.controllerCount < bound.controllerCount || Complexity(of: flow) < complexity
  }
}

extension Words {
  /// What may be a flow below a scenario; `nil` where nothing can become of a stage.
  fileprivate func drafts(below scenario: Scenario) -> some Sequence<Scenario?> {
    let (callsMax, controllersMax) = (scenario.callCount, scenario.controllerCount)
    return (0...callsMax).lazy.flatMap { stepCount in
      (1...(controllersMax + callsMax - stepCount)).lazy.flatMap { controllerCount in
        (0...min(storyboard.scenes.count, controllerCount - 1)).lazy.flatMap { sceneCount in
          storyboards(of: sceneCount, stepCount: stepCount).lazy.filter { board in
            let savedCount = callsMax - stepCount - board.callCount
            return savedCount >= 0 && controllerCount <= controllersMax + savedCount
          }.flatMap { board in
            stages(of: controllerCount - sceneCount, in: board).lazy.flatMap { stage in
              flows(on: stage, in: board, stepCount: stepCount)
            }
          }
        }
      }
    }
  }

  private func storyboards(
    of sceneCount: Int, stepCount: Int
  ) -> some Sequence<Storyboard> {
    Growth(from: GrowingStoryboard(sceneCount: sceneCount)) {
      $0.grown(of: self, stepCount: stepCount)
    }.lazy.map(\.storyboard).filter(\.isWhole)
  }

  private func stages(
    of controllerCount: Int, in board: Storyboard
  ) -> some Sequence<GrowingStage> {
    var trees = SmallerTrees(of: origins(in: board), in: board)
    return sizes.lazy.flatMap { size in
      Growth(from: GrowingStage(controllerCount: controllerCount, size: size)) {
        $0.grown(from: &trees, styles: styles)
      }
    }
  }

  /// Nothing, and then the flows: whoever counts sees the stages where there are none.
  private func flows(
    on stage: GrowingStage, in board: Storyboard, stepCount: Int
  ) -> AnySequence<Scenario?> {
    let labels = stage.labels
    guard let stage = stage.stage else { return AnySequence([]) }
    let flows = cards.lazy.flatMap { showsCards in
      let seedling = GrowingFlow(
        World(storyboard: board, stage: stage, showingCards: showsCards), stepCount: stepCount,
        labels: labels)
      return Growth(from: seedling) { $0.grown(of: self) }.lazy.map { Optional($0.scenario) }
    }
    return AnySequence([AnySequence([nil]), AnySequence(flows)].lazy.joined())
  }
}
