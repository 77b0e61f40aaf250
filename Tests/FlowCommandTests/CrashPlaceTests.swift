import FlowCommand
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Synchronization
import Testing

/// Real processes that crash: what is told of it, and which crashes are the same.
@Suite struct `The place of a crash` {
  #if os(Linux) && arch(x86_64)
  /// A line of a notice; the address behind it is that of the build.
  private static func line(_ deed: String, in function: String) -> String {
    "flowfuzz: crashed: \(deed) in FlowCommandTests.\(function) (+0x"
  }

  @Test func `is the function with the instruction`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: EndlessEngine(atStep: 2) { readNowhere() }, named: "flowfuzz").run([
        "fuzz"
      ])
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains(Self.line("bad access", in: "readNowhere() -> ()")))
  }

  @Test func `is the function that calls what crashes in the standard library`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: EndlessEngine(atStep: 2) { readBeyond([]) }, named: "flowfuzz").run([
        "fuzz"
      ])
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains(Self.line("trap", in: "readBeyond(Swift.Array<Swift.Int>) -> ()")))
  }

  @Test func `is the function whose cast aborts`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: EndlessEngine(atStep: 2) { miscast(1) }, named: "flowfuzz").run(["fuzz"])
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains(Self.line("abort", in: "miscast(Any) -> ()")))
  }

  @Test func `is one of the calls that call each other for ever, whichever finds no room`()
    async throws
  {
    var places: Set<Substring> = []
    for depth in 0..<3 {
      let result = await #expect(
        processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
      ) { [depth = depth as Int] in
        _ = FlowCommand(for: EndlessEngine(atStep: 2) { ping(depth) }, named: "flowfuzz").run([
          "fuzz", "--workers", "1",
        ])
      }
      let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let line = try #require(error.split(separator: "\n").first { $0.contains("crashed: ") })
      #expect(line.hasPrefix("flowfuzz: crashed: used-up stack in FlowCommandTests.p"))
      // The program begins at another address in each process.
      places.insert(line)
    }
    #expect(places.count == 1)
  }

  @Test func `tells crashes apart that say nothing, so that shrinking keeps to one of them`()
    async throws
  {
    let scratch = try ScratchFolder()
    let path = try scratch.longFlow()
    let answer = try await BuiltProgram("turncoat")
      .run("shrink --certify 0 \(path)", having: ["TURNCOAT": "trips"])
    #expect(answer.exitCode == 70)
    #expect(
      answer.error.hasPrefix("the flow crashes: trap in turncoat.Turncoat.Run.perform("))
    let smallest = try Case(text: answer.out).scenario
    // On a stage of one controller it crashes, too, and that is another crash.
    #expect(smallest.world.stage.entries.count == 2)
    #expect(smallest.steps.count == 2)
  }
  #endif

  @Test func `is told once when two workers crash at once`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let both = Meeting(of: 2)
      let system = EndlessEngine(atStep: 2) {
        both.wait()
        raise(SIGILL)
      }
      let words = ["fuzz", "--runs", "2000", "--workers", "2"]
      _ = FlowCommand(for: system, named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.ranges(of: "flowfuzz: crashed").count == 1)
    #expect(error.ranges(of: "  flowfuzz fuzz --seed 0x0000000000000001 --run ").count == 1)
  }
}

private func readNowhere() {
  let nowhere = UnsafePointer<Int>(bitPattern: MemoryLayout<Int>.stride)
  setenv("WILD", "\(nowhere?.pointee ?? 0)", 1)
}

private func readBeyond(_ numbers: [Int]) { setenv("WILD", "\(numbers[numbers.count])", 1) }

// swift-format-ignore: NeverForceUnwrap
private func miscast(_ anything: Any) { setenv("WILD", anything as! String, 1) }

private func ping(_ depth: Int) {
  pong(depth + 1)
  setenv("WILD", "\(depth)", 1)
}

private func pong(_ depth: Int) {
  // Of these frames no two are of one size.
  withUnsafeTemporaryAllocation(byteCount: 64 * (depth % 7), alignment: 16) { room in
    room.initializeMemory(as: UInt8.self, repeating: 0)
    ping(depth + 1)
  }
  setenv("WILD", "\(depth)", 1)
}

/// A place where threads wait for each other.
private final class Meeting: Sendable {
  private let size: Int
  private let count = Atomic(0)

  init(of size: Int) { self.size = size }

  func wait() {
    count.add(1, ordering: .sequentiallyConsistent)
    while count.load(ordering: .sequentiallyConsistent) < size {}
  }
}
