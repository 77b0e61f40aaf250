import FlowModel

extension Segue {
  /// Whether its class alone says what it does: UIKit raises where such a segue has none.
  var isLeftToItsClass: Bool {
    guard case .custom = kind else { return false }
    return className != nil && performing == nil
  }
}
