import FlowInvariants
import FlowModel

/// A trace told line by line.
///
/// `tree` is followed by the controllers of a snapshot, indented by who lists whom; `do` by what is
/// done, and the lines after it by what happens. A step without a tree leaves the last one. A
/// planted bug is a rewrite of a healthy tale: lines are dropped, doubled, swapped or replaced.
///
/// ```
/// tree
///   nav n
///     A
///     S
/// do performSegue S.done
/// create S.done to A
/// prepare S for S.done to A
/// action A S.done
/// perform S.done
/// pop n to A
/// tree
///   nav n
///     A
/// ```
struct Tale {
  var storyboard: Storyboard
  var lines: [String]
  /// Whether it tells of completions.
  var tellsCompletions: Bool

  init(_ storyboard: Storyboard, _ text: String) {
    self.storyboard = storyboard
    lines = text.split(separator: "\n").map(String.init)
    tellsCompletions = lines.contains { $0.hasPrefix("completion ") }
  }

  /// The tale as a trace.
  var trace: Trace {
    let chapters = chapters
    let world = World(
      storyboard: storyboard, stage: Stage(root: StageEntry("root", .stock(.content))))
    var play = Play(TaleSystem(chapters: chapters), in: world)
    for chapter in chapters { if let step = chapter.step { play.perform(step) } }
    return play.trace
  }

  private var chapters: [TaleChapter] {
    var chapters = [TaleChapter()]
    for line in lines {
      if line.hasPrefix("do ") {
        chapters.append(TaleChapter(step: TaleLine(line.dropFirst(3)).step))
      } else if line.hasPrefix("tree") {
        chapters[chapters.count - 1].tree = [line]
      } else if line.hasPrefix(" ") {
        chapters[chapters.count - 1].tree?.append(line)
      } else {
        chapters[chapters.count - 1].events.append(TaleLine(line[...]))
      }
    }
    return chapters
  }
}

/// The stage or one step of a tale.
struct TaleChapter {
  var step: Step?
  var events: [TaleLine] = []
  var tree: [String]?
}

extension Tale {
  /// Leaves a line out.
  func dropping(_ line: String) -> Tale { replacing(line, with: []) }

  /// Tells a line twice.
  func doubling(_ line: String) -> Tale { replacing(line, with: [line, line]) }

  /// Tells something else instead of a line.
  func replacing(_ line: String, with others: [String]) -> Tale {
    var tale = self
    let position = place(of: line)
    tale.lines.replaceSubrange(position...position, with: others)
    return tale
  }

  /// Tells two lines in each other's place.
  func swapping(_ line: String, _ other: String) -> Tale {
    var tale = self
    tale.lines.swapAt(place(of: line), place(of: other))
    return tale
  }

  /// Ends with another tree.
  func ending(_ tree: String) -> Tale {
    var tale = self
    if let last = lines.lastIndex(where: { $0.hasPrefix("tree") }),
      lines[last...].dropFirst().allSatisfy({ $0.hasPrefix(" ") })
    {
      tale.lines.removeSubrange(last...)
    }
    tale.lines += ["tree"] + tree.split(separator: "\n").map { "  " + $0 }
    return tale
  }

  private func place(of line: String) -> Int {
    guard let place = lines.firstIndex(of: line) else { preconditionFailure("no line '\(line)'") }
    return place
  }
}

extension Tale {
  /// What the standard catalogue says about it; that no completion runs is told by a tale that has
  /// one, or has had one.
  var verdict: Verdict { verdict(without: []) }

  private func verdict(without untold: [Event.Kind]) -> Verdict {
    let left = untold + (tellsCompletions ? [] : [.completion])
    let heard = Set(Event.Kind.allCases).subtracting(left)
    return Catalog(Catalog.standard.invariants, hearing: heard).verdict(on: trace)
  }

  /// The signatures of its violations, a line each.
  var broken: [String] { broken(without: []) }

  /// The signatures of its violations when the system is one that never tells of some kinds.
  func broken(without untold: [Event.Kind]) -> [String] {
    verdict(without: untold).violations.map { "\($0.signature.invariant) \($0.signature.clause)" }
  }

  /// Whose class each of its violations names.
  var culprits: [Culprit] { verdict.violations.map(\.signature.culprit) }

  /// The step of each of its violations.
  var brokenSteps: [Int?] { verdict.violations.map(\.step) }

  /// Its violations as a person would read them.
  var told: String {
    let trace = trace
    return verdict.violations.map { violation in
      let sentences = [violation.expected, violation.however] + violation.remarks
      let witnesses = violation.witnesses.map(String.init).joined(separator: " ")
      return ["\(violation.signature.invariant) \(violation.signature.clause)"]
        + ["events \(witnesses)"] + sentences.map { $0.text(in: trace) }
    }.map { $0.joined(separator: "\n") }.joined(separator: "\n")
  }

  /// How often the premise of an invariant held.
  func premiseCount(of invariant: InvariantID) -> Int { verdict.premises[invariant] ?? 0 }
}

extension Sentence {
  fileprivate func text(in trace: Trace) -> String {
    parts.map {
      switch $0 {
      case .text(let text): text
      case .controller(let controller): trace.cast[controller.index].label?.text ?? "?"
      }
    }.joined()
  }
}
