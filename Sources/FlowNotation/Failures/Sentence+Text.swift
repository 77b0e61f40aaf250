import FlowModel

extension Sentence {
  /// The sentence with every controller called by its name in the trace that it speaks of.
  public func text(in trace: Trace) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .controller(let controller): trace.name(of: controller)
      }
    }.joined()
  }

  /// The controllers that the sentence speaks of, in its order.
  var controllers: [ControllerID] {
    parts.compactMap { part in
      switch part {
      case .text: nil
      case .controller(let controller): controller
      }
    }
  }
}

extension String {
  /// The text with a full stop at its end, if it has no mark there.
  var asSentence: String {
    guard let last, !".!?…".contains(last) else { return self }
    return self + "."
  }
}
