import FlowModel
import SegueKit

/// A controller that a snapshot is about, with what is asked about it again and again.
struct SnapshotSubject {
  let controller: UIViewController
  let number: ControllerID
  let kind: ControllerKind
  let abilities: Abilities
  /// Whether code has made it, and no scene.
  let isCodeMade: Bool

  init(_ controller: UIViewController, in recorder: Recorder) {
    self.controller = controller
    number = recorder.number(of: controller)
    kind = recorder.cast[number.index].kind
    abilities = recorder.abilities[number.index]
    isCodeMade = recorder.cast[number.index].scene == nil
  }

  /// Whether it is of a registered class.
  var isRegistered: Bool { abilities.contains(.own) }

  /// It as the owner of its claims.
  var owner: Owner { .controller(number) }
}
