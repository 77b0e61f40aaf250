/// A screen of the system's own, in which the user chooses something or leaves.
package protocol SystemScreen: UIViewController {
  /// What the user finds in it.
  var choices: [Touchable] { get }

  /// Tells that the user has left by a gesture.
  func tellOfLeaving()
}

extension SystemScreen {
  /// Whether it is presented itself, and neither pushed nor in another screen.
  package var isPresentedItself: Bool { presenter != nil }

  /// Something that the user finds in it, which does nothing while it moves.
  package func choice(_ title: String, _ act: @escaping () -> Void) -> Touchable {
    Touchable(title) { if self.hearsTouches { act() } }
  }

  /// Goes by itself, and says when that is over.
  ///
  /// - SeeAlso: UIKit, `UIActivityViewController` and others; that they tell when they have gone is
  ///   undocumented; reading chosen by this project.
  package func goAway(then tell: @escaping () -> Void) {
    guard let presenter else { return }
    environment.observe(.dismissed(self, from: presenter))
    environment.begin(.dismissal, of: self, animated: true, completion: tell)
  }

  /// Says so, and then goes by itself, unless whoever heard it has dismissed it.
  ///
  /// - Parameter tell: Says so; the screen is still presented, so a dismissal that is asked of the
  ///   presenter then means the screen.
  package func tellAndGoAway(_ tell: () -> Void) {
    guard presenter != nil else { return }
    tell()
    if !environment.isHalted, !isPresentedInTransition { goAway {} }
  }
}
