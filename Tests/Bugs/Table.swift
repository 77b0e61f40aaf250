import FlowModel
import FlowTestSupport

/// What the hunts came home with, a line each.
final class Table {
  /// The names of the columns, and a line for each hunt.
  private(set) var lines: [String] = []
  /// Whether every hunt came home with what it should have.
  private(set) var isSuccess = true

  private let show: (String) -> Void

  /// Makes a table that shows each of its lines at once.
  init(show: @escaping (String) -> Void) {
    self.show = show
    add("bug", "seeds", "flows", "steps", "invariant")
  }

  /// Adds the line of a hunt.
  func add(_ hunt: Hunt) {
    let most = hunt.bug.expected.map { " of \($0.stepsMax)" } ?? ""
    let told = hunt.invariants.map(\.text).joined(separator: ", ")
    isSuccess = isSuccess && hunt.isSuccess
    add(
      hunt.bug.name, "\(hunt.foundCount) of \(hunt.bags.count)",
      "\(hunt.medianFlow)", (hunt.steps.map(String.init) ?? "-") + most,
      told.isEmpty ? "silent" : told)
  }

  private func add(
    _ name: String, _ seeds: String, _ flows: String, _ steps: String, _ invariant: String
  ) {
    let nameWidth = KnownBug.all.map(\.name.count).max() ?? 0
    let line =
      name.padded(to: nameWidth + 2) + seeds.padded(to: 8) + flows.padded(to: 7)
      + steps.padded(to: 8) + invariant
    lines.append(line)
    show(line)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
