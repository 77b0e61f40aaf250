import FlowModel

extension PresentationStyle {
  /// The style as it is written in the notation.
  package var written: String { word }
}

extension Step.Kind {
  /// The kind as it is written in the notation.
  package var written: String { word }
}

extension Segue.Kind {
  /// The word that says in the notation what the segue does, without its destination.
  package var written: String { sort.word }
}
