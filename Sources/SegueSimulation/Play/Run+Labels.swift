import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// The controller of a label that is in the window now; of several the last one born.
  func controller(named label: Label) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    for index in recorder.cast.indices.reversed() where recorder.cast[index].label == label {
      let number = ControllerID(index)
      if let found = root.first(where: { recorder.number(of: $0) == number }) { return found }
    }
    return nil
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
