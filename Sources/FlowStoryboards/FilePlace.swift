/// A place in a file.
///
/// **Unit:** lines and columns are counted from one, columns in characters.
public struct FilePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they are read.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place as editors write it: `12:5`.
  public var description: String { "\(line):\(column)" }
}
