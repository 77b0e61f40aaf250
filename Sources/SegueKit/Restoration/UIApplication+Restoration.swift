// Saving what is shown, and showing what was saved.
extension UIApplication {
  /// Whether there is something to restore.
  package var hasSavedState: Bool { !savedStates.isEmpty }

  /// Does what UIKit does when the app has gone to the background and may be ended: saves the tree
  /// of every window.
  ///
  /// What is in flight comes to its end before, so that what is saved is at rest.
  ///
  /// - SeeAlso: UIKit, `UIViewController.encodeRestorableState(with:)`. What is saved beside stacks
  ///   and tabs is undocumented; reading chosen by this project.
  public func saveState() {
    guard !environment.isHalted else { return }
    comeToRest()
    guard !environment.isHalted else { return }
    scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    savedStates = environment.windows.map { SavedState(of: $0.window) }
    environment.observe(.saved)
  }

  /// Does what a launch does after the app was ended: makes everybody anew and shows them as they
  /// were shown when the state was saved.
  ///
  /// The app comes to the foreground. Here the former tree does not go with a process, so it goes
  /// as with a new root: what is in flight comes to its end, and those who could be seen are told.
  ///
  /// - SeeAlso: UIKit, `UIViewController.decodeRestorableState(with:)`,
  ///   `UIApplicationDelegate.application(_:viewControllerWithRestorationIdentifierPath:coder:)`.
  public func restoreState() {
    guard !environment.isHalted, hasSavedState else { return }
    enterForeground()
    comeToRest()
    guard !environment.isHalted else { return }
    var restored: [Rebuilding] = []
    for entry in environment.windows {
      guard let saved = savedStates.first(where: { $0.window == entry.number }) else { continue }
      var rebuilding = Rebuilding(for: self)
      entry.window.replaceRoot(with: saved.root.flatMap { rebuilding.rebuild($0) })
      restored.append(rebuilding)
    }
    environment.observe(.restored)
    for rebuilding in restored { rebuilding.finish() }
    environment.updateAppearance()
    environment.closeDetachedIntermediates()
  }
}
