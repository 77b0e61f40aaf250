import FlowModel

extension Relation {
  /// Every relation of this release.
  static let all = [
    windowWrappedRootChangesNothing,
    transitionAnimationChangesNoTree,
    navigationPushAndPopChangeNothing,
    presentationPresentAndDismissChangeNothing,
    sizeDetourChangesNothing,
    exitBackDoesWhatPopDoes,
    exitSwipeDoesWhatDismissDoes,
  ]
}
