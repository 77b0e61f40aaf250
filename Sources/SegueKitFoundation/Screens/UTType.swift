/// A sort of files; nobody looks into one.
///
/// - SeeAlso: Uniform Type Identifiers, `UTType`.
public struct UTType: Hashable, Sendable {
  /// What names it.
  public let identifier: String

  /// The sort with an identifier; every one is known.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// The sort of files whose names end so.
  public init?(filenameExtension: String) { identifier = "public.\(filenameExtension)" }

  /// A sort that the app itself has.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// A sort that another app has.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(importedAs: "public.item")
  /// Anything with something in it.
  public static let content = UTType(importedAs: "public.content")
  /// Bytes.
  public static let data = UTType(importedAs: "public.data")
  /// A folder.
  public static let folder = UTType(importedAs: "public.folder")
  /// A picture.
  public static let image = UTType(importedAs: "public.image")
  /// A picture.
  public static let png = UTType(importedAs: "public.png")
  /// A picture.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// A film.
  public static let movie = UTType(importedAs: "public.movie")
  /// Something to hear.
  public static let audio = UTType(importedAs: "public.audio")
  /// Words.
  public static let text = UTType(importedAs: "public.text")
  /// Words.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Pages.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// Values.
  public static let json = UTType(importedAs: "public.json")
  /// Values.
  public static let xml = UTType(importedAs: "public.xml")
  /// Values in lines.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// Files in one.
  public static let zip = UTType(importedAs: "public.zip-archive")
  /// A link.
  public static let url = UTType(importedAs: "public.url")
  /// A link to a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
}
