import FlowModel
import SegueKit

// What the controllers themselves tell, on entry.
extension Recorder {
  /// A controller was asked whether the segue that was requested last should be performed; who is
  /// asked about another name was not asked about it.
  func receivedShould(answer: Bool, about identifier: String) {
    guard let request = lastRequest, identifier == requestedIdentifier ?? "" else { return }
    record(.should(request, answer: answer), .received)
  }

  /// A controller was told that its view comes or goes.
  func received(_ appearance: SegueAppearance, _ controller: UIViewController) {
    guard !isOnStage else { return }
    record(.appearance(number(of: controller), Appearance(appearance)), .received)
  }

  /// A controller was told that it will get a parent, or lose it.
  func receivedWillMove(_ controller: UIViewController, to parent: UIViewController?) {
    received(parent == nil ? .willMoveOut : .willMoveIn, controller)
  }

  /// A controller was told that it has got a parent, or lost it.
  func receivedDidMove(_ controller: UIViewController, to parent: UIViewController?) {
    received(parent == nil ? .didMoveOut : .didMoveIn, controller)
  }

  private func received(_ call: Containment, _ controller: UIViewController) {
    guard !isOnStage else { return }
    record(.containment(number(of: controller), call), .received)
  }

  /// A controller was asked to make the destination of the segue that was requested last.
  func receivedSegueAction(_ controller: UIViewController, makes: Bool) {
    guard let request = lastRequest else { return }
    record(.segueAction(number(of: controller), request, made: makes), .received)
  }

  /// A controller was told to prepare for a segue; without its identifier, or what was touched, it
  /// cannot know for which.
  func receivedPrepare(
    _ controller: UIViewController, for segue: UIStoryboardSegue, sender: Any?
  ) {
    guard !isOnStage, let request = segue.request,
      segue.identifier == identifier(ofSegue: request.template.tag),
      sender != nil || request.trigger != .control
    else { return }
    guard let preparation = preparation(of: segue, for: request, on: controller) else { return }
    record(preparation, .received)
  }

  /// A controller was handed its unwind action.
  func receivedAction(_ controller: UIViewController, of segue: UIStoryboardSegue) {
    guard let request = segue.request.flatMap(number(of:)) else { return }
    record(.action(number(of: controller), request), .received)
  }
}

extension Recorder {
  /// The identifier that the segue of the last request has at run time, if any.
  private var requestedIdentifier: String? { requestedSegue.flatMap(identifier(ofSegue:)) }

  private func identifier(ofSegue number: Int) -> String? {
    blueprint.segues[number].runtimeIdentifier?.text
  }
}
