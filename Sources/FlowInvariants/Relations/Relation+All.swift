import FlowModel

extension Relation {
  /// Every relation of this release.
  static let all = [
    windowWrappedRootChangesNothing,
    segueAnimationChangesNoTree,
    navigationPushAndPopChangeNothing,
    presentationPresentAndDismissChangeNothing,
    sizeDetourChangesNothing,
    exitBackDoesWhatPopDoes,
    exitSwipeDoesWhatDismissDoes,
  ]
}
