import FlowModel

private enum WrongEmbedding: String, Clauses {
  case never
  case again
  case late
  case outOfOrder
  case notAdded
  /// The view of the child is loaded too early, or after the child was added.
  case childLoadsOutOfTurn
}

extension Invariant {
  /// The embed segues of a scene are performed while the view of its controller loads.
  public static let embedPerformsWhileLoading = Invariant(
    "embed.performs-while-loading",
    About(
      statement: """
        While the view of a controller loads, each embed segue of its scene is asked for once, in \
        the order of the storyboard; a child that is not refused is prepared, loads its own view \
        and is added before the loading ends.
        """,
      source: """
        UIKit, `UIViewController.viewDidLoad()` and `prepare(for:sender:)`. The order inside is \
        undocumented; reading chosen by this project.
        """,
      premise: """
        the view of a controller that was born after the stage loads and its scene has embed \
        segues, or a loading view asks for one
        """),
    listens: Listening(events: [.load, .should]),
    needs: [.should, .instantiate, .prepare, .perform, .add, .load],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongEmbedding>) {
    let asked = chapter.requests.filter { $0.trigger == .load }
    for record in asked where !chapter.isLoading(record.source) {
      report.premiseHeld()
      let however: Sentence = "\(record.source) performs \(record.name) for a view that had loaded"
      report.add(.again, chapter.breach(in: record.source, record, however: however))
    }
    for number in chapter.numbers(of: [.load]) {
      guard case .load(let source) = chapter.trace.events[number].what,
        chapter.expectsEmbedding(in: source)
      else { continue }
      let segues = chapter.history.embedSegues(of: source)
      guard !segues.isEmpty else { continue }
      report.premiseHeld()
      let embedding = Embedding(
        source: source, load: number, segues: segues,
        records: asked.filter { $0.source == source })
      guard let (fault, record) = fault(of: embedding, in: chapter) else { continue }
      report.add(
        fault.clause, chapter.breach(in: source, record, load: number, however: fault.however))
    }
  }

  private struct Embedding {
    var source: ControllerID
    var load: Int
    var segues: [Segue]
    var records: [RequestRecord]
  }

  private static func fault(
    of embedding: Embedding, in chapter: Chapter
  ) -> (Fault<WrongEmbedding>, RequestRecord?)? {
    for segue in embedding.segues {
      let records = embedding.records.filter { $0.segue == segue }
      let name = segue.identifier.text
      guard let first = records.first, let start = first.events.first else {
        if chapter.mayStand(embedding.source, inside: segue) { continue }
        return (Fault(.never, "\(name) is not asked for"), nil)
      }
      if records.count > 1 { return (Fault(.again, "\(name) is asked for again"), first) }
      if start > embedding.load {
        return (Fault(.late, "\(name) comes when the view has loaded"), first)
      }
    }
    let order = embedding.records.compactMap(\.segue?.identifier)
    if order != embedding.segues.map(\.identifier).filter(order.contains) {
      let words = order.map(\.text).joined(separator: ", ")
      return (Fault(.outOfOrder, "the order is \(words)"), nil)
    }
    for record in embedding.records {
      if let fault = fault(of: record, until: embedding.load, in: chapter) {
        return (fault, record)
      }
    }
    return nil
  }

  /// What is wrong with an embed segue that went on after its trigger.
  private static func fault(
    of record: RequestRecord, until end: Int, in chapter: Chapter
  ) -> Fault<WrongEmbedding>? {
    guard chapter.wentOn(record), record.segue?.isOfTheHouse ?? true,
      let child = record.destination,
      let performed = chapter.firstSent(.perform, for: record)
    else { return nil }
    let events = chapter.trace.events
    let added = (performed..<max(performed, end)).first {
      if case .add(child, to: record.source) = events[$0].what { true } else { false }
    }
    guard let added else {
      // Somebody else in its place is another invariant's concern.
      let isReplaced = record.effects.contains { events[$0].kind == .add }
      return isReplaced ? nil : Fault(.notAdded, "\(child) is not added")
    }
    let prepared = chapter.firstSent(.prepare, for: record) ?? performed
    guard let load = chapter.loading(of: child), load > prepared, load < added else {
      return Fault(.childLoadsOutOfTurn, "\(child) loads its view out of turn")
    }
    return nil
  }
}

extension Chapter {
  /// Whether the view of a controller performs its embed segues when it loads.
  ///
  /// One of the stage has been set up, and so has one whose birth nobody told of.
  fileprivate func expectsEmbedding(in source: ControllerID) -> Bool {
    history.birth(of: source) != nil
  }

  /// Whether a controller may stand inside what a segue has embedded, where it is not performed.
  ///
  /// It follows the births from one embed segue to the next, and the parents at the end. In whom
  /// somebody has stood who comes again is not followed.
  fileprivate func mayStand(_ controller: ControllerID, inside segue: Segue) -> Bool {
    guard let index = after.index(of: controller) else { return true }
    var open = after.lineage(of: index).map(after.controller)
    if open.contains(where: { history.isRetained($0) && before?.contains($0) == false }) {
      return true
    }
    var known = Set(open)
    while let next = open.popLast() {
      guard let record = request(bringing: next) else { continue }
      if record.segue == segue { return true }
      if record.segue?.isEmbed == true, known.insert(record.source).inserted {
        open.append(record.source)
      }
    }
    return false
  }

  /// The request for which a controller was born; of one that a segue action makes itself nothing
  /// is told of that until it is prepared.
  private func request(bringing controller: ControllerID) -> RequestRecord? {
    guard let birth = history.birth(of: controller) else { return nil }
    if case .instantiate(_, for: let request?) = trace.events[birth].what {
      return history.requests[request.index]
    }
    return history.requests.first { $0.destination == controller }
  }

  /// Whether a view loads in this chapter that performs its embed segues.
  fileprivate func isLoading(_ source: ControllerID) -> Bool {
    guard expectsEmbedding(in: source) else { return false }
    return isHalted || loading(of: source) != nil
  }

  /// The first event that tells that the view of a controller was loaded.
  fileprivate func loading(of controller: ControllerID) -> Int? {
    events.first { if case .load(controller) = trace.events[$0].what { true } else { false } }
  }

  fileprivate func breach(
    in source: ControllerID, _ record: RequestRecord?, load: Int? = nil, however: Sentence
  ) -> Breach {
    let names = history.embedSegues(of: source).map(\.identifier.text).joined(separator: ", ")
    return Breach(
      request: record?.id, blamed: source,
      witnesses: (record?.events ?? []) + (record?.effects ?? []) + (load.map { [$0] } ?? []),
      expected: "\(source) performs \(names) once, while its view loads", however: however)
  }
}

extension History {
  /// The embed segues of a controller's scene, in the order of the storyboard.
  fileprivate func embedSegues(of controller: ControllerID) -> [Segue] {
    guard let scene = sceneName(of: controller) else { return [] }
    var embeds: [Segue] = []
    let segues = trace.world.storyboard.segues
    for index in segues.indices where segues[index].source == scene && segues[index].isEmbed {
      embeds.append(segues[index])
    }
    return embeds
  }
}
