/// How the command ends.
public enum ExitCode: Int32, Sendable {
  /// Every flow held.
  case held = 0
  /// A flow broke an invariant, no flow came to a step, a case did not show what it must, or flows
  /// left out something of an app where they were to come to all of it.
  case broke = 1
  /// The command was called with words that it does not know.
  case usage = 2
  /// A file or folder could not be read or written.
  case unreadable = 3
  /// FlowFuzz itself is wrong, or the code under test has crashed or does not come to an end.
  case ownBug = 70
}
