import FlowCorpus
import FlowModel
import Foundation
import Testing

@Suite struct `A case that is added` {
  let folder = TemporaryFolder()

  static let scenario = Scenario(World(stage: Stage(root: StageEntry("n", .stock(.navigation)))))
  static let finding = Case(
    .invariant("stack.top-is-shown"), from: Case.Provenance(seed: Seed(7), run: 3), scenario)

  @Test func `can be removed, once`() throws {
    let corpus = Corpus(folder: folder.path)
    let file = try corpus.add(Self.finding).file
    try corpus.remove(file)
    #expect(try folder.everything().filter { $0.contains(".flow") } == [])
    #expect(throws: CorpusError.self) { try corpus.remove(file) }
  }

  @Test(
    arguments: [
      (finding.purpose, "regressions/stack.top-is-shown/110ea02d.flow"),
      (.conforms(["a rule"]), "conformance/d8a3cefb.flow"),
      (.interesting, "interesting/56c3bef0.flow"),
      (.invariant("../up/é"), "regressions/-..-up--/01a88c8f.flow"),
    ] as [(Case.Purpose, String)])
  func `goes where its purpose says, under a name that its content gives`(
    purpose: Case.Purpose, name: String
  ) throws {
    let addition = try Corpus(folder: folder.path).add(Case(purpose, Self.scenario))
    #expect(addition.file.name == name)
    #expect(addition == .written(addition.file))
    #expect(try addition.file.read() == Case(purpose, Self.scenario))
    #expect(try folder.everything().filter { $0.contains(".flow") } == [name])
  }

  @Test(
    arguments: [
      (finding.purpose, "originals/stack.top-is-shown/110ea02d.flow"),
      (.invariant("../up/é"), "originals/-..-up--/01a88c8f.flow"),
      (.interesting, "originals/56c3bef0.flow"),
    ] as [(Case.Purpose, String)])
  func `goes to the originals when it has not been shrunk`(
    purpose: Case.Purpose, name: String
  ) throws {
    let corpus = Corpus(folder: folder.path)
    let original = Case(purpose, Self.scenario)
    let file = try corpus.addOriginal(original).file
    #expect(file.name == name)
    #expect(try corpus.addOriginal(original) == .alreadyThere(file))
    _ = try corpus.add(original)
    #expect(try corpus.files().map { try $0.read() } == [original, original])
  }

  @Test func `is not written twice, wherever it comes from`() throws {
    let corpus = Corpus(folder: folder.path)
    let first = try corpus.add(Self.finding).file
    var again = Self.finding
    again.provenance?.run = 4
    again.notes = ["Found again."]
    #expect(try corpus.add(again) == .alreadyThere(first))
    #expect(try first.read() == Self.finding)
    #expect(try corpus.files() == [first])
  }

  @Test(arguments: ["flow 1", "flow 1\ninteresting\n\nstage regular\n  nav other\n"])
  func `leaves a file alone that has its name and says something else`(text: String) throws {
    try folder.write(text, to: "regressions/stack.top-is-shown/110ea02d.flow")
    let corpus = Corpus(folder: folder.path)
    let file = try corpus.add(Self.finding).file
    #expect(file.name == "regressions/stack.top-is-shown/110ea02d-2.flow")
    #expect(try corpus.add(Self.finding) == .alreadyThere(file))
    let other = try Data(contentsOf: URL(fileURLWithPath: corpus.files()[1].path))
    #expect(other == Data(text.utf8))
  }

  @Test func `needs a corpus that is there`() throws {
    let path = folder.path + "/none"
    #expect(throws: CorpusError(.missingFolder, file: path)) {
      try Corpus(folder: path).add(Self.finding)
    }
    #expect(try folder.everything().isEmpty)
  }

  @Test(arguments: [
    ("regressions", "Not a directory"), ("regressions/stack.top-is-shown", "File exists"),
  ])
  func `says so when a file stands where a folder is needed`(name: String, cause: String) throws {
    try folder.write("in the way", to: name)
    let error = #expect(throws: CorpusError.self) {
      try Corpus(folder: folder.path).add(Self.finding)
    }
    #expect(
      error?.description == "\(folder.path)/regressions/stack.top-is-shown: cannot be written: "
        + "\(cause); nothing of it was kept, make room or correct the permissions and run again")
  }

  @Test(.enabled(if: TinyDisk.isAvailable, "mounting a disk needs its rights"))
  func `leaves nothing half-written on a full disk`() throws {
    let disk = try TinyDisk(at: folder.path)
    defer { disk.unmount() }
    try disk.fill()
    let error = #expect(throws: CorpusError.self) {
      try Corpus(folder: folder.path).add(Self.finding)
    }
    #expect(error?.reason == .unwritable("No space left on device"))
    #expect(
      try folder.everything() == ["filler", "regressions", "regressions/stack.top-is-shown"])
  }

  @Test func `appears once when many add it at the same time`() async throws {
    let corpus = Corpus(folder: folder.path)
    let additions = try await withThrowingTaskGroup(of: Corpus.Addition.self) { group in
      for _ in 0..<16 { group.addTask { try corpus.add(Self.finding) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(additions.map(\.file)).count == 1)
    #expect(try folder.everything().filter { $0.contains(".flow") }.count == 1)
  }
}
