/// What sort of controller a scene or a stage entry is.
public enum ControllerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A plain view controller. It may have children of its own.
  case content
  /// `UINavigationController`: its children are the stack, bottom first.
  case navigation
  /// `UITabBarController`: its children are the tabs, in order.
  case tabs
  /// `UISplitViewController`: its children are primary and secondary, or in a compact window the
  /// primary one alone, which may have taken the secondary one.
  case split

  /// Whether controllers of the kind define a presentation context unless they say otherwise.
  public var definesContextByDefault: Bool {
    switch self {
    case .navigation, .tabs: true
    case .content, .split: false
    }
  }

  /// Whether a stack may hold controllers of the kind.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.pushViewController(_:animated:)`, which raises for
  ///   navigation controllers, and in the same way for split view controllers.
  @inlinable
  package var fitsStack: Bool {
    switch self {
    case .content, .tabs: true
    case .navigation, .split: false
    }
  }
}
