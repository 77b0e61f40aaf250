import FlowModel

/// The decisions of one run, drawn from a seed and nowhere else.
///
/// The generator and the way a bounded number is cut from it are our own, because the standard
/// library promises neither across releases and a seed must mean the same run next year.
///
/// - SeeAlso: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
package struct Choices: Hashable, Sendable {
  private var state: UInt64
  private let gamma: UInt64

  /// Begins the stream of a seed.
  package init(seed: Seed) { self.init(state: seed.bits, gamma: goldenGamma) }

  private init(state: UInt64, gamma: UInt64) {
    self.state = state
    self.gamma = gamma
  }

  /// Draws 64 bits.
  package mutating func nextWord() -> UInt64 { mixed(nextState()) }

  /// Begins a second stream that is independent of what this one goes on to draw.
  package mutating func split() -> Choices {
    Choices(state: nextWord(), gamma: mixedGamma(nextState()))
  }

  private mutating func nextState() -> UInt64 {
    state &+= gamma
    return state
  }
}

extension Choices {
  /// Draws a number below a bound, each as likely as the next to within `bound` in 2⁶⁴.
  ///
  /// - Precondition: `bound` is positive.
  package mutating func number(below bound: Int) -> Int {
    demand(bound > 0, "cannot draw a number below \(bound); this is a bug in FlowFuzz")
    return Int(nextWord().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Draws a number from a range.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// Draws yes or no, with `numerator` chances of yes in `denominator`.
  package mutating func chance(_ numerator: Int, outOf denominator: Int) -> Bool {
    number(below: denominator) < numerator
  }

  /// Draws an element, each as likely as the next.
  ///
  /// - Precondition: There is an element.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Draws an element in proportion to its weight; `nil` when there is none or all weights are 0.
  ///
  /// It asks for most weights twice and keeps no list of them.
  package mutating func element<Elements: Collection>(
    of elements: Elements, weight: (Elements.Element) -> Int
  ) -> Elements.Element? {
    let total = elements.reduce(0) { $0 + max(0, weight($1)) }
    guard total > 0 else { return nil }
    var rest = number(below: total)
    for element in elements {
      let weight = max(0, weight(element))
      if rest < weight { return element }
      rest -= weight
    }
    return nil
  }

  /// Draws an order, each as likely as the next.
  ///
  /// - SeeAlso: Fisher and Yates, in Durstenfeld's form (1964).
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    for last in elements.indices.dropFirst().reversed() {
      shuffled.swapAt(last, number(below: last + 1))
    }
    return shuffled
  }

  /// Draws a subset in the order of the whole, each as likely as the next.
  package mutating func subset<Element>(of elements: some Sequence<Element>) -> [Element] {
    var subset: [Element] = []
    for element in elements where chance(1, outOf: 2) { subset.append(element) }
    return subset
  }
}

extension Seed {
  /// The seed of one run of a campaign: word number `index` of the campaign's stream.
  package func run(_ index: Int) -> Seed {
    Seed(mixed(bits &+ goldenGamma &* (UInt64(truncatingIfNeeded: index) &+ 1)))
  }
}

/// The odd number nearest to 2⁶⁴ divided by the golden ratio.
private let goldenGamma: UInt64 = 0x9e37_79b9_7f4a_7c15

private func mixed(_ bits: UInt64) -> UInt64 {
  var bits = bits
  bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
  bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
  return bits ^ (bits >> 31)
}

/// An odd step for a new stream, with enough changes between neighbouring bits.
private func mixedGamma(_ bits: UInt64) -> UInt64 {
  var bits = bits
  bits = (bits ^ (bits >> 33)) &* 0xff51_afd7_ed55_8ccd
  bits = (bits ^ (bits >> 33)) &* 0xc4ce_b9fe_1a85_ec53
  bits = (bits ^ (bits >> 33)) | 1
  return (bits ^ (bits >> 1)).nonzeroBitCount < 24 ? bits ^ 0xaaaa_aaaa_aaaa_aaaa : bits
}
