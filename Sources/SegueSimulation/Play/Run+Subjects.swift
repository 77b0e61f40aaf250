import FlowModel
import SegueKit

// Whom a step names: first the labels are looked up, then the scenes, then the kinds.
extension SegueSimulation.Run {
  func controller(_ label: Label) throws(Inapplicable) -> UIViewController {
    guard let found = controller(named: label) else { throw Inapplicable(.deadLabel) }
    return found
  }

  /// A controller in the window or, when there is none, one that the app retains.
  func handedOver(_ label: Label) throws(Inapplicable) -> UIViewController {
    guard let found = controller(named: label) ?? gone(named: label) else {
      throw Inapplicable(.deadLabel)
    }
    guard !found.isAnimatedAway else { throw Inapplicable(.notApplicable) }
    return found
  }

  func handedOver(_ labels: [Label]) throws(Inapplicable) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for label in labels { controllers.append(try handedOver(label)) }
    return controllers
  }

  func container<Container: UIViewController>(
    _ label: Label, given subject: Step.Subject? = nil
  ) throws(Inapplicable) -> Container {
    let found = try controller(label)
    if let subject { try check(subject) }
    guard let container = found as? Container else { throw Inapplicable(.wrongKind) }
    return container
  }

  func check(_ subject: Step.Subject) throws(Inapplicable) {
    switch subject {
    case .existing(let label):
      if let parent = try handedOver(label).parentLink { try checkHearing(of: parent) }
    case .new(.scene(let name)):
      guard blueprint.index(of: name) != nil else { throw Inapplicable(.noSuchScene) }
    case .new(.stock): break
    }
  }

  /// The controller that a step hands over, made now when it is a new one.
  func take(_ subject: Step.Subject) throws(Inapplicable) -> UIViewController {
    try check(subject)
    switch subject {
    case .existing(let label):
      if let standing = controller(named: label) { return standing }
      let gone = try handedOver(label)
      anchor(gone)
      return gone
    case .new(.scene(let name)):
      return storyboard.instantiateViewController(withIdentifier: name.text)
    case .new(.stock(let kind)):
      let made = UIViewController.stock(kind)
      let number = recorder.takeDownBirth(ofHouse: made, kind)
      recorder.record(.instantiate(number, for: nil))
      return made
    }
  }
}

// MARK: - Who is gone

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
