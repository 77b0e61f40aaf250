import FlowModel
import SegueKit

// What the controllers themselves tell, on entry.
extension Recorder {
  /// A controller was asked whether the segue that was requested last should be performed.
  func receivedShould(answer: Bool) {
    guard let request = requests.last else { return }
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
    guard let request = requests.last else { return }
    record(.segueAction(number(of: controller), request, made: makes), .received)
  }

  /// A controller was told to prepare for a segue.
  func receivedPrepare(_ controller: UIViewController, for segue: UIStoryboardSegue) {
    guard !isOnStage, let request = segue.request else { return }
    record(preparation(of: segue, for: request, on: controller), .received)
  }

  /// A controller was handed its unwind action.
  func receivedAction(_ controller: UIViewController, of segue: UIStoryboardSegue) {
    guard let request = segue.request else { return }
    record(.action(number(of: controller), number(of: request)), .received)
  }
}
