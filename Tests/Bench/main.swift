import FlowTestSupport
import Foundation

func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

let words = Array(CommandLine.arguments.dropFirst())
let seedCount = words.first.flatMap { Int($0) } ?? 10
let names = words.filter { Int($0) == nil && $0 != "--show" }
write(ShrinkingBench.title)
for fault in Fault.allCases where names.isEmpty || names.contains(fault.rawValue) {
  let bench = ShrinkingBench(of: fault, seedCount: seedCount)
  write(bench.line)
  guard words.contains("--show") else { continue }
  for (text, count) in bench.texts { write("\n# \(count)\n\(text)") }
}
