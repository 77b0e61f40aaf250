import FlowModel

/// Something that is true of a moment, or not, with the words to say so.
///
/// Two come ready-made: a ``State`` is true or false whenever the flow rests, an ``Occurrence`` is
/// an event.
public protocol Condition: Sendable {
  /// The condition as a clause: "Checkout is shown".
  var words: String { get }

  /// Whether it is true of a moment; `nil` when the moment says nothing about it.
  func holds(at moment: Moment) -> Bool?

  /// Whether the storyboard of a trace has the scenes and segues that it names, or code has made
  /// something of that name: a name that is misspelt proves nothing.
  func isAbout(_ trace: Trace) -> Bool
}

extension Condition {
  /// Nothing is named, unless a condition says what.
  public func isAbout(_ trace: Trace) -> Bool { true }
}
