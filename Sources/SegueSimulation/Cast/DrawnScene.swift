import FlowModel
import SegueKit

/// What a scene of a storyboard draws into the views of an app's own controllers, and into cells.
///
/// What a class keeps in the property of an outlet is put there. A table that no outlet is for is
/// one that the class keeps all the same. For anything else that can be touched another one is
/// made.
final class DrawnScene: SceneDrawing {
  private let storyboard: Storyboard
  private let views: [DrawnView]
  private let recorder: Recorder

  /// Takes what a scene draws; `nil` when that is nothing.
  init?(_ scene: SceneName, of storyboard: Storyboard, tellingOf recorder: Recorder) {
    views = storyboard.views.filter { $0.scene == scene }
    guard !views.isEmpty else { return nil }
    self.storyboard = storyboard
    self.recorder = recorder
  }

  func draw(in controller: UIViewController) {
    guard let whole = controller.view else { return }
    draw(views.filter { $0.prototype == nil }, keptBy: controller, in: whole, for: controller)
  }

  func cellClass(of prototype: String, for controller: UIViewController) -> AnyClass? {
    views.first { $0.sort == .cell && $0.prototype?.text == prototype }?.className
      .flatMap { $0.swiftClass(besides: type(of: controller)) }
  }

  func draw(
    in cell: UIView, holding content: UIView, of prototype: String,
    for controller: UIViewController
  ) {
    draw(
      views.filter { $0.sort != .cell && $0.prototype?.text == prototype }, keptBy: cell,
      in: content, for: controller)
  }

  /// Puts views where they are drawn; those that hold others come before them.
  private func draw(
    _ views: [DrawnView], keptBy keeper: UIResponder, in whole: UIView,
    for controller: UIViewController
  ) {
    var kept = KeptObjects(of: keeper)
    var drawn: [ControlName: UIView] = [:]
    for view in views {
      guard let made = kept.takeView(for: view) ?? view.sort.makeView(), made !== whole else {
        continue
      }
      drawn[view.name] = made
      set(made, as: view, in: keeper, for: controller)
      (view.container.flatMap { drawn[$0] } ?? whole).take(made)
    }
  }

  /// Has a view look as it is drawn, and wires it.
  private func set(
    _ made: UIView, as view: DrawnView, in keeper: UIResponder, for controller: UIViewController
  ) {
    made.show(view)
    made.connect(
      delegate: view.marks.contains(.delegate) ? controller : nil,
      dataSource: view.marks.contains(.dataSource) ? controller : nil)
    guard let control = made as? UIControl else { return }
    if let number = storyboard.index(of: view.name, in: view.scene) {
      controller.note(control, drawnAs: number)
      control.wire(
        storyboard.controls[number], of: controller, in: storyboard, tellingOf: recorder)
    }
    for sending in view.sends {
      if view.marks.contains(.toCell) {
        control.send(sending.action, to: keeper, on: sending.event.bits)
      } else {
        control.send(sending.action, to: controller, on: sending.event.bits, tellingOf: recorder)
      }
    }
  }
}

extension UIView {
  /// Puts a view in front, unless somebody has put it somewhere.
  fileprivate func take(_ view: UIView) {
    guard view.superview == nil else { return }
    if let stack = self as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }
}

extension ClassName {
  /// The class of the name; of the module of another one where the name says none, as Interface
  /// Builder leaves that out for the app's own.
  fileprivate func swiftClass(besides other: AnyClass) -> AnyClass? {
    let words = text.split(separator: ".")
    let module =
      words.count > 1 ? words.first : String(reflecting: other).split(separator: ".").first
    guard let module, let name = words.last else { return nil }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
  }
}

extension UIControl {
  /// Has a tap fire all that a control of a storyboard fires.
  func wire(
    _ blueprint: Control, of source: UIViewController, in storyboard: Storyboard,
    tellingOf recorder: Recorder
  ) {
    for firing in blueprint.fires {
      switch firing {
      case .action(let action): send(action, to: source, on: .touchUpInside, tellingOf: recorder)
      case .segue(let identifier):
        let segue = storyboard.index(of: identifier, from: blueprint.scene)
        guard let template = source.segueTemplates.first(where: { $0.tag == segue }) else {
          continue
        }
        addSegue(template, from: source)
      }
    }
  }

  /// Has it send an action to the cell that it stands in.
  fileprivate func send(_ action: PlainActionName, to cell: UIResponder, on events: Event) {
    let selector = Selector(action.text)
    addAction(
      UIAction { [weak cell] action in
        guard let sender = action.sender else { return }
        cell?.action(for: selector)?(sender)
      }, for: events)
  }

  /// Has it send an action, which is taken down.
  fileprivate func send(
    _ action: PlainActionName, to receiver: UIViewController, on events: Event,
    tellingOf recorder: Recorder
  ) {
    addAction(
      UIAction { [unowned receiver] _ in recorder.tell(action, to: receiver) }, for: events)
    addTarget(receiver, action: Selector(action.text), for: events)
  }
}

extension UIView {
  /// Has it look as it is drawn, and be called as in the storyboard.
  fileprivate func show(_ view: DrawnView) {
    if accessibilityIdentifier == nil { accessibilityIdentifier = view.name.text }
    if view.marks.contains(.hidden) { isHidden = true }
    if view.marks.contains(.disabled) { (self as? UIControl)?.isEnabled = false }
    if view.marks.contains(.on) { (self as? UISwitch)?.isOn = true }
    if view.marks.contains(.untouchable) {
      if let text = self as? UITextView {
        text.isEditable = false
      } else {
        isUserInteractionEnabled = false
      }
    }
    if let tag = view.tag.flatMap({ Int($0.text) }) { self.tag = tag }
    show(view.segments, numbers: view.numbers.compactMap { Double($0.text) })
  }

  /// Has it show words and numbers.
  private func show(_ words: [SegmentName], numbers: [Double]) {
    switch self {
    case let segments as UISegmentedControl:
      if segments.numberOfSegments == 0 {
        for (place, title) in words.enumerated() {
          segments.insertSegment(withTitle: title.text, at: place, animated: false)
        }
      }
      segments.selectedSegmentIndex = numbers.first.map { Int($0) } ?? segments.selectedSegmentIndex
    case let slider as UISlider where numbers.count == 3:
      (slider.minimumValue, slider.maximumValue) = (Float(numbers[1]), Float(numbers[2]))
      slider.value = Float(numbers[0])
    case let stepper as UIStepper where numbers.count == 4:
      (stepper.minimumValue, stepper.maximumValue) = (numbers[1], numbers[2])
      (stepper.stepValue, stepper.value) = (numbers[3], numbers[0])
    default: break
    }
  }
}

extension DrawnView.Sort {
  /// Makes one; `nil` where that takes a class of the app's own.
  fileprivate func makeView() -> UIView? {
    switch self {
    case .view, .cell, .barButton: nil
    case .button: UIButton()
    case .switch: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .segments: UISegmentedControl()
    case .dots: UIPageControl()
    case .field: UITextField()
    case .text: UITextView()
    case .search: UISearchBar()
    }
  }
}

extension DrawnView.Event {
  fileprivate var bits: UIControl.Event {
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
