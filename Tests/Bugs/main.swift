import FlowNotation
import FlowTestSupport
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
let names = words.filter { !["--keep", "--show"].contains($0) }
let known = KnownBug.all.map(\.name)
if let stranger = names.first(where: { !known.contains($0) }) {
  FileHandle.standardError.write(
    Data("bugs: no bug is called '\(stranger)'; one of \(known) was expected\n".utf8))
  exit(2)
}

func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

let table = Table(show: write)
for bug in KnownBug.all where names.isEmpty || names.contains(bug.name) {
  let hunt = Hunt(for: bug)
  table.add(hunt)
  guard words.contains("--show") else { continue }
  for bag in hunt.bags { for found in bag.cases { write("\n" + found.text) } }
}
if words.contains("--keep") { try Page.keep(table.lines) }
exit(table.isSuccess ? 0 : 1)
