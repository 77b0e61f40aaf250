/// What makes a device be felt; nobody feels it.
///
/// - SeeAlso: UIKit, `UIFeedbackGenerator`.
open class UIFeedbackGenerator {
  /// Makes one.
  public init() {}

  /// Says that it will be needed soon.
  open func prepare() {}
}

/// What is felt when something is hit.
///
/// - SeeAlso: UIKit, `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How it is felt.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Little.
    case light
    /// More.
    case medium
    /// Much.
    case heavy
    /// As something soft.
    case soft
    /// As something hard.
    case rigid
  }

  /// Makes one.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes one as usual.
  public convenience override init() { self.init(style: .medium) }

  /// Nothing is felt.
  open func impactOccurred() {}

  /// Nothing is felt.
  open func impactOccurred(intensity: Double) {}
}

/// What is felt when something else is chosen.
///
/// - SeeAlso: UIKit, `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing is felt.
  open func selectionChanged() {}
}

/// What is felt when something has come to its end.
///
/// - SeeAlso: UIKit, `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Badly.
    case error
  }

  /// Nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
