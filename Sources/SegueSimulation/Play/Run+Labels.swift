import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// The controller of a label that is in the window now; of several the last one born.
  func controller(named label: Label) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    for index in recorder.cast.indices.reversed() where recorder.cast[index].label == label {
      if let found = find(ControllerID(index), from: root) { return found }
    }
    return nil
  }

  private func find(_ number: ControllerID, from controller: UIViewController)
    -> UIViewController?
  {
    if recorder.number(of: controller) == number { return controller }
    for child in controller.children {
      if let found = find(number, from: child) { return found }
    }
    return controller.presented.flatMap { find(number, from: $0) }
  }

  /// What the recording knows of a controller.
  func member(_ controller: UIViewController) -> CastMember {
    recorder.cast[recorder.number(of: controller).index]
  }

  /// The scene that a controller was made from.
  func sceneName(of controller: UIViewController) -> SceneName? {
    member(controller).scene.map { blueprint.scenes[$0].name }
  }
}
