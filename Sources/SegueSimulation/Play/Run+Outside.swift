import FlowModel
import SegueKit

// What comes from outside, and what an app does then.
extension SegueSimulation.Run {
  func enterBackground() throws(Inapplicable) {
    guard !environment.isInBackground else { throw Inapplicable(.notApplicable) }
    environment.application.enterBackground()
  }

  func enterForeground() throws(Inapplicable) {
    guard environment.isInBackground else { throw Inapplicable(.notApplicable) }
    environment.application.enterForeground()
  }

  func save() throws(Inapplicable) {
    guard window.rootViewController != nil else { throw Inapplicable(.notApplicable) }
    environment.application.saveState()
  }

  /// Launches the app anew, which takes nobody along whom it had retained.
  func restore() throws(Inapplicable) {
    guard environment.application.hasSavedState else { throw Inapplicable(.notApplicable) }
    retained.releaseAll()
    environment.application.restoreState()
  }

  /// Follows a link: comes to the foreground, makes the scene, and pushes it on the stack in front
  /// or, where there is none that could hold it, presents it on top.
  ///
  /// An app that has a router hands it the link, whatever is presented above. What an app does with
  /// a link is its own affair; reading chosen by this project.
  func open(_ scene: SceneName) throws(Inapplicable) {
    try check(.new(.scene(scene)))
    guard let top = window.topmostPresented else { throw Inapplicable(.notApplicable) }
    try environment.application.enterForeground { () throws(Inapplicable) in
      try follow(scene, from: top)
    }
  }

  /// Hands the app the link to a scene.
  private func follow(_ scene: SceneName, from top: UIViewController) throws(Inapplicable) {
    let destination = try take(.new(.scene(scene)))
    let fits = !(destination is UINavigationController || destination is UISplitViewController)
    if fits, let router = window.rootViewController.flatMap(routerNearestToTheFront) {
      ask(router, for: .open(destination), animated: true)
    } else if fits, let stack = stackInFront {
      stack.pushViewController(destination, animated: true)
    } else {
      top.present(destination, animated: true)
    }
  }

  /// The router in front, in what is presented, shown or in a controller itself; `nil` without one.
  private func routerNearestToTheFront(in controller: UIViewController) -> (any Router)? {
    controller.presented.flatMap(routerNearestToTheFront)
      ?? controller.visibleChildren.last.flatMap(routerNearestToTheFront) ?? router(controller)
  }

  /// Has the app receive what it has registered.
  func receive(_ name: SignalName) throws(Inapplicable) {
    guard let signal = signal(name) else { throw Inapplicable(.notApplicable) }
    signal.act()
  }

  private var stackInFront: UINavigationController? {
    let front = window.frontmost
    return front as? UINavigationController ?? front?.navigationController
  }

  /// Presents an alert on what is presented topmost, whoever that is.
  func showAlert() throws(Inapplicable) {
    guard let top = window.topmostPresented else { throw Inapplicable(.notApplicable) }
    let alert = try take(.new(.stock(.content)))
    alert.modalPresentationStyle = .overFullScreen
    top.present(alert, animated: true)
  }
}
