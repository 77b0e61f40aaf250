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
  package var written: String {
    let word: SegueWord =
      switch self {
      case .show: .show
      case .showDetail: .showDetail
      case .present: .present
      case .popover: .popover
      case .custom: .custom
      case .push: .push
      case .replace: .replace
      case .embed: .embed
      case .unwind: .unwind
      }
    return word.word
  }
}
