/// The form that a delegate asks for when a presentation adapts to a compact window.
///
/// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)`.
public enum AdaptiveStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// It does not adapt.
  case none
  /// Covers the screen, which is the default.
  case fullScreen
  /// Covers the screen and leaves what is below in place.
  case overFullScreen
  /// A card.
  case pageSheet
  /// A smaller card.
  case formSheet
}

/// What a delegate puts in the place of a controller that adapts.
///
/// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate`,
///   `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
public enum AdaptiveReplacement: UInt8, Hashable, Sendable, CaseIterable {
  /// A navigation controller with the controller at the bottom.
  case navigation
}

/// What a delegate answers when a split view controller collapses.
///
/// - SeeAlso: UIKit, `UISplitViewControllerDelegate`,
///   `splitViewController(_:collapseSecondary:onto:)`.
public enum CollapseAnswer: UInt8, Hashable, Sendable, CaseIterable {
  /// It has dealt with the secondary column: nobody takes it.
  case discards
}

extension PresentationStyle {
  /// The form in which a presentation is shown in a window.
  ///
  /// - Parameters:
  ///   - size: How wide the window is.
  ///   - adaptive: The form that is declared for a compact window; `nil` when nobody says.
  ///   - showsCards: Whether sheets are cards where nobody says.
  /// - Returns: The style itself, or what it adapts to.
  public func form(
    in size: SizeClass, adaptingTo adaptive: AdaptiveStyle?, showingCards showsCards: Bool = false
  ) -> PresentationStyle {
    let own = self == .automatic ? .pageSheet : self
    guard size == .compact else { return own }
    return adaptedForm(declared: adaptive, showingCards: showsCards) ?? own
  }

  /// What it becomes in a compact window; `nil` when it does not adapt.
  package func adaptedForm(
    declared adaptive: AdaptiveStyle?, showingCards showsCards: Bool
  ) -> PresentationStyle? {
    guard adapts else { return nil }
    return switch adaptive {
    case .some(.none): nil
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case nil where !showsCards: .fullScreen
    case nil: self == .popover ? .formSheet : nil
    }
  }
}
