/// Transitions that are not in flight any more, while somebody is told how they ended.
struct Passage {
  let endings: [SegueEnvironment.Ending]
  /// From where on they have not come to their ends.
  var next = 0

  /// Goes past a transition when it is the one whose end is being told.
  mutating func pass(_ number: Int) {
    guard next < endings.count, case .transition(let ending) = endings[next],
      ending.number == number
    else { return }
    next += 1
  }
}

extension SegueEnvironment {
  /// Lets a transition be found while it is not in flight.
  func passing(_ transition: Transition, _ body: () -> Void) {
    passages.append(Passage(endings: [.transition(transition)]))
    body()
    passages.removeLast()
  }
}
