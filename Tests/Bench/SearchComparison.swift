import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowTestSupport

/// How many flows it takes until a fault shows, for two ways of making flows.
struct SearchComparison {
  private let plant: Plant
  private let lines: [SearchLine]

  /// Compares two ways of looking for a fault.
  init(of plant: Plant, _ one: SearchLine, _ other: SearchLine) {
    self.plant = plant
    lines = [one, other]
  }

  /// A judge that looks for nothing but a fault.
  static func judge<System: FlowSystem>(
    of system: System, lookingFor plant: Plant
  ) throws -> Judge<System> {
    Judge(of: system, by: try Catalog.standard.only([plant.brokenInvariant]))
  }

  /// The names of the columns.
  var title: String {
    "fault".padded(to: 36)
      + (lines.flatMap { [$0.name, "seeds"] } + ["times"]).map { $0.padded(to: 10) }.joined()
  }

  /// The line of the fault: for both ways the median of the flows and how many seeds have found it,
  /// and how many times more the other one takes.
  var line: String {
    plant.name.padded(to: 36)
      + (lines.flatMap(\.words) + [ratio.formatted]).map { $0.padded(to: 10) }.joined()
  }

  /// How many times more flows the other way takes; a lower bound where it has not found the fault.
  private var ratio: Double { Double(lines[1].median) / Double(lines[0].median) }

  /// The lines of all faults: the median of the ratios, and what all searches took together.
  static func summary(of comparisons: [SearchComparison]) -> [String] {
    ["median".padded(to: 76) + comparisons.map(\.ratio).median.formatted]
      + [0, 1].map { way in SearchLine.total(of: comparisons.map { $0.lines[way] }) }
  }
}
