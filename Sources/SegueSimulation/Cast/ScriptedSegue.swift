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
    case .wraps: source.present(recorder.stack(around: destination), animated: animates)
    }
  }
}

extension Recorder {
  /// Makes a stock navigation controller around a controller, and takes its birth down.
  func stack(around controller: UIViewController) -> UINavigationController {
    let stack = UINavigationController()
    let number = takeDownBirth(ofHouse: stack, .navigation)
    if !isOnStage { record(.instantiate(number, for: nil)) }
    stack.setRoot(controller)
    return stack
  }
}
