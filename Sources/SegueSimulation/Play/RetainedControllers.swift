import FlowModel
import SegueKit

/// The controllers that the app retains, so that it can show one again that is gone.
final class RetainedControllers {
  /// In order of birth.
  private(set) var all: [UIViewController] = []

  /// Who was told of the scene when the app was launched.
  private(set) var sceneDelegate: (any UISceneDelegate)?

  /// Retains the delegate of the scene, with the window that it has, until the flow is over.
  func retain(_ delegate: any UISceneDelegate) { sceneDelegate = delegate }

  /// Retains a controller until the app is launched anew.
  func retain(_ controller: UIViewController) { all.append(controller) }

  /// Lets go of everybody, as the end of the app does.
  func releaseAll() { all = [] }
}

extension SegueSimulation.Run {
  /// The controller of a label that the app retains and that stands nowhere, and to which no
  /// intermediate flow leads on; of several the last one born.
  ///
  /// Nobody while the user has in hand what may bring some of them back.
  func gone(named label: Label) -> UIViewController? {
    guard environment.interactiveTransition == nil else { return nil }
    return retained.all.last { stands(nowhere: $0, named: label) }
  }

  /// Gives a controller that comes again something to point at, as an app must: what looks after a
  /// presentation is a new one each time.
  ///
  /// - SeeAlso: UIKit, `UIViewController.presentationController` ("accessing this property creates
  ///   a presentation controller based on the current value in the modalPresentationStyle
  ///   property").
  func anchor(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = UIView()
  }

  private func stands(nowhere controller: UIViewController, named label: Label) -> Bool {
    let number = recorder.number(of: controller)
    return recorder.cast[number.index].label == label && controller.parentLink == nil
      && controller.presenter == nil && window.rootViewController !== controller
      && !controller.isPutAside && !environment.leadsOn(to: controller)
  }
}
