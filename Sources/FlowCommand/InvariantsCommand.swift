import FlowInvariants
import FlowModel

extension FlowCommand {
  /// Prints what must hold, when that says something, and where it comes from.
  func listInvariants(_ words: [String]) throws(CommandError) -> ExitCode {
    try Arguments(words).requireNoOperands()
    for id in catalog.ids {
      guard let about = catalog.about(id) else { continue }
      console.print(id.text)
      console.print("  \(about.statement)")
      console.print("  Says something when: \(about.premise)")
      console.print("  Source: \(about.source)")
    }
    return .held
  }
}
