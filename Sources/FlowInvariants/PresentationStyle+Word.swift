import FlowModel

extension PresentationStyle {
  /// The style, for sentences.
  var word: String { "\(self)" }
}
