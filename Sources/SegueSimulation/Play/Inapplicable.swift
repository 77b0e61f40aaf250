import FlowModel

/// A step that does not apply.
struct Inapplicable: Error {
  let reason: Decline

  init(_ reason: Decline) { self.reason = reason }
}
