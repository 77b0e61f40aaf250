import FlowFuzzing
import FlowTestSupport
import Foundation

func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.compactMap { Int($0) }
let named = Plant.all.filter { words.contains($0.name) }
let plants = named.isEmpty ? Plant.all : named

/// Writes a line for each fault, and then what all came to.
func compare(_ comparing: (Plant, Int, Int) throws -> SearchComparison) rethrows {
  var comparisons: [SearchComparison] = []
  for plant in plants {
    let comparison = try comparing(
      plant, numbers.first ?? 10, numbers.dropFirst().first ?? 2_000)
    if comparisons.isEmpty { write(comparison.title) }
    write(comparison.line)
    comparisons.append(comparison)
  }
  for line in SearchComparison.summary(of: comparisons) { write(line) }
}

switch words.first {
case "shrinking":
  write(ShrinkingBench.title)
  var all: [ShrinkingBench] = []
  for plant in plants {
    let bench = ShrinkingBench(of: plant, seedCount: numbers.first ?? 10)
    write(bench.line)
    all.append(bench)
    guard words.contains("--show") else { continue }
    for (text, count) in bench.texts { write("\n# \(count)\n\(text)") }
  }
  write(ShrinkingBench.summary(of: all))
case "power": try compare { try .power(of: $0, in: $0.system, seedCount: $1, flowsMax: $2) }
case "guidance": try compare { try .guidance(of: $0, in: $0.system, seedCount: $1, flowsMax: $2) }
case "minimum":
  write(MinimumBench.title)
  var all: [MinimumBench] = []
  for pair in stride(from: 0, to: plants.count, by: 2).map({ plants[$0...].prefix(2) }) {
    let benches = Workers(count: pair.count).map(below: pair.count) { index in
      let plant = pair[pair.startIndex + index]
      return MinimumBench(
        of: plant, in: plant.system, seedCount: numbers.first ?? 10,
        flowsMax: numbers.dropFirst().first ?? 200_000)
    }
    for bench in benches {
      write(bench.line)
      all.append(bench)
      if words.contains("--show") { for text in bench.texts { write("\n" + text) } }
    }
  }
  write(MinimumBench.summary(of: all))
case "speed":
  write("calibration".padded(to: 28) + "\(Int(ThreadTime.calibration * 1_000)) ms")
  write(SpeedBench.title)
  for bench in SpeedBench.all { write(bench.line) }
case "growth":
  write(GrowthBench.title)
  for line in GrowthBench().lines { write(line) }
case "workers": try WorkersBench.run(flowCount: numbers.first ?? 60_000)
case "alone": WorkersBench.playAlone(flowCount: numbers.first ?? 20_000)
case "memory":
  MemoryBench.run(flowCount: numbers.first ?? 1_000_000)
default:
  write(
    "usage: Scripts/bench shrinking|power|guidance|minimum|speed|workers|growth|memory …; the script tells more"
  )
  exit(2)
}
