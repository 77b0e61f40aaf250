/// What differs between the lines that were expected and those that came.
package struct LineDiff: Hashable, Sendable {
  /// The lines of both, in order.
  package let lines: [Line]

  /// One line of a diff.
  package enum Line: Hashable, Sendable {
    /// It was expected and it came.
    case same(String)
    /// It was expected and did not come.
    case missing(String)
    /// It came and was not expected.
    case surplus(String)
  }

  /// How many equal lines are shown around a difference.
  private static let nearbyMax = 3

  /// Compares two texts line by line.
  ///
  /// - SeeAlso: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), which is what the
  ///   standard library's `difference(from:)` uses.
  package init(expected: [String], actual: [String]) {
    let difference = actual.difference(from: expected)
    var missing = Array(repeating: false, count: expected.count)
    var surplus = Array(repeating: false, count: actual.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): missing[offset] = true
      case .insert(let offset, _, _): surplus[offset] = true
      }
    }
    var lines: [Line] = []
    var next = 0
    for (offset, line) in expected.enumerated() {
      if missing[offset] {
        lines.append(.missing(line))
        continue
      }
      while surplus[next] {
        lines.append(.surplus(actual[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    self.lines = lines + actual[next...].map(Line.surplus)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { lines.allSatisfy(\.isSame) }

  /// The diff as text: `-` was expected and is missing, `+` came and was not expected.
  ///
  /// Equal lines far from every difference are left out; their number stands in their place.
  package var text: String {
    var texts: [String] = []
    var hiddenCount = 0
    for (index, line) in lines.enumerated() {
      if isNearDifference(index) {
        if hiddenCount > 0 { texts.append("  … \(hiddenCount) equal") }
        hiddenCount = 0
        texts.append(line.text)
      } else {
        hiddenCount += 1
      }
    }
    if hiddenCount > 0 { texts.append("  … \(hiddenCount) equal") }
    return texts.text
  }

  private func isNearDifference(_ index: Int) -> Bool {
    let nearby = (index - Self.nearbyMax)...(index + Self.nearbyMax)
    return lines[nearby.clamped(to: 0...(lines.count - 1))].contains { !$0.isSame }
  }
}

extension LineDiff.Line {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .same(let line): "  \(line)"
    case .missing(let line): "- \(line)"
    case .surplus(let line): "+ \(line)"
    }
  }
}
