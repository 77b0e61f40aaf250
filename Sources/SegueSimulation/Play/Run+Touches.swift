import FlowModel
import SegueKit

// What the user touches that the storyboard has drawn in the view of a controller.
extension SegueSimulation.Run {
  /// Touches a control of a controller's scene, or else something that code has made.
  func tap(_ name: ControlName, of source: UIViewController) throws(Inapplicable) {
    guard let index = sceneName(of: source).flatMap({ blueprint.index(of: name, in: $0) }),
      !blueprint.controls[index].isCodeMade
    else {
      return try touch(touchable(name, of: source), of: source)
    }
    try touch(source)
    let control = blueprint.controls[index]
    let touched = try touched(control, numbered: index, of: source)
    recorder.tappedControl = index
    switch touched {
    case .row(let row): fire(control, as: row, of: source)
    case .button(let button): fire(control, as: button, of: source)
    case .drawn(let drawn): drawn.touch()
    case .control: fire(control, of: source)
    }
    recorder.tappedControl = nil
  }

  /// What the user finds where the storyboard has drawn a control.
  private enum Touched {
    case row(TouchedRow)
    case button(UIBarButtonItem)
    case drawn(any DrawnControl)
    case control
  }

  private func touched(
    _ control: Control, numbered number: Int, of source: UIViewController
  ) throws(Inapplicable) -> Touched {
    switch control.place {
    case .row(let place): return try touchedRow(place, of: source).map { .row($0) } ?? .control
    case .bar:
      guard let button = source.shownBarButton(drawnAs: number) else {
        throw Inapplicable(.noSuchControl)
      }
      guard button.isEnabled else { throw Inapplicable(.disabled) }
      return .button(button)
    case nil where source.hasGotControl(drawnAs: number) || standsInRows(control, of: source):
      guard let drawn = source.control(drawnAs: number), drawn.isTouchable else {
        throw Inapplicable(.noSuchControl)
      }
      guard drawn.isEnabled else { throw Inapplicable(.disabled) }
      return .drawn(drawn)
    case nil:
      guard source.coverOfContent == nil else { throw Inapplicable(.noSuchControl) }
      return .control
    }
  }

  /// Whether a control stands in the rows of a view that its controller has.
  private func standsInRows(_ control: Control, of source: UIViewController) -> Bool {
    blueprint.views.contains {
      $0.scene == control.scene && $0.name == control.name && $0.prototype != nil
    } && source.viewIfLoaded?.holdsRows == true
  }

  /// Fires what a control is wired to.
  ///
  /// The control may outlive the tap, as what a popover points at, and keeps nobody.
  private func fire(_ blueprint: Control, of source: UIViewController) {
    let control = UIButton()
    control.wire(blueprint, of: source, in: self.blueprint, tellingOf: recorder)
    control.sendActions(for: .touchUpInside)
  }

  /// Fires what a button of a bar is wired to, which is the sender.
  private func fire(_ control: Control, as button: UIBarButtonItem, of source: UIViewController) {
    for firing in control.fires {
      switch firing {
      case .action(let action):
        recorder.tell(sending: action, to: source)
        source.action(for: Selector(action.text))?(button)
      case .segue(let identifier):
        template(of: identifier, from: source)?
          .fire(from: source, sender: button, isAutomatic: true)
      }
    }
  }

  /// The segue of an identifier that starts from a controller's scene.
  func template(
    of identifier: SegueIdentifier, from source: UIViewController
  ) -> UIStoryboardSegueTemplate? {
    sceneName(of: source).flatMap { source.template(of: identifier, of: $0, in: blueprint) }
  }
}

extension Recorder {
  /// Takes down a plain action that is sent, to which a controller of the house may react.
  func tell(_ action: PlainActionName, to receiver: UIViewController) {
    report(action, to: number(of: receiver))
    (receiver as? any Scripted)?.script.react(receiver, at: .report(action))
  }

  /// Takes down a plain action that a control sends, which its receiver has to have.
  func tell(sending action: PlainActionName, to receiver: UIViewController) {
    tell(action, to: receiver)
    if !(receiver is any Scripted), receiver.action(for: Selector(action.text)) == nil {
      noteMissingAction()
    }
  }
}
