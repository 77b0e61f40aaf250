import FlowModel

/// The numbers of some events of a trace, in order, found one after the other.
///
/// It goes through the events as often as it is gone through itself, and keeps no list of them.
public struct EventNumbers<Base: BidirectionalCollection<Int>>: BidirectionalCollection {
  private let base: Base
  private let events: [Event]
  private let kinds: EnumSet<Event.Kind>
  private let vantage: Event.Vantage?

  /// The place of the first number.
  public private(set) var startIndex: Base.Index

  /// Those of some numbers whose events are of some kinds, told by whomever or from one vantage.
  init(
    _ base: Base, of events: [Event], in kinds: EnumSet<Event.Kind>,
    from vantage: Event.Vantage? = nil
  ) {
    self.base = base
    self.events = events
    self.kinds = kinds
    self.vantage = vantage
    startIndex = base.startIndex
    startIndex = firstIndex(from: startIndex)
  }

  private func isWanted(_ index: Base.Index) -> Bool {
    let event = events[base[index]]
    return kinds.contains(event.kind) && (vantage == nil || event.vantage == vantage)
  }

  private func firstIndex(from start: Base.Index) -> Base.Index {
    var index = start
    while index != base.endIndex, !isWanted(index) { base.formIndex(after: &index) }
    return index
  }

  /// The place after the last number.
  public var endIndex: Base.Index { base.endIndex }

  /// The number at a place.
  public subscript(index: Base.Index) -> Int { base[index] }

  /// The place of the next number.
  public func index(after index: Base.Index) -> Base.Index {
    firstIndex(from: base.index(after: index))
  }

  /// The place of the number before.
  ///
  /// - Precondition: The place is not the first.
  public func index(before index: Base.Index) -> Base.Index {
    var index = base.index(before: index)
    while !isWanted(index) { base.formIndex(before: &index) }
    return index
  }
}

extension EventNumbers {
  /// The numbers of one and then of the other.
  public static func + (left: Self, right: Self) -> [Int] { Array(left) + right }
}

extension EventNumbers: Sendable where Base: Sendable, Base.Index: Sendable {}

extension Trace {
  /// The numbers of the events of a chapter: 0 is the stage.
  func events(ofChapter number: Int) -> Range<Int> {
    (number == 0 ? 0 : eventEnds[number - 1])..<eventEnds[number]
  }
}
