import FlowModel

extension Step.Kind {
  /// Whether all that happens in such a step is that time passes.
  var isPassing: Bool { self == .settle || self == .wait }
}

extension Trace {
  /// The last step up to one in which more is done than that time passes; `nil` for none.
  func lastDeed(upTo step: Int) -> Int? { steps[...step].lastIndex { !$0.kind.isPassing } }
}
