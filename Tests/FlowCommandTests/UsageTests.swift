import FlowCommand
import Testing

@Suite struct `The words of the command` {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var line: String
    var says: String
    var testDescription: String { line }
  }

  @Test(arguments: [
    Mistake(line: "", says: "a command is missing"),
    Mistake(line: "fuz", says: "unknown command 'fuz'"),
    Mistake(line: "fuzz --sed 1", says: "unknown option '--sed'"),
    Mistake(line: "fuzz --seed", says: "option '--seed' needs a value"),
    Mistake(line: "fuzz --seed xyz", says: "found 'xyz'"),
    Mistake(line: "fuzz --seed 1 --seed 2", says: "option '--seed' was given twice"),
    Mistake(line: "fuzz --runs 0", says: "takes a whole number from 1 to 1000000000000, found '0'"),
    Mistake(line: "fuzz --runs=-3", says: "found '-3'"),
    Mistake(
      line: "fuzz --run 9223372036854775807",
      says: "takes a whole number from 0 to 1000000000000, found '9223372036854775807'"),
    Mistake(
      line: "fuzz --workers 1000000000000", says: "takes a whole number from 1 to 1024, found"),
    Mistake(
      line: "exhaust flows --workers 2000", says: "takes a whole number from 1 to 1024, found"),
    Mistake(line: "fuzz --driver me", says: "found 'me'"),
    Mistake(line: "fuzz --driver person", says: "add '--storyboard FILE'"),
    Mistake(line: "fuzz --start Home --world a.flow", says: "add '--storyboard FILE'"),
    Mistake(
      line: "fuzz --storyboard Main.storyboard --size wide",
      says: "takes 'regular' or 'compact'; found 'wide'"),
    Mistake(line: "fuzz --strict", says: "add '--storyboard FILE' or '--world FILE'"),
    Mistake(line: "fuzz --strict --world a.flow --run 1", says: "leave out '--strict'"),
    Mistake(
      line: "fuzz --world a.flow --storyboard Main.storyboard", says: "leave out one of them"),
    Mistake(
      line: "fuzz --controllers 20 --world a.flow", says: "leave it out with '--world'"),
    Mistake(
      line: "fuzz --steps 0",
      says: "option '--steps' takes a whole number from 1 to 10000, found '0'"),
    Mistake(
      line: "fuzz --controllers 20 --storyboard Main.storyboard",
      says: "leave it out with '--storyboard'"),
    Mistake(line: "fuzz now", says: "unexpected word 'now'"),
    Mistake(line: "fuzz --invariant tree.is-nice", says: "no invariant is called 'tree.is-nice'"),
    Mistake(line: "fuzz --without tree.is-nice", says: "no invariant is called 'tree.is-nice'"),
    Mistake(line: "replay", says: "replay needs the path of a case file"),
    Mistake(line: "shrink", says: "shrink needs the path of one case file"),
    Mistake(line: "shrink a b", says: "found 2"),
    Mistake(
      line: "shrink a --driver person --certify 5", says: "leave it out with '--driver person'"),
    Mistake(
      line: "fuzz --world a.flow --driver person --certify 5",
      says: "leave it out with '--driver person'"),
    Mistake(
      line: "shrink a --seconds 0", says: "takes a whole number from 1 to 1000000000000, found '0'"),
    Mistake(line: "exhaust", says: "exhaust needs to be told what"),
    Mistake(
      line: "exhaust unwinds --controllers 7", says: "takes a whole number from 1 to 6, found '7'"),
    Mistake(
      line: "exhaust unwinds --steps 2", says: "'--steps' belongs to 'exhaust flows'"),
    Mistake(
      line: "exhaust unwinds --retained", says: "'--retained' belongs to 'exhaust flows'"),
    Mistake(line: "exhaust flows --steps 5", says: "takes a whole number from 1 to 4, found '5'"),
    Mistake(line: "exhaust flows --kinds content,card", says: "found 'card'"),
    Mistake(line: "exhaust flows --kinds nav,tabs", says: "every tree ends in pages"),
    Mistake(line: "exhaust flows --class Drawer", says: "no class is called 'Drawer'"),
    Mistake(line: "exhaust flows --controllers 1 --steps 1 --from 20", says: "there are 20 flows"),
    Mistake(line: "exhaust flows --controllers 1 --steps 1 --to 21", says: "there are 20 flows"),
    Mistake(line: "canary now", says: "unexpected word 'now'"),
    Mistake(line: "invariants --all", says: "unknown option '--all'"),
  ])
  func `get one clear error when they are wrong`(mistake: Mistake) {
    let run = CapturedRun(mistake.line)
    #expect(run.exitCode == .usage)
    #expect(run.error.contains(mistake.says), "\(run.error)")
    #expect(run.error.contains("See 'flowfuzz --help'."))
    #expect(run.out.isEmpty)
  }

  @Test(arguments: ["--help", "-h", "help", "fuzz --help", "replay --help"])
  func `are explained when asked for`(line: String) {
    let run = CapturedRun(line)
    #expect(run.exitCode == .held)
    #expect(run.out.contains("flowfuzz fuzz [options]"))
    #expect(run.error.isEmpty)
  }

  @Test(arguments: ["fuzz", "replay", "shrink", "exhaust flows"])
  func `are all explained`(command: String) throws {
    let error = CapturedRun("\(command) --new").error
    let known = try #require(error.firstMatch(of: /known here: (.+)/)).1.split(separator: " ")
    let help = CapturedRun("--help").out
    #expect(known.count > 1)
    for option in known { #expect(help.contains("\(option) ") || help.contains("\(option),")) }
  }
}
