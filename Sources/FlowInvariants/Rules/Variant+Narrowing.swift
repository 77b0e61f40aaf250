import FlowModel

extension Variant {
  /// A flow in which the window is compact for a while where it can be and where it is asked for;
  /// `nil` for nowhere, and where everybody leaves widths to UIKit.
  static func narrowing(_ trace: Trace, at isAskedFor: (_ snapshot: Int) -> Bool) -> Variant? {
    guard !trace.leavesWidthsToUIKit else { return nil }
    var variant = detouring(from: trace) { number, _ in
      let snapshot = trace.snapshots[number]
      guard isAskedFor(number), snapshot.size == .regular, snapshot.delayedCount == 0,
        !snapshot.isMenuOpen
      else { return nil }
      return [Step(.size(.compact)), Step(.size(.regular))]
    }
    variant?.comesFromOutside = true
    return variant
  }
}
