/// The four calls by which a controller learns that its view comes and goes.
///
/// - SeeAlso: UIKit, `UIViewController.viewWillAppear(_:)` and the three beside it.
public enum SegueAppearance: Hashable, Sendable, CaseIterable {
  /// `viewWillAppear(_:)`.
  case willAppear
  /// `viewDidAppear(_:)`.
  case didAppear
  /// `viewWillDisappear(_:)`.
  case willDisappear
  /// `viewDidDisappear(_:)`.
  case didDisappear
}

/// Where a view stands between off screen and on screen.
///
/// It only says which call is due; nobody is called from here. What is begun while the opposite is
/// under way turns round.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  /// Whether the view is on screen or on its way there.
  var isOn: Bool { self == .appearing || self == .appeared }

  /// Sets out for the screen or away from it.
  mutating func begin(_ isAppearing: Bool) -> SegueAppearance {
    self = isAppearing ? .appearing : .disappearing
    return isAppearing ? .willAppear : .willDisappear
  }

  /// Arrives wherever it has set out for.
  mutating func end() -> SegueAppearance? {
    switch self {
    case .appearing:
      self = .appeared
      return .didAppear
    case .disappearing:
      self = .disappeared
      return .didDisappear
    case .disappeared, .appeared: return nil
    }
  }
}
