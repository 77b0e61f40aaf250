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

    init(_ characters: String) { self.characters = characters }
  }

  /// A text by its bytes.
  ///
  /// A letter with an accent can be written in two ways that a `String` takes for one. Of two such
  /// texts the one that came first would be kept, and which it is hangs on what else is played.
  private struct Bytes: Hashable {
    let characters: String

    static func == (left: Self, right: Self) -> Bool {
      left.characters.utf8.elementsEqual(right.characters.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(characters.fingerprint) }
  }

  private static let all = Mutex<[Bytes: Text]>([:])

  /// Finds the one of a text.
  init(of characters: String) {
    let bytes = Bytes(characters: characters)
    kept = Self.all.withLock { all in
      if let known = all[bytes] { return known }
      let new = Text(characters)
      all[bytes] = new
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
