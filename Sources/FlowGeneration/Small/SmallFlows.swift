import FlowModel

/// Every flow of up to a number of steps on every stage of up to a number of controllers, once.
///
/// What can be done is told by who stands there by name and kind, and by what has been begun; so
/// the flows are counted without playing one. A page or a stack that is new can be shown, a page
/// can be presented in each of some styles, and everybody can be handed to everybody. Those of each
/// stage stand together, the short ones first. Two flows count as one when they differ only in
/// names, or in what makes two stages one.
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
  /// The styles in which a new page can be presented, whether or not the system has them.
  static let allStyles: [PresentationStyle] = [.automatic, .currentContext, .fullScreen, .popover]
  private let storyboard: Storyboard
  private let starts: SmallStarts
  /// Of each stage, the number of the moment that flows begin at.
  private let beginnings: [Int]
  private let paths: SmallPaths

  /// Counts the flows.
  ///
  /// - Parameters:
  ///   - controllers: How many controllers stand at most.
  ///   - steps: How many steps a flow has at most.
  ///   - kinds: Which sorts of controllers stand.
  package init(upTo controllers: Int, steps: Int, among kinds: SmallKinds = .all) {
    stages = (1...Swift.max(1, controllers)).flatMap {
      SmallStages(ofControllers: $0, among: kinds)
    }
    var starts = SmallStarts()
    var paths = SmallPaths(among: kinds)
    beginnings = stages.map { stage in
      let beginning = paths.number(of: SmallMoment(stage, among: kinds))
      paths.explore(beginning, upTo: steps)
      starts.append(count: (1...steps).reduce(0) { $0 + paths.count(from: beginning, steps: $1) })
      return beginning
    }
    self.kinds = kinds
    stepsMax = steps
    storyboard = kinds.storyboard
    self.starts = starts
    self.paths = paths
  }

  /// The styles in which a new page is presented: those that the system has.
  package var styles: [PresentationStyle] {
    Self.allStyles.filter(kinds.repertoire.styles.contains)
  }

  /// The sorts of steps that the flows are made of.
  package var stepKinds: [Step.Kind] {
    let found = paths.moments.reduce(into: Set<Step.Kind>()) { found, moment in
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
    while walk.stepsLeft > 0 { walk.go(along: paths) }
    return Scenario(World(storyboard: storyboard, stage: stages[group]), steps: walk.steps)
  }

  package func positions(sharing stepCount: Int, with position: Int) -> Range<Int> {
    var walk = self.walk(to: position, in: starts.group(of: position))
    for _ in 0..<stepCount { walk.go(along: paths) }
    let start = position - walk.rest
    return start..<start + paths.count(from: walk.moment, steps: walk.stepsLeft)
  }

  private func walk(to position: Int, in group: Int) -> SmallWalk {
    var rest = position - starts[group]
    for stepCount in 1...stepsMax {
      let count = paths.count(from: beginnings[group], steps: stepCount)
      if rest < count {
        return SmallWalk(moment: beginnings[group], stepsLeft: stepCount, rest: rest)
      }
      rest -= count
    }
    fatalError("there are \(endIndex) small flows, asked for number \(position)")
  }
}
