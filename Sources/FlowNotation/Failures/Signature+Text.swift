import FlowModel

extension Signature {
  /// The invariant, the way in which it is broken, and whose class is at fault.
  package var text: String {
    let text = "\(invariant): \(clause)"
    return switch culprit {
    case .stock: text
    case .declared(let name): "\(text), by \(name)"
    }
  }
}
