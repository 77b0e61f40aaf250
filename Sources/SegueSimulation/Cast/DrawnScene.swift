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

  func hasPrototype(_ prototype: String) -> Bool {
    let name = PrototypeName(prototype)
    return cell(of: prototype) != nil
      || views.first.map { storyboard.index(ofRow: name, in: $0.scene) != nil } ?? false
  }

  func cellClass(of prototype: String, for controller: UIViewController) -> AnyClass? {
    cell(of: prototype)?.className.flatMap { $0.swiftClass(besides: type(of: controller)) }
  }

  private func cell(of prototype: String) -> DrawnView? {
    views.first { $0.sort == .cell && $0.prototype?.text == prototype }
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
      let holder = view.container.flatMap { drawn[$0] } ?? whole
      if let gesture = kept.takeGesture(for: view) ?? view.sort.makeGesture() {
        set(gesture, as: view, for: controller)
        holder.take(gesture)
        continue
      }
      guard let made = kept.takeView(for: view) ?? makeView(for: view), made !== whole else {
        continue
      }
      drawn[view.name] = made
      set(made, as: view, in: keeper, for: controller)
      holder.take(made)
    }
  }

  /// Makes what its class does not keep; `nil` where that takes a class of the app's own.
  private func makeView(for view: DrawnView) -> UIView? {
    let isHolder = views.contains { $0.container == view.name }
    return view.sort == .view && view.outlet == nil && isHolder ? UIView() : view.sort.makeView()
  }

  /// Has a gesture be as it is drawn, and wires it.
  private func set(
    _ gesture: UIGestureRecognizer, as view: DrawnView, for controller: UIViewController
  ) {
    gesture.show(view)
    if view.marks.contains(.delegate),
      let delegate = controller as? any UIGestureRecognizerDelegate
    {
      gesture.delegate = delegate
    }
    wire(gesture, as: view, for: controller)
    for sending in view.sends {
      gesture.send(sending.action, to: controller, tellingOf: recorder)
    }
  }

  /// Has a control be that which has the name of a view, if there is one.
  private func wire(
    _ control: any DrawnControl, as view: DrawnView, for controller: UIViewController
  ) {
    guard let number = storyboard.index(of: view.name, in: view.scene) else { return }
    controller.note(control, drawnAs: number)
    control.wire(storyboard.controls[number], of: controller, in: storyboard, tellingOf: recorder)
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
    wire(control, as: view, for: controller)
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

  /// Has it look for a gesture, unless another view does.
  fileprivate func take(_ gesture: UIGestureRecognizer) {
    if gesture.view == nil { addGestureRecognizer(gesture) }
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

extension DrawnView.Sort {
  /// Makes one; `nil` where that takes a class of the app's own.
  fileprivate func makeView() -> UIView? {
    switch self {
    case .view, .cell, .barButton, .title, .navigationItem, .tabItem: nil
    case .tap, .swipe, .press, .pan: nil
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

  /// Makes what looks for a gesture; `nil` for what is none.
  fileprivate func makeGesture() -> UIGestureRecognizer? {
    switch self {
    case .tap: UITapGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .press: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    default: nil
    }
  }
}
