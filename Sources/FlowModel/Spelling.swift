import Synchronization

/// A text that is kept once, for as long as the process lives.
///
/// Steps, offers and storyboards are full of names, and few names are different. A spelling is one
/// machine word that nobody counts references to, and two of them are equal when they are the same.
///
/// - SeeAlso: McCarthy and others, "LISP 1.5 Programmer's Manual" (1962), whose atoms are these.
@usableFromInline
struct Spelling: Hashable, Sendable {
  // Nothing in the list below is ever taken out, so what this refers to lives on.
  @usableFromInline unowned(unsafe) let kept: Text

  @usableFromInline
  final class Text: Sendable {
    @usableFromInline let characters: String

    init(_ characters: String) { self.characters = characters }
  }

  private static let all = Mutex<[String: Text]>([:])

  /// Finds the spelling of a text.
  init(of characters: String) {
    kept = Self.all.withLock { all in
      if let known = all[characters] { return known }
      let new = Text(characters)
      all[characters] = new
      return new
    }
  }

  /// The text.
  @inlinable
  var characters: String { kept.characters }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.kept === right.kept }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(kept)) }
}
