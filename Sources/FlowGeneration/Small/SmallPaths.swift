import FlowModel

/// The moments of small flows, each known by a number, and how many flows go on from each.
struct SmallPaths: Sendable {
  private let kinds: SmallKinds
  /// The moments, in the order in which they were met.
  private(set) var moments: [SmallMoment] = []
  private var numbers: [SmallMoment: Int] = [:]
  /// Of each moment, the ways on when one step is left, when two are and so on.
  private var forks: [[SmallFork]] = []

  init(among kinds: SmallKinds) { self.kinds = kinds }

  /// The number of a moment.
  mutating func number(of moment: SmallMoment) -> Int {
    if let known = numbers[moment] { return known }
    moments.append(moment)
    forks.append([])
    numbers[moment] = moments.count - 1
    return moments.count - 1
  }

  /// Finds all ways on from a moment.
  mutating func explore(_ moment: Int, upTo steps: Int) {
    while forks[moment].count < steps {
      let stepsLeft = forks[moment].count + 1
      forks[moment].append(fork(at: moment, stepsLeft: stepsLeft))
    }
  }

  private mutating func fork(at moment: Int, stepsLeft: Int) -> SmallFork {
    let steps = moments[moment].steps(among: kinds, isLast: stepsLeft == 1)
    guard stepsLeft > 1 else { return SmallFork(count: steps.count) }
    var fork = SmallFork(count: 0)
    for step in steps {
      let next = number(of: moments[moment].after(step))
      explore(next, upTo: stepsLeft - 1)
      fork.append(step, to: next, count: count(from: next, steps: stepsLeft - 1))
    }
    return fork
  }

  /// How many flows of exactly so many steps begin at a moment.
  func count(from moment: Int, steps: Int) -> Int {
    steps == 0 ? 1 : forks[moment][steps - 1].count
  }

  /// The last steps that flows can end with.
  fileprivate func lastSteps(at moment: Int) -> [Step] {
    moments[moment].steps(among: kinds, isLast: true)
  }

  fileprivate func fork(from moment: Int, stepsLeft: Int) -> SmallFork {
    forks[moment][stepsLeft - 1]
  }
}

/// The ways on from a moment; those of the last step are counted and no more.
private struct SmallFork: Sendable {
  private(set) var count: Int
  private(set) var steps: [Step] = []
  private(set) var moments: [Int] = []
  private(set) var starts = SmallStarts()

  init(count: Int) { self.count = count }

  mutating func append(_ step: Step, to moment: Int, count: Int) {
    steps.append(step)
    moments.append(moment)
    starts.append(count: count)
    self.count += count
  }
}

/// The way from a stage to one of its flows, step by step.
struct SmallWalk {
  /// The number of the moment that has been come to.
  private(set) var moment: Int
  private(set) var steps: [Step] = []
  private(set) var stepsLeft: Int
  /// How many flows with the same beginning come before.
  private(set) var rest: Int

  init(moment: Int, stepsLeft: Int, rest: Int) {
    self.moment = moment
    self.stepsLeft = stepsLeft
    self.rest = rest
  }

  /// Takes the step that the flow lies behind.
  mutating func go(along paths: SmallPaths) {
    if stepsLeft == 1 {
      steps.append(paths.lastSteps(at: moment)[rest])
      rest = 0
    } else {
      let fork = paths.fork(from: moment, stepsLeft: stepsLeft)
      let way = fork.starts.group(of: rest)
      steps.append(fork.steps[way])
      rest -= fork.starts[way]
      moment = fork.moments[way]
    }
    stepsLeft -= 1
  }
}
