import FlowModel

extension StoryboardReading {
  /// Puts the readings of several files together; a flow begins in the first.
  ///
  /// What one file calls by a reference is looked up in the others: of several with that name in
  /// the one that stands nearest to it in the folders. A scene whose name an earlier file has taken
  /// gets the name of its file beside its own.
  ///
  /// - Parameter readings: The readings of the files, at least one.
  /// - Returns: One reading with all scenes, and all problems that are left.
  public static func linked(_ readings: [StoryboardReading]) -> StoryboardReading? {
    guard let first = readings.first else { return nil }
    guard readings.count > 1 else { return first }
    var taken: Set<SceneName> = []
    let renamed = readings.map { $0.renamed(besides: &taken) }
    var linked = first
    var named = renamed.flatMap(\.storyboard.named)
    named.numberNames()
    linked.storyboard = Storyboard(
      scenes: renamed.flatMap(\.storyboard.scenes), segues: renamed.flatMap(\.storyboard.segues),
      controls: renamed.flatMap(\.storyboard.controls),
      references: renamed.flatMap(\.storyboard.references), named: named,
      views: renamed.flatMap(\.storyboard.views))
    linked.problems = renamed.enumerated().flatMap { index, reading in
      reading.problems.filter { index == 0 || !$0.isAboutBeginning }
    }
    for (index, reading) in renamed.enumerated() {
      var others = renamed
      others.remove(at: index)
      linked.resolveReferences(of: reading, in: others)
    }
    for case .listed(let actions) in renamed.map(\.implementers) {
      linked.storyboard.declareUnwinds(of: actions)
    }
    for reading in renamed { linked.declareUnwinds(of: reading) }
    return linked
  }

  private mutating func resolveReferences(
    of reading: StoryboardReading, in readings: [StoryboardReading]
  ) {
    for reference in reading.outside.references {
      let others = readings.filter { $0.file.storyboardName == reference.storyboard }
      guard let other = others.nearest(to: reading.file) else { continue }
      problems.removeAll { problem in
        guard case .note(.outside) = problem.what else { return false }
        return problem.file == reading.file && problem.place == reference.place
      }
      let target = reference.identifier.map { other.outside.identifiers[$0] } ?? other.initial
      guard let target else {
        let fault = StoryboardProblem.Fault.brokenReference(
          reference.name, identifier: reference.identifier, in: reference.storyboard)
        var problem = StoryboardProblem(reference.place, .error(fault))
        problem.file = reading.file
        problems.append(problem)
        if reference.name != start.scene { storyboard.breakOff(reference.name) }
        continue
      }
      storyboard.scenes.removeAll { $0.name == reference.name }
      storyboard.references.append(SceneReference(reference.name, to: target))
    }
  }

  /// Takes the scenes of other files, too, to implement what nobody in an unwind's own file does;
  /// only those that are listed, where whoever has read that file has a list.
  private mutating func declareUnwinds(of reading: StoryboardReading) {
    let isAssumed = reading.implementers == .assumed
    let waysBack = WaysBack(in: storyboard)
    for unwind in reading.outside.unwinds {
      let nearest = isAssumed ? waysBack.nearestScenes(to: unwind.source) : []
      guard isAssumed ? !nearest.isEmpty : storyboard.hasImplementer(of: unwind.action) else {
        continue
      }
      let warnings: [StoryboardProblem.What] = [
        .warning(.nobodyImplements(unwind.action)), .warning(.notListed(unwind.action)),
      ]
      problems.removeAll {
        $0.file == reading.file && $0.place == unwind.place && warnings.contains($0.what)
      }
      for scene in nearest {
        guard let index = storyboard.index(of: scene),
          !storyboard.scenes[index].contract.unwinds.contains(unwind.action)
        else { continue }
        storyboard.scenes[index].contract.unwinds.append(unwind.action)
        var problem = StoryboardProblem(
          unwind.place, .note(.assumed(scene, implements: unwind.action)))
        problem.file = reading.file
        problems.append(problem)
      }
    }
  }
}

extension StoryboardReading {
  /// The same reading with names that no earlier file has.
  private func renamed(besides taken: inout Set<SceneName>) -> StoryboardReading {
    var names: [SceneName: SceneName] = [:]
    for former in storyboard.scenes.map(\.name) + storyboard.references.map(\.name) {
      var name = former
      var number = 1
      while !taken.insert(name).inserted {
        name = SceneName("\(former) (\(file.storyboardName)\(number == 1 ? "" : " \(number)"))")
        number += 1
      }
      if name != former { names[former] = name }
    }
    guard !names.isEmpty else { return self }
    func new(_ name: SceneName) -> SceneName { names[name] ?? name }
    var reading = self
    for index in storyboard.scenes.indices {
      reading.storyboard.scenes[index].name = new(storyboard.scenes[index].name)
      reading.storyboard.scenes[index].holds = storyboard.scenes[index].holds.map(new)
    }
    for index in storyboard.segues.indices {
      let segue = storyboard.segues[index]
      reading.storyboard.segues[index].source = new(segue.source)
      guard let destination = segue.destination else { continue }
      reading.storyboard.segues[index].kind = segue.kind.leading(to: new(destination))
    }
    for index in storyboard.references.indices {
      reading.storyboard.references[index].name = new(storyboard.references[index].name)
    }
    for index in storyboard.controls.indices {
      reading.storyboard.controls[index].scene = new(storyboard.controls[index].scene)
    }
    for index in storyboard.views.indices {
      reading.storyboard.views[index].scene = new(storyboard.views[index].scene)
    }
    for index in storyboard.named.indices {
      reading.storyboard.named[index] = storyboard.named[index].renamed(new)
    }
    reading.initial = initial.map(new)
    reading.outside.identifiers = outside.identifiers.mapValues(new)
    for index in outside.references.indices {
      reading.outside.references[index].name = new(outside.references[index].name)
    }
    for index in outside.unwinds.indices {
      reading.outside.unwinds[index].source = new(outside.unwinds[index].source)
    }
    return reading
  }
}

extension StoryboardProblem {
  /// Whether it is told because a flow begins in its file.
  fileprivate var isAboutBeginning: Bool {
    switch what {
    case .note(.noInitial), .note(.compactWindow), .note(.windowContent): true
    case .note, .warning, .error: false
    }
  }
}

extension NamedStoryboard {
  fileprivate func renamed(_ new: (SceneName) -> SceneName) -> NamedStoryboard {
    NamedStoryboard(
      name, initial: initial.map(new),
      members: members.map { Member(new($0.scene), as: $0.identifier) })
  }
}

extension [StoryboardReading] {
  /// The one whose file shares most folders with another file; of several the first.
  fileprivate func nearest(to file: String) -> StoryboardReading? {
    let folders = file.split(separator: "/").dropLast()
    let shared = map { reading in
      zip(reading.file.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
    }
    return shared.max().flatMap(shared.firstIndex).map { self[$0] }
  }
}

extension [NamedStoryboard] {
  /// Gives a number to whatever has the name of one before it, as a file for another language does.
  fileprivate mutating func numberNames() {
    var taken: Set<StoryboardName> = []
    for index in indices {
      let name = self[index].name
      var number = 1
      while !taken.insert(self[index].name).inserted {
        number += 1
        self[index].name = StoryboardName("\(name) \(number)")
      }
    }
  }
}
