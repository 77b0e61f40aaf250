import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// Asks a router for something; it owes the outcome.
  func ask(_ router: any Router, for request: RouteRequest) {
    let close = recorder.openRequest(to: router)
    router.follow(request) { close(Closing($0)) }
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
