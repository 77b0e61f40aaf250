/// What the user does by a touch of something that code has put before them.
public enum TouchRole: UInt8, Hashable, Sendable, CaseIterable {
  /// They touch it.
  case plain
  /// They begin a gesture and take it back.
  case takenBack
  /// They touch what lies beside what is presented, and leave that.
  case outside
  /// They swipe a row or press it for long, and touch what comes up, if anything does.
  case behindRow
  /// They touch what lies in front of a whole child of the controller, as behind a menu.
  case cover
  /// They touch the answer that cancels an alert with several, or what ends a search, whatever it
  /// is called.
  case cancel
  /// They pull what loads anew.
  case refresh
  /// They touch the return key, which is there for every field.
  case returnKey
}
