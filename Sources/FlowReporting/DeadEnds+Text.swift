import FlowFuzzing
import FlowModel
import FlowNotation

extension DeadEnds {
  /// Which screens no flow has left, and how many flows came there; no line where there are none.
  var lines: [String] {
    let names = screens.map { "\(ClassName($0.name).spelled) (\($0.flowCount) flows)" }
    return [names.line("screens that no flow has left")].compactMap(\.self)
  }
}
