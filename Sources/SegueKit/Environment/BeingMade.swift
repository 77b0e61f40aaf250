/// Who is just being made or takes what they begin with, one within another.
struct BeingMade {
  /// The outermost first; `nil` for somebody who is not there yet.
  private var owners: [UIViewController?] = []
  /// The first birth since the outermost of them began.
  private var firstBirth = 0

  /// Whether nobody is.
  var isEmpty: Bool { owners.isEmpty }

  /// Notes that somebody begins, before anybody else is born.
  mutating func begin(_ owner: UIViewController?, nextBirth: Int) {
    if owners.isEmpty { firstBirth = nextBirth }
    owners.append(owner)
  }

  /// Notes that the innermost one is done.
  mutating func end() { owners.removeLast() }

  /// Whether somebody is one of them or stands in one, or was born since.
  ///
  /// Others may be told meanwhile of what has waited, and what they do then is a change as any.
  func includes(_ controller: UIViewController) -> Bool {
    guard !isEmpty else { return false }
    var holder: UIViewController? = controller
    while let current = holder {
      if current.birth >= firstBirth || owners.contains(where: { $0 === current }) { return true }
      holder = current.parentLink
    }
    return false
  }
}
