import FlowCommand
import FlowTestSupport
import Foundation
import Testing

@Suite struct `Interesting flows` {
  private func files(in scratch: ScratchFolder) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in scratch.contents where name.hasSuffix(".flow") {
      files[name] = try String(contentsOfFile: scratch.path + "/" + name, encoding: .utf8)
    }
    return files
  }

  @Test func `are kept when they are asked for, and hold when they are played again`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun("fuzz --runs 80 --interesting \(scratch.path)")
    #expect(run.exitCode == .held)
    let kept = try files(in: scratch)
    #expect(kept.count > 20)
    #expect(kept.keys.allSatisfy { $0.hasPrefix("interesting/") })
    #expect(kept.values.allSatisfy { $0.contains("\nnote First that ") })
    let sentence = "\(kept.count) flows that came to something first are below \(scratch.path).\n"
    #expect(run.out.contains(sentence))

    let again = CapturedRun("replay \(scratch.path)")
    #expect(again.exitCode == .held)
    #expect(again.out.hasSuffix("\n\(kept.count) cases, 0 broke.\n"))
  }

  @Test func `are the same files on any number of workers and a second time`() throws {
    let (one, two) = (try ScratchFolder(), try ScratchFolder())
    _ = CapturedRun("fuzz --runs 64 --workers 1 --interesting \(one.path)")
    _ = CapturedRun("fuzz --runs 64 --workers 2 --interesting \(two.path)")
    let first = try files(in: one)
    #expect(try files(in: two) == first)
    _ = CapturedRun("fuzz --runs 64 --workers 2 --interesting \(one.path)")
    #expect(try files(in: one) == first)
    #expect(one.contents.count == first.count + 1, "only the folder is there besides")
  }

  @Test func `lose nothing to those of another seed`() throws {
    let scratch = try ScratchFolder()
    _ = CapturedRun("fuzz --runs 64 --interesting \(scratch.path)")
    let first = try files(in: scratch)
    _ = CapturedRun("fuzz --seed 2 --runs 64 --interesting \(scratch.path)")
    let both = try files(in: scratch)
    #expect(both.count > first.count)
    #expect(first.allSatisfy { both[$0.key] == $0.value })
  }

  @Test func `are kept in a folder that is made for them`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun("fuzz --runs 10 --interesting \(scratch.path)/nightly/flows")
    #expect(run.exitCode == .held)
    #expect(try files(in: scratch).keys.allSatisfy { $0.hasPrefix("nightly/flows/interesting/") })
    #expect(try !files(in: scratch).isEmpty)
  }

  @Test func `end in one error when the folder cannot take them`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.file("interesting", "a file where a folder should be")
    let run = CapturedRun("fuzz --runs 64 --interesting \(scratch.path)")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.components(separatedBy: "cannot be written").count == 2, "\(run.error)")
    #expect(run.out.contains("\n64 flows held.\n"))
    #expect(scratch.contents == ["interesting"])
  }
}
