// More of the system's colours, and other ways to make one; nothing is drawn with them.
extension UIColor {
  /// Makes the colour of a name, whether there is one or not.
  public convenience init?(named name: String) { self.init(name) }

  /// Makes a colour that goes by traits, which never change: the one of a light interface.
  ///
  /// - SeeAlso: UIKit, `UIColor.init(dynamicProvider:)`.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(like: dynamicProvider(UITraitCollection(ofWindow: .regular)))
  }

  /// The colour in an interface: the same.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Brown.
  public static let brown = UIColor("brown")
  /// Magenta.
  public static let magenta = UIColor("magenta")
  /// Cyan.
  public static let cyan = UIColor("cyan")
  /// That of what can be touched.
  public static let tintColor = UIColor("tintColor")
  /// That of words that matter little.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// That of words that matter least.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// That of words where nothing is typed.
  public static let placeholderText = UIColor("placeholderText")
  /// That of links.
  public static let link = UIColor("link")
  /// That of thin lines.
  public static let separator = UIColor("separator")
  /// That of thin lines that nothing shows through.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// That of the ground behind parts of parts.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// That of the ground behind groups.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// That of groups.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// That of parts of groups.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// That of small forms.
  public static let systemFill = UIColor("systemFill")
  /// That of larger forms.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// That of large forms.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// That of the largest forms.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// The system's second grey.
  public static let systemGray2 = UIColor("systemGray2")
  /// The system's third grey.
  public static let systemGray3 = UIColor("systemGray3")
  /// The system's fourth grey.
  public static let systemGray4 = UIColor("systemGray4")
  /// The system's fifth grey.
  public static let systemGray5 = UIColor("systemGray5")
  /// The system's sixth grey.
  public static let systemGray6 = UIColor("systemGray6")
}
