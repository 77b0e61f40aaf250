import FlowModel

extension Step.Kind {
  /// Whether all that happens in such a step is that time passes.
  var isPassing: Bool { self == .settle || self == .wait }
}
