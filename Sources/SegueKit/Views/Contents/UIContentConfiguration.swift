/// What a view shows, as a value that makes the view.
///
/// - SeeAlso: UIKit, `UIContentConfiguration`.
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// The same for somebody who stands otherwise.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is given that.
///
/// - SeeAlso: UIKit, `UIContentView`.
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show a configuration: it can when the one that it shows is of the same type.
  ///
  /// - SeeAlso: UIKit, `UIContentView.supports(_:)`; what it answers by default is undocumented;
  ///   reading chosen by this project.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How something stands that shows a configuration.
///
/// - SeeAlso: UIKit, `UIConfigurationState`.
public protocol UIConfigurationState {
  /// The traits of what shows it.
  var traitCollection: UITraitCollection { get set }

  /// Says that nothing is selected or otherwise special.
  init(traitCollection: UITraitCollection)

  /// What an app says of it under a key of its own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for what an app says of how something stands.
///
/// - SeeAlso: UIKit, `UIConfigurationStateCustomKey`.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
