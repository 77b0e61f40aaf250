/// The number of one controller in a run: controllers are numbered from zero in order of birth.
public struct ControllerID: Hashable, Sendable, Comparable {
  /// The number.
  public let number: Int32

  /// Makes an identity from its number.
  public init(_ number: Int) { self.number = Int32(number) }

  /// The number as an index into the cast.
  public var index: Int { Int(number) }

  /// Orders controllers by birth.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// The number of one request for a segue in a run, counted from zero.
public struct RequestID: Hashable, Sendable {
  /// The number.
  public let number: Int32

  /// Makes an identity from its number.
  public init(_ number: Int) { self.number = Int32(number) }

  /// The number as an index into the requests of a trace.
  public var index: Int { Int(number) }
}

/// The number of one obligation in a run, counted from zero.
public struct ObligationID: Hashable, Sendable {
  /// The number.
  public let number: Int32

  /// Makes an identity from its number.
  public init(_ number: Int) { self.number = Int32(number) }
}

/// A stretch of the controllers that a trace keeps beside its events.
public struct ControllerList: Hashable, Sendable {
  let start: Int32
  /// How many controllers it has.
  public let count: Int32

  var range: Range<Int> { Int(start)..<Int(start + count) }
}

/// A word that a trace keeps beside its events: the name of a callback, a router, a facet.
public struct WordID: Hashable, Sendable {
  let number: Int32
}

/// Who claims something or owes something: a controller, or a party that is none.
public enum Owner: Hashable, Sendable {
  /// A controller.
  case controller(ControllerID)
  /// A router, a coordinator, the app.
  case party(WordID)
}
