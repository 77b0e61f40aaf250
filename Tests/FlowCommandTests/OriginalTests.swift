import FlowCommand
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

@Suite struct `The flow that a bug was found by` {
  private static let faulty = SketchEngine(fault: .stackNotPopped)

  @discardableResult
  private static func keep(in scratch: ScratchFolder) -> CapturedRun {
    CapturedRun(
      "fuzz --seed 2 --runs 20 --certify 0 --explain 0 --corpus \(scratch.path)", on: faulty)
  }

  /// The cases that the campaign keeps, by their names.
  private static let kept = Result {
    let scratch = try ScratchFolder()
    keep(in: scratch)
    return try scratch.contents.filter { $0.hasSuffix(".flow") }.reduce(into: [String: String]()) {
      $0[$1] = try String(contentsOfFile: scratch.path + "/" + $1, encoding: .utf8)
    }
  }

  /// The cases below a folder that the campaign keeps, in the order of their names.
  private func cases(below folder: String) throws -> [Case] {
    let kept = try Self.kept.get()
    return try kept.keys.filter { $0.hasPrefix("\(folder)/") }.sorted().compactMap { kept[$0] }
      .map { try Case(text: $0) }
  }

  private func files(below folder: String, of scratch: ScratchFolder) -> [String] {
    scratch.contents.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".flow") }
  }

  @Test func `is kept with the smallest one, which says that it is of the same run`() throws {
    let smallest = try cases(below: "regressions")
    let originals = try cases(below: "originals")
    #expect(!originals.isEmpty)
    for original in originals {
      let pair = try #require(smallest.first { $0.provenance == original.provenance })
      #expect(pair.purpose == original.purpose)
      #expect(pair.scenario.text.count < original.scenario.text.count)
    }
  }

  @Test func `stands beside one smallest flow of each bug, whichever came first`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun(
      "fuzz --seed 2 --runs 400 --certify 500 --explain 0 --corpus \(scratch.path)",
      on: Self.faulty)
    let paths = files(below: "regressions", of: scratch)
    #expect(paths.count == run.out.components(separatedBy: "\nReplay it:\n").count - 1)
    for path in paths { #expect(run.out.contains("replay \(scratch.path)/\(path)")) }
  }

  @Test func `is as it was grown`() throws {
    let original = try #require(try cases(below: "originals").first)
    let run = try #require(original.provenance?.run)
    let grown = try Case(text: CapturedRun("fuzz --seed 2 --run \(run)", on: Self.faulty).out)
    #expect(grown.scenario == original.scenario)
  }

  @Test func `is kept once`() throws {
    let scratch = try ScratchFolder()
    Self.keep(in: scratch)
    let first = scratch.contents
    Self.keep(in: scratch)
    #expect(scratch.contents == first)
  }

  @Test func `holds when the bug is gone, as the smallest does`() throws {
    let scratch = try ScratchFolder()
    let texts = try Self.kept.get().values
    for (number, text) in texts.enumerated() { _ = try scratch.file("\(number).flow", text) }
    let count = texts.count
    #expect(count > 1)
    let broken = CapturedRun("replay \(scratch.path)", on: Self.faulty)
    #expect(broken.out.hasSuffix("\n\(count) cases, \(count) broke.\n"))
    let healthy = CapturedRun("replay \(scratch.path)", on: SketchEngine())
    #expect(healthy.out.hasSuffix("\n\(count) cases, 0 broke.\n"))
  }

  @Test func `is shrunk again to one that is as small`() throws {
    let scratch = try ScratchFolder()
    let original = try #require(try cases(below: "originals").first)
    let path = try scratch.file("original.flow", original.text)
    let run = CapturedRun("shrink \(path) --certify 0 --explain 0", on: Self.faulty)
    #expect(run.exitCode == .broke)
    let shrunk = try Case(text: run.out)
    let smallest = try cases(below: "regressions")
    #expect(smallest.contains(shrunk))
  }

  @Test func `is told as lost when it cannot be kept, and the smallest is kept all the same`()
    throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.file("originals", "a file where a folder should be")
    let run = Self.keep(in: scratch)
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("/originals/"))
    #expect(run.error.contains("cannot be written"))
    #expect(run.out.contains("flowfuzz replay \(scratch.path)/regressions/"))
    #expect(!files(below: "regressions", of: scratch).isEmpty)
  }
}
