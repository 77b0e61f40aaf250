/// Who is just being made or takes what they begin with, one within another.
struct BeingMade {
  /// The outermost first.
  private var makings: [Making] = []
  /// The births in what was made within the outermost one and is done.
  private var done: [Range<Int>] = []

  private struct Making {
    /// Who is made; `nil` for somebody who is not there yet.
    let owner: UIViewController?
    /// The first birth since it began.
    let firstBirth: Int
  }

  /// Whether nobody is.
  var isEmpty: Bool { makings.isEmpty }

  /// Notes that somebody begins, before anybody else is born.
  mutating func begin(_ owner: UIViewController?, nextBirth: Int) {
    makings.append(Making(owner: owner, firstBirth: nextBirth))
  }

  /// Notes that the innermost one is done, before anybody else is born.
  mutating func end(nextBirth: Int) {
    let made = makings.removeLast()
    if makings.isEmpty {
      done = []
    } else if made.firstBirth < nextBirth {
      done.append(made.firstBirth..<nextBirth)
    }
  }

  /// Whether somebody is one of them or stands in one, or was born since and is not done.
  ///
  /// Others may be told meanwhile of what has waited, and what they do then is a change as any.
  func includes(_ controller: UIViewController) -> Bool {
    guard let outermost = makings.first else { return false }
    var holder: UIViewController? = controller
    while let current = holder {
      let birth = current.birth
      if birth >= outermost.firstBirth, !done.contains(where: { $0.contains(birth) }) {
        return true
      }
      if makings.contains(where: { $0.owner === current }) { return true }
      holder = current.parentLink
    }
    return false
  }
}
