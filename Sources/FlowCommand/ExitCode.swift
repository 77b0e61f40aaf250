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
  /// Nothing that was found can be relied on: the code under test or FlowFuzz has crashed or does
  /// not come to an end, a flow did something else the second time, or the alarm does not ring.
  case noVerdict = 70
}
