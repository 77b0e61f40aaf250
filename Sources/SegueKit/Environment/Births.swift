/// The controllers that an environment has made, numbered from zero in the order of their births.
///
/// Who lives is kept only for a watched environment: nobody else asks.
struct Births {
  /// How many there have been.
  private(set) var count = 0
  /// How many of those who were born live.
  private(set) var livingCount = 0
  private var lives: [Bool] = []
  private let isWatched: Bool

  /// Begins before the first one.
  ///
  /// - Parameter isWatched: Whether it is kept who lives.
  init(isWatched: Bool) { self.isWatched = isWatched }

  /// Notes that somebody is born, and gives them their number.
  mutating func add() -> Int {
    if isWatched {
      lives.append(true)
      livingCount += 1
    }
    count += 1
    return count - 1
  }

  /// Notes that somebody has been released.
  mutating func bury(_ birth: Int) {
    guard isWatched else { return }
    lives[birth] = false
    livingCount -= 1
  }

  /// Whether somebody has not been released yet.
  ///
  /// - Precondition: The environment is watched.
  func isAlive(_ birth: Int) -> Bool { lives[birth] }
}

extension SegueEnvironment {
  /// How many of the controllers that it made live; kept only for an observer.
  package var livingCount: Int { births.livingCount }

  /// Whether a controller that it made has not been released yet.
  ///
  /// - Precondition: The environment has an observer.
  package func isAlive(_ birth: Int) -> Bool { births.isAlive(birth) }
}
