import FlowCommand
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

@Suite struct `The flow that a bug was found by` {
  private static let faulty = SketchEngine(fault: .stackNotPopped)

  private func keep(in scratch: ScratchFolder) -> CapturedRun {
    CapturedRun(
      "fuzz --seed 2 --runs 20 --certify 0 --explain 0 --corpus \(scratch.path)", on: Self.faulty)
  }

  private func files(below folder: String, of scratch: ScratchFolder) -> [String] {
    scratch.contents.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".flow") }
  }

  private func read(_ name: String, of scratch: ScratchFolder) throws -> Case {
    try Case(text: String(contentsOfFile: scratch.path + "/" + name, encoding: .utf8))
  }

  @Test func `is kept with the smallest one, which says that it is of the same run`() throws {
    let scratch = try ScratchFolder()
    _ = keep(in: scratch)
    let smallest = try files(below: "regressions", of: scratch).map { try read($0, of: scratch) }
    let originals = try files(below: "originals", of: scratch).map { try read($0, of: scratch) }
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
    let scratch = try ScratchFolder()
    _ = keep(in: scratch)
    let name = try #require(files(below: "originals", of: scratch).first)
    let original = try read(name, of: scratch)
    let run = try #require(original.provenance?.run)
    let grown = try Case(text: CapturedRun("fuzz --seed 2 --run \(run)", on: Self.faulty).out)
    #expect(grown.scenario == original.scenario)
  }

  @Test func `is kept once`() throws {
    let scratch = try ScratchFolder()
    _ = keep(in: scratch)
    let first = scratch.contents
    _ = keep(in: scratch)
    #expect(scratch.contents == first)
  }

  @Test func `holds when the bug is gone, as the smallest does`() throws {
    let scratch = try ScratchFolder()
    _ = keep(in: scratch)
    let count = scratch.contents.count { $0.hasSuffix(".flow") }
    let broken = CapturedRun("replay \(scratch.path)", on: Self.faulty)
    #expect(broken.out.hasSuffix("\n\(count) cases, \(count) broke.\n"))
    let healthy = CapturedRun("replay \(scratch.path)", on: SketchEngine())
    #expect(healthy.out.hasSuffix("\n\(count) cases, 0 broke.\n"))
  }

  @Test func `is shrunk again to one that is as small`() throws {
    let scratch = try ScratchFolder()
    _ = keep(in: scratch)
    let name = try #require(files(below: "originals", of: scratch).first)
    let run = CapturedRun("shrink \(scratch.path)/\(name) --certify 0 --explain 0", on: Self.faulty)
    #expect(run.exitCode == .broke)
    let shrunk = try Case(text: run.out)
    let smallest = try files(below: "regressions", of: scratch).map { try read($0, of: scratch) }
    #expect(smallest.contains(shrunk))
  }

  @Test func `is told as lost when it cannot be kept, and the smallest is kept all the same`()
    throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.file("originals", "a file where a folder should be")
    let run = keep(in: scratch)
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("/originals/"))
    #expect(run.error.contains("cannot be written"))
    #expect(run.out.contains("flowfuzz replay \(scratch.path)/regressions/"))
    #expect(!files(below: "regressions", of: scratch).isEmpty)
  }
}
