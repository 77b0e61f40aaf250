import FlowModel

extension Event {
  /// What UIKit would log, and of whom; `nil` for anything else, and for what a controller tells.
  var logged: (warning: Warning, owner: ControllerID)? {
    guard vantage == .sent else { return nil }
    return switch what {
    case .refused(let warning, let owner), .warned(let warning, let owner): (warning, owner)
    default: nil
    }
  }
}
