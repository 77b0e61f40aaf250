/// How wide the window is.
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Regular width: split views are expanded, popovers are popovers.
  case regular
  /// Compact width: split views are collapsed, popovers and sheets adapt.
  case compact

  /// The other width.
  package var other: SizeClass { self == .regular ? .compact : .regular }
}
