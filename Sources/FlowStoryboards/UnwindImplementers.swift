import FlowModel

/// Who is taken to implement the unwind actions of a storyboard.
///
/// An unwind names an action and no target, and which class implements an action stands in the
/// sources and not in the file.
public enum UnwindImplementers: Hashable, Sendable {
  /// Those whom the file lists, or else the scenes that come first on the way back from the unwind.
  ///
  /// Files of Xcode 4 list them. Each assumption is among the problems.
  case assumed
  /// The actions of each class that implements any; nobody else implements one.
  case listed([ClassName: [ActionName]])
}
