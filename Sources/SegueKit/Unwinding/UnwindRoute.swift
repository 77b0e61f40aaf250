/// The way from the source of an unwind to its destination, as it was when the segue was made.
///
/// What prepare and the action change afterwards is not seen in it (undocumented; reading chosen
/// by this project).
struct UnwindRoute {
  /// From the source up to the common ancestor, then down to the destination.
  private let path: [UIViewController]
  /// The one nearest to the common ancestor that presents something, on the way up.
  private let ownerIndex: Int?

  /// Finds the way; `nil` when source and destination have no common ancestor.
  init?(from source: UIViewController, to destination: UIViewController) {
    var path: [UIViewController] = []
    var next: UIViewController? = source
    while let controller = next {
      path.append(controller)
      if controller === destination { break }
      next = controller.structuralParent
    }
    var common = path.count - 1
    if path[common] !== destination {
      var down: [UIViewController] = []
      var below: UIViewController? = destination
      var meeting: Int?
      while let controller = below {
        meeting = path.firstIndex { $0 === controller }
        if meeting != nil { break }
        down.append(controller)
        below = controller.structuralParent
      }
      guard let meeting else { return nil }
      common = meeting
      path.removeSubrange((common + 1)...)
      path.append(contentsOf: down.reversed())
    }
    self.path = path
    ownerIndex = path[...common].indices.dropFirst().last { path[$0].presented != nil }
  }

  /// Dismisses and reveals on the way to the destination.
  ///
  /// One dismissal clears what stands between; it is begun and not awaited. Then each controller
  /// on the way is told the next one, as far as it does not present that one itself. What the
  /// destination presents is left alone unless it lies on the way up.
  ///
  /// - SeeAlso: UIKit, `UIViewController.unwind(for:towards:)`.
  func follow(for segue: UIStoryboardSegue) {
    let environment = segue.source.environment
    let animates = environment.areAnimationsEnabled
    if let ownerIndex { path[ownerIndex].dismiss(animated: animates) }
    for index in (ownerIndex ?? 0)..<(path.count - 1) {
      guard !environment.isHalted else { return }
      let (controller, next) = (path[index], path[index + 1])
      if controller.presented === next { continue }
      if controller.presented != nil, index != ownerIndex {
        controller.dismiss(animated: animates)
      }
      environment.observe(.unwind(controller, towards: next))
      controller.unwind(for: segue, towards: next)
    }
  }
}
