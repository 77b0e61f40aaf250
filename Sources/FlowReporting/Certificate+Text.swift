import FlowShrinking

extension Certificate {
  /// What the certificate says, as a sentence.
  package var text: String {
    switch (flowCount, isComplete) {
    case (0, true): "There is no smaller flow over the same words."
    case (1, true): "The one smaller flow over the same words does not break it."
    case (_, true): "None of the \(flowCount) smaller flows over the same words breaks it."
    case (1, false):
      "The first smaller flow over the same words does not break it; there are more."
    case (_, false):
      "None of the first \(flowCount) smaller flows over the same words breaks it; there are more."
    }
  }
}
