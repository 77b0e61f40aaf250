import Synchronization

/// A text that is kept once, for as long as the process lives.
///
/// Steps, offers and storyboards are full of names, and few names are different. An interned text
/// is one machine word that nobody counts references to, and two of them are equal when they are
/// the same.
///
/// - SeeAlso: McCarthy and others, "LISP 1.5 Programmer's Manual" (1962), whose atoms are these.
@usableFromInline
struct InternedText: Hashable, Sendable {
  // Nothing in the list below is ever taken out, so what this refers to lives on.
  @usableFromInline unowned(unsafe) let kept: Text

  @usableFromInline
  final class Text: Sendable {
    @usableFromInline let characters: String
    /// Whether each of its characters is one byte.
    let isASCII: Bool

    init(_ characters: String) {
      self.characters = characters
      isASCII = characters.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether a text that a `String` takes for the same has the same bytes.
    ///
    /// What is written otherwise, and is the same as characters of one byte, takes more bytes.
    func isSpelled(as other: String) -> Bool {
      characters.utf8.count == other.utf8.count
        && (isASCII || characters.utf8.elementsEqual(other.utf8))
    }
  }

  /// All texts, each with those that a `String` takes for the same.
  ///
  /// A letter with an accent can be written in two ways. If only one of them were kept, it would be
  /// the one that came first, and which that is hangs on what else is played.
  private static let all = Mutex<[String: [Text]]>([:])

  /// Finds the one of a text.
  init(of characters: String) {
    kept = Self.all.withLock { all in
      let known = all[characters]?.first { $0.isSpelled(as: characters) }
      if let known { return known }
      let new = Text(characters)
      all[characters, default: []].append(new)
      return new
    }
  }

  /// Whether one comes before another one by their bytes.
  static func < (left: Self, right: Self) -> Bool {
    // Of characters of one byte a `String` knows the order as well, and faster.
    left.kept.isASCII && right.kept.isASCII
      ? left.characters < right.characters
      : left.characters.utf8.lexicographicallyPrecedes(right.characters.utf8)
  }

  /// The text.
  @inlinable
  var characters: String { kept.characters }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.kept === right.kept }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(kept)) }
}
