/// Why a flow of an exhaustion need not be played.
package enum SkipCause: UInt8, CaseIterable, Sendable {
  /// A step of its beginning was declined, so it is a flow without that step.
  case declined
  /// A misuse ended the run before the last step, so it is its own beginning.
  case ended
  /// A step that was not settled left nothing in flight, so it is the flow in which it settles.
  case atRest
  /// A step gave a container more children than its class has, or left it fewer, so it is none.
  case childCount
}
