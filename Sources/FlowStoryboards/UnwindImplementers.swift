import FlowModel

/// Who is taken to implement the unwind actions of a storyboard.
///
/// An unwind names an action and no target, and which class implements an action stands in the
/// sources and not in the file.
public enum UnwindImplementers: Hashable, Sendable {
  /// What the file lists, as those of Xcode 4 do, and otherwise the scenes that come first on the
  /// way back from the unwind; each such assumption is among the problems.
  case assumed
  /// The actions of each class that implements any; nobody else implements one.
  case listed([ClassName: [ActionName]])
}
