import FlowFuzzing
import FlowModel
import FlowTestSupport
import Foundation

func fail(_ text: String, with code: Int32 = 2) -> Never {
  FileHandle.standardError.write(Data("alarms: \(text)\n".utf8))
  exit(code)
}

var names = Array(CommandLine.arguments.dropFirst())
var flowsMax = 10_000
if let option = names.firstIndex(of: "--flows") {
  guard let number = names[option...].dropFirst().first.flatMap(Int.init), number > 0 else {
    fail("--flows needs a number of flows, as in '--flows 2000'")
  }
  flowsMax = number
  names.removeSubrange(option...option + 1)
}
let keeps = names.contains("--keep")
names.removeAll { $0 == "--keep" }
if let stranger = names.first(where: { name in !Plant.all.contains { $0.name == name } }) {
  fail("no fault is called '\(stranger)'; one of \(Plant.all.map(\.name)) was expected")
}

let plants = Plant.all.filter { names.isEmpty || names.contains($0.name) }
let limit = flowsMax
let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount)
let drills = workers.map(below: plants.count) { Drill(for: plants[$0], flowsMax: limit) }

func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

var failed = 0
for drill in drills {
  let complaints = drill.complaints
  guard !complaints.isEmpty else { continue }
  failed += 1
  for complaint in complaints { write("\(drill.plant.name): \(complaint)") }
  guard keeps else { continue }
  do { try drill.keep() } catch { fail("\(drill.plant.file): \(error)", with: 3) }
}
let flows = drills.map(\.flowCount).sorted()
write(
  "\(drills.count.counted("fault")), \(failed) not as they must be; "
    + "\(flows.reduce(0, +).counted("flow")), "
    + "\(flows[flows.count / 2]) in the middle, \(flows.last ?? 0) at most")
exit(failed == 0 ? 0 : 1)
