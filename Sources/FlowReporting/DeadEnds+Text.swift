import FlowFuzzing
import FlowModel
import FlowNotation

extension DeadEnds {
  /// Which screens no flow has left, and how many flows came there; no line where there are none.
  ///
  /// - Parameter namesMax: How many names a line has at most.
  /// - Returns: The lines.
  package func lines(namesMax: Int) -> [String] {
    let names = screens.map {
      "\(ClassName($0.name).spelled)\($0.aspect.words) (\($0.flowCount.counted("flow")))"
    }
    return names.lines(titled: "screens that no flow has left", namesMax: namesMax)
  }
}

extension DeadEnds.Aspect {
  /// Where that is, after the name of a screen.
  fileprivate var words: String {
    switch self {
    case .any: ""
    case .at(.pushed): " where it was pushed"
    case .at(.presented(let form)): " where it was presented as \(form)"
    case .at(.rooted): " where it fills the window"
    case .titled(let title): " titled \(title.quotedAsTitle)"
    case .after(let name): " after \(ClassName(name).spelled)"
    }
  }
}
