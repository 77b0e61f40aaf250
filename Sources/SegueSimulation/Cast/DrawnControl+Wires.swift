import FlowModel
import SegueKit

// What Interface Builder wires to controls and gestures.
extension DrawnControl {
  /// Has a touch fire all that a control of a storyboard fires.
  func wire(
    _ blueprint: Control, of source: UIViewController, in storyboard: Storyboard,
    tellingOf recorder: Recorder
  ) {
    for firing in blueprint.fires {
      switch firing {
      case .action(let action): send(action, to: source, tellingOf: recorder)
      case .segue(let identifier):
        guard let template = source.template(of: identifier, of: blueprint.scene, in: storyboard)
        else { continue }
        wire(to: template, from: source)
      }
    }
  }

  /// Has a touch send an action, which is taken down.
  func send(
    _ action: PlainActionName, to receiver: UIViewController, tellingOf recorder: Recorder
  ) {
    wire { [unowned receiver] in recorder.tell(sending: action, to: receiver) }
    wire(to: receiver, action: Selector(action.text))
  }
}

extension UIControl {
  /// Has it send an action to the cell that it stands in.
  func send(_ action: PlainActionName, to cell: UIResponder, on events: Event) {
    let selector = Selector(action.text)
    addAction(
      UIAction { [weak cell] action in
        guard let sender = action.sender else { return }
        cell?.action(for: selector)?(sender)
      }, for: events)
  }

  /// Has it send an action, which is taken down.
  func send(
    _ action: PlainActionName, to receiver: UIViewController, on events: Event,
    tellingOf recorder: Recorder
  ) {
    let tell = UIAction { [unowned receiver] _ in recorder.tell(sending: action, to: receiver) }
    addAction(tell, for: events)
    addTarget(receiver, action: Selector(action.text), for: events)
  }
}

extension UIViewController {
  /// The segue of a scene that an identifier means.
  func template(
    of identifier: SegueIdentifier, of scene: SceneName, in storyboard: Storyboard
  ) -> UIStoryboardSegueTemplate? {
    let segue = storyboard.index(of: identifier, from: scene)
    return segueTemplates.first { $0.tag == segue }
  }
}

extension DrawnView.Event {
  var bits: UIControl.Event {
    switch self {
    case .touchDown: .touchDown
    case .touchUpInside: .touchUpInside
    case .valueChanged: .valueChanged
    case .primaryActionTriggered: .primaryActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    }
  }
}
