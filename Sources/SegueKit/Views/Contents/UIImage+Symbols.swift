// Pictures that look otherwise; nobody sees them.
extension UIImage {
  /// Makes the system's picture of a name, whether there is one or not.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }

  /// The same, drawn otherwise.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same, in one colour or in its own.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The same, in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same, in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// How large it is; nothing is loaded.
  public var size: CGSize { .zero }

  /// How a picture is drawn.
  ///
  /// - SeeAlso: UIKit, `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As it comes.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the colour of what can be touched.
    case alwaysTemplate
  }

  /// How a picture is drawn, in one value.
  ///
  /// - SeeAlso: UIKit, `UIImage.Configuration`.
  public class Configuration {
    fileprivate init() {}

    /// The same, and what another one says.
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How the system's pictures are drawn.
  ///
  /// - SeeAlso: UIKit, `UIImage.SymbolConfiguration`.
  public final class SymbolConfiguration: Configuration {
    /// As large as letters.
    public init(pointSize: Double) {}
    /// As large as letters, and as bold.
    public init(pointSize: Double, weight: SymbolWeight) {}
    /// As large as letters, and as bold.
    public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale) {}
    /// As large as words for a use.
    public init(textStyle: UIFont.TextStyle) {}
    /// As large as words for a use.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    /// As large as a font.
    public init(font: UIFont) {}
    /// Larger or smaller.
    public init(scale: SymbolScale) {}
    /// As bold as letters.
    public init(weight: SymbolWeight) {}
    /// In a colour.
    public init(hierarchicalColor: UIColor) {}
    /// In colours.
    public init(paletteColors: [UIColor]) {}
  }

  /// How bold the system's pictures are.
  ///
  /// - SeeAlso: UIKit, `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As letters; by the names that weights of letters have.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large the system's pictures are beside letters.
  ///
  /// - SeeAlso: UIKit, `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As usual.
    case `default` = -1
    /// As the others say.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As large.
    case medium = 2
    /// Large.
    case large = 3
  }
}
