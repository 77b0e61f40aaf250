import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// A controller as the router that it is, if it is one.
  func router(_ controller: UIViewController) -> (any Router)? {
    let number = recorder.number(of: controller)
    guard recorder.abilities[number.index].contains(.routes) else { return nil }
    return controller as? any Router
  }

  /// Asks a router for something; it owes the outcome.
  func ask(_ router: any Router, for request: RouteRequest, animated: Bool) {
    let close = recorder.openRequest(to: router)
    router.follow(request, animated: animated) { close(Closing($0)) }
  }
}

extension Recorder {
  /// Takes down that a router owes the outcome of a request, and hands out how to say it.
  fileprivate func openRequest(to router: UIViewController) -> (Closing) -> Void {
    let (obligation, recording) = openObligation(of: router)
    return { recording.record(.closed(obligation, $0)) }
  }
}

extension Closing {
  fileprivate init(_ outcome: RouteOutcome) {
    self =
      switch outcome {
      case .shown: .shown
      case .told: .told
      case .superseded: .superseded
      }
  }
}
