import FlowModel
import SegueKit

/// A segue class that a user might have written.
final class ScriptedSegue: UIStoryboardSegue {
  private let performing: CustomPerform
  private let recorder: Recorder

  init(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController,
    performing: CustomPerform, recorder: Recorder
  ) {
    self.performing = performing
    self.recorder = recorder
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    let animates = UIView.areAnimationsEnabled
    switch performing {
    case .super: super.perform()
    case .nothing: break
    case .pushes:
      source.navigationController?.pushViewController(destination, animated: animates)
    case .presents: source.present(destination, animated: animates)
    case .wraps: source.present(wrapper(), animated: animates)
    }
  }

  private func wrapper() -> UINavigationController {
    let wrapper = UINavigationController()
    let number = recorder.bear(wrapper, scene: nil, kind: .navigation)
    recorder.record(.instantiate(number, for: nil))
    wrapper.setRoot(destination)
    return wrapper
  }
}
