import FlowModel

/// Who should answer an unwind: every controller gets a key, and the least eligible one is it.
///
/// A key says where a controller stands in the order of the search: at which station of the walk it
/// comes up, then which branch is taken at each controller on the way down to it. What a controller
/// presents is branch 0, its children follow in their order, and the controller itself comes last.
/// Whoever lies behind a child that may not be searched has no key.
struct UnwindRanking {
  /// How a controller answers when asked whether it performs the action.
  enum Reply: Hashable {
    case performs
    case lacks
    case vetoes
    case isSource
    case unknown
  }

  /// What the ranking comes to.
  enum Outcome: Hashable {
    case destination(ControllerID)
    case nobody
    /// Something that nobody has declared, and that was not asked, makes the difference.
    case undecided
  }

  let tree: Tree
  let outcome: Outcome

  private let answers: UnwindAnswers
  private let walk: UnwindWalk

  /// Ranks the controllers of a tree; `nil` when the walk cannot be followed.
  init?(from source: Int, in tree: Tree, answers: UnwindAnswers) {
    guard let walk = UnwindWalk(from: source, in: tree) else { return nil }
    self.tree = tree
    self.answers = answers
    self.walk = walk
    outcome = Self.outcome(of: walk, answers: answers)
  }

  /// Looks only at those who can make a difference: most controllers lack the action.
  private static func outcome(of walk: UnwindWalk, answers: UnwindAnswers) -> Outcome {
    var best: (index: Int, key: [Int])?
    var doubts: [[Int]] = []
    for index in walk.tree.nodes.indices {
      let reply = answers.reply(of: index, in: walk.tree, source: walk.source)
      let hidesOrder = answers.hidesOrder(of: index, in: walk.tree)
      guard reply == .performs || reply == .unknown || hidesOrder,
        case .reached(let key) = place(of: index, on: walk, answers: answers)
      else { continue }
      if reply == .unknown { doubts.append(key) }
      if hidesOrder { doubts.append(key.dropLast() + [1]) }
      if reply == .performs, best.map({ key.lexicographicallyPrecedes($0.key) }) ?? true {
        best = (index, key)
      }
    }
    guard let best else { return doubts.isEmpty ? .nobody : .undecided }
    if doubts.contains(where: { $0.lexicographicallyPrecedes(best.key) }) { return .undecided }
    return .destination(walk.tree.controller(at: best.index))
  }

  private enum Place {
    case reached([Int])
    case barred(by: Int?)
  }

  /// The least key of a controller over all stations above it.
  private static func place(
    of index: Int, on walk: UnwindWalk, answers: UnwindAnswers
  ) -> Place {
    let lineage = walk.tree.lineage(of: index)
    var barrier: Int?
    stations: for (number, station) in walk.stations.enumerated() {
      guard let depth = lineage.firstIndex(of: station) else { continue }
      var key = [number]
      for level in stride(from: depth, to: 0, by: -1) {
        let (keeper, next) = (lineage[level], lineage[level - 1])
        if walk.tree.presented(by: keeper) == next {
          key.append(0)
          continue
        }
        let allowed = answers.allowedChildren(of: keeper, on: walk, at: number)
        guard let branch = allowed.firstIndex(of: next) else {
          barrier = barrier ?? keeper
          continue stations
        }
        key.append(branch + 1)
      }
      return .reached(key + [Int.max])
    }
    return .barred(by: barrier)
  }
}

extension UnwindRanking {
  /// The first controller that answered a search differently from what it declares.
  func contradiction(in record: RequestRecord, of trace: Trace) -> ControllerID? {
    for number in record.search {
      switch trace.events[number].what {
      case .can(let asked, record.id, let answer):
        guard let index = tree.index(of: asked) else { continue }
        let reply = answers.reply(of: index, in: tree, source: walk.source)
        if reply != .unknown && (reply == .performs) != answer { return asked }
      case .allowed(let asked, let list):
        guard let index = tree.index(of: asked), !answers.hidesOrder(of: index, in: tree) else {
          continue
        }
        let declared = answers.allowedChildren(of: index, on: walk, at: walk.stations.count)
        let named = trace.controllers(of: list)
        if !named.elementsEqual(declared.map(tree.controller)) { return asked }
      default: continue
      }
    }
    return nil
  }

  /// Whether somebody says no who has the action, or may have it.
  var isDenied: Bool { tree.nodes.indices.contains { answers.mayDeny($0, in: tree) } }

  /// The first controller that a search asked again.
  ///
  /// Whoever stands on the way outwards may have been met before: a caller that has moved.
  func askedAgain(in record: RequestRecord, of trace: Trace) -> ControllerID? {
    var asked: [ControllerID] = []
    for number in record.search {
      guard case .can(let controller, record.id, _) = trace.events[number].what else { continue }
      if asked.contains(controller), !isOnTheWay(controller) { return controller }
      asked.append(controller)
    }
    return nil
  }

  private func isOnTheWay(_ controller: ControllerID) -> Bool {
    tree.index(of: controller).map(walk.stations.contains) ?? true
  }

  /// Everybody who could have come into question, in the order of the search, and why not.
  ///
  /// - Parameter destination: The controller that the request went to, if any.
  /// - Returns: One sentence for each.
  func remarks(on destination: ControllerID?) -> [Sentence] {
    var reached: [(controller: ControllerID, reply: Reply, key: [Int])] = []
    var unreached: [Sentence] = []
    for index in tree.nodes.indices {
      let controller = tree.controller(at: index)
      let reply = answers.reply(of: index, in: tree, source: walk.source)
      switch Self.place(of: index, on: walk, answers: answers) {
      case .reached(let key): reached.append((controller, reply, key))
      case .barred(let barrier?) where reply == .performs:
        let barrier = tree.controller(at: barrier)
        unreached.append(
          "\(controller) performs the action, but \(barrier) keeps it from the search")
      case .barred(nil) where reply == .performs:
        unreached.append("\(controller) performs the action and is not on the way")
      case .barred: break
      }
    }
    var isFound = false
    var remarks: [Sentence] = []
    for candidate in reached.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let controller = candidate.controller
      switch candidate.reply {
      case .performs where !isFound:
        isFound = true
        remarks.append("\(controller) comes first in the search and performs the action")
      case .performs: remarks.append("\(controller) performs the action and comes later")
      case .vetoes: remarks.append("\(controller) has the action and answers no")
      case .isSource: remarks.append("\(controller) is the source, which does not count")
      case .lacks where controller == destination:
        remarks.append("\(controller) does not have the action")
      case .lacks, .unknown: break
      }
    }
    return remarks + unreached
  }
}
