import FlowModel
import SegueKit

// What steps ask of containers of an app's own.
extension SegueSimulation.Run {
  /// Has a container bring a child to the front; it owes the completion.
  func select(
    _ child: UIViewController, on container: any BranchContainer, animated: Bool
  ) {
    let close = recorder.open(by: container)
    container.select(child, animated: animated, completion: close)
  }

  /// Has a container exchange its main child; it owes the completion.
  func replaceMainChild(
    of container: any MainChildContainer, with child: UIViewController, animated: Bool
  ) {
    let close = recorder.open(by: container)
    container.setMainChild(child, animated: animated, completion: close)
  }
}
