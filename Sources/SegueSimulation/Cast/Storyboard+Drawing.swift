import FlowModel
import SegueKit

// What a storyboard draws into the views of an app's own controllers.
extension Storyboard {
  /// Puts the views that a scene draws into the view of its controller and wires them; `nil` when
  /// there are none.
  ///
  /// What its class keeps in the property of an outlet is put there. A table that no outlet is for
  /// is one that the class keeps all the same. For anything else that can be touched another one is
  /// made.
  func drawing(
    of scene: SceneName, tellingOf recorder: Recorder
  ) -> ((UIViewController) -> Void)? {
    let drawn = views.filter { $0.scene == scene }
    guard !drawn.isEmpty else { return nil }
    return { controller in
      var kept = KeptViews(of: controller)
      for view in drawn {
        guard let made = kept.take(for: view) ?? view.sort.makeView() else { continue }
        made.show(view)
        made.connect(
          delegate: view.marks.contains(.delegate) ? controller : nil,
          dataSource: view.marks.contains(.dataSource) ? controller : nil)
        if let control = made as? UIControl {
          wire(control, as: view, of: controller, tellingOf: recorder)
        }
        if made.superview == nil, made !== controller.view { controller.view.addSubview(made) }
      }
    }
  }

  private func wire(
    _ control: UIControl, as view: DrawnView, of controller: UIViewController,
    tellingOf recorder: Recorder
  ) {
    if let number = index(of: view.name, in: view.scene) {
      controller.note(control, drawnAs: number)
      control.wire(controls[number], of: controller, in: self, tellingOf: recorder)
    }
    for sending in view.sends {
      control.send(sending.action, to: controller, on: sending.event.bits, tellingOf: recorder)
    }
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
    guard let segments = self as? UISegmentedControl, segments.numberOfSegments == 0 else { return }
    for (place, title) in view.segments.enumerated() {
      segments.insertSegment(withTitle: title.text, at: place, animated: false)
    }
    if !view.segments.isEmpty { segments.selectedSegmentIndex = 0 }
  }
}

/// The views that a controller keeps in stored properties of its own classes.
private struct KeptViews {
  private var named: [(property: String, view: UIView)] = []

  init(of controller: UIViewController) {
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let reflected = mirror, reflected.subjectType != UIViewController.self {
      for case (let property?, let value) in reflected.children {
        if let view = value as? UIView { named.append((property, view)) }
      }
      mirror = reflected.superclassMirror
    }
  }

  /// The one that a storyboard means, if there is one; no other view is the same one.
  mutating func take(for drawn: DrawnView) -> UIView? {
    let place = named.firstIndex { property, view in
      guard let outlet = drawn.outlet else {
        return drawn.isTable && view is any RowHolding && view.superview == nil
      }
      return property == outlet.text
    }
    return place.map { named.remove(at: $0).view }
  }
}

extension DrawnView {
  /// Whether it is a table or a collection, which nothing else is that can have a data source and
  /// that nobody here can make.
  fileprivate var isTable: Bool {
    sort == .view && !marks.isDisjoint(with: [.delegate, .dataSource])
  }
}

extension DrawnView.Sort {
  /// Makes one; `nil` where that takes a class of the app's own.
  fileprivate func makeView() -> UIView? {
    switch self {
    case .view: nil
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
