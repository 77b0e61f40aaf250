import FlowModel

/// Every flow of up to a number of steps on every stage of up to a number of controllers, once.
///
/// What can be done is told by who stands there by name and kind, and by what has been begun; so the
/// flows are counted without playing one. A page or a stack that is new can be shown, a page can be
/// presented in each of ``styles``, and everybody can be handed to everybody. Those of each stage stand together, the short ones first.
/// Two flows count as one when they differ only in names, or in what makes two stages one.
///
/// **Shape:** in a fixed order, by the size of the stage first, and no element is made before it is
/// asked for; so that many machines can share them, and whoever stops knows where to go on.
package struct SmallFlows: SmallScenarios {
  /// The stages, by size first.
  package let stages: [Stage]
  /// The sorts of controllers that stand on them.
  package let kinds: SmallKinds
  /// How many steps a flow has at most.
  package let stepsMax: Int
  /// The styles in which a new page is presented.
  package static let styles: [PresentationStyle] = [
    .automatic, .currentContext, .fullScreen, .popover,
  ]
  private let storyboard: Storyboard
  private let starts: SmallStarts
  private let counts: SmallCounts

  /// Counts the flows.
  ///
  /// - Parameters:
  ///   - controllers: How many controllers stand at most.
  ///   - steps: How many steps a flow has at most.
  ///   - kinds: Which sorts of controllers stand.
  package init(upTo controllers: Int, steps: Int, among kinds: SmallKinds = .all) {
    let stages = (1...Swift.max(1, controllers))
      .flatMap { SmallStages(ofControllers: $0, among: kinds) }
    var starts = SmallStarts()
    var counts = SmallCounts(among: kinds)
    for stage in stages {
      let moment = SmallMoment(stage)
      starts.append(count: (1...steps).reduce(0) { $0 + counts.learn(after: moment, steps: $1) })
    }
    self.stages = stages
    self.kinds = kinds
    stepsMax = steps
    storyboard = kinds.storyboard
    self.starts = starts
    self.counts = counts
  }

  /// The sorts of steps that the flows are made of.
  package var stepKinds: [Step.Kind] {
    let found = counts.moments.reduce(into: Set<Step.Kind>()) { found, moment in
      found.formUnion(moment.steps(among: kinds, isLast: true).map(\.kind))
    }
    return Step.Kind.allCases.filter(found.contains)
  }

  /// The number of flows.
  package var endIndex: Int { starts.end }

  /// The flow at a position; what a step makes is called by the next letter.
  package subscript(position: Int) -> Scenario {
    let group = starts.group(of: position)
    var walk = self.walk(to: position, in: group)
    while walk.stepsLeft > 0 { walk.go(by: counts) }
    return Scenario(World(storyboard: storyboard, stage: stages[group]), steps: walk.steps)
  }

  package func positions(sharing stepCount: Int, with position: Int) -> Range<Int> {
    var walk = self.walk(to: position, in: starts.group(of: position))
    for _ in 0..<stepCount { walk.go(by: counts) }
    let start = position - walk.rest
    return start..<start + counts.count(after: walk.moment, steps: walk.stepsLeft)
  }

  private func walk(to position: Int, in group: Int) -> SmallWalk {
    let moment = SmallMoment(stages[group])
    var rest = position - starts[group]
    for stepCount in 1...stepsMax {
      let count = counts.count(after: moment, steps: stepCount)
      if rest < count { return SmallWalk(moment: moment, stepsLeft: stepCount, rest: rest) }
      rest -= count
    }
    preconditionFailure("there are \(endIndex) small flows, asked for number \(position)")
  }
}

/// The way from a stage to one of its flows, step by step.
private struct SmallWalk {
  var moment: SmallMoment
  var steps: [Step] = []
  var stepsLeft: Int
  /// How many flows with the same beginning come before.
  var rest: Int

  /// Takes the step that the flow lies behind.
  mutating func go(by counts: SmallCounts) {
    stepsLeft -= 1
    let choices = moment.steps(among: counts.kinds, isLast: stepsLeft == 0)
    if stepsLeft == 0 {
      steps.append(choices[rest])
      rest = 0
      return
    }
    for step in choices {
      let next = moment.after(step)
      let count = counts.count(after: next, steps: stepsLeft)
      guard rest >= count else {
        steps.append(step)
        moment = next
        return
      }
      rest -= count
    }
  }
}

/// How many flows go on from the moments of small flows.
private struct SmallCounts: Sendable {
  let kinds: SmallKinds
  /// Of each moment, the number of flows of one step, of two and so on.
  private var known: [SmallMoment: [Int]] = [:]

  init(among kinds: SmallKinds) { self.kinds = kinds }

  /// The moments from which a flow goes on, in no order.
  var moments: some Collection<SmallMoment> { known.keys }

  /// How many flows of exactly so many steps begin at a moment.
  func count(after moment: SmallMoment, steps: Int) -> Int {
    steps == 0 ? 1 : known[moment]?[steps - 1] ?? 0
  }

  /// Counts the flows of exactly so many steps, those of fewer steps being counted already.
  mutating func learn(after moment: SmallMoment, steps: Int) -> Int {
    guard steps > 0 else { return 1 }
    let counts = known[moment] ?? []
    if counts.count >= steps { return counts[steps - 1] }
    let count = moment.steps(among: kinds, isLast: steps == 1).reduce(0) { count, step in
      count + learn(after: moment.after(step), steps: steps - 1)
    }
    known[moment, default: []].append(count)
    return count
  }
}
