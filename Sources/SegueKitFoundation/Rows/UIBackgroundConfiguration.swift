/// What is behind a cell, as a value; nobody sees it.
///
/// - SeeAlso: UIKit, `UIBackgroundConfiguration`.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How far it stays away from the sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// How thick that line is.
  public var strokeWidth: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// What is behind a row.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// What is behind a row of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
  /// What is behind a row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
}
