/// Things that grow piece by piece, every one of them, depth first.
///
/// Nothing is made before it is asked for but what the next one needs.
struct Growth<Thing>: Sequence, IteratorProtocol {
  private var open: [Thing]
  private let growing: (Thing) -> [Thing]?

  /// Begins with a seedling.
  ///
  /// - Parameters:
  ///   - seedling: What everything grows from.
  ///   - growing: What can become of a thing with one piece more; `nil` when it is finished.
  init(from seedling: Thing, _ growing: @escaping (Thing) -> [Thing]?) {
    open = [seedling]
    self.growing = growing
  }

  mutating func next() -> Thing? {
    while let thing = open.popLast() {
      guard let grown = growing(thing) else { return thing }
      open.append(contentsOf: grown.reversed())
    }
    return nil
  }
}
