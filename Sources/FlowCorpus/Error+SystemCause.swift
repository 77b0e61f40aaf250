import Foundation

extension Error {
  /// What the operating system says; Foundation's own words hide it.
  package var systemCause: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    return error.localizedFailureReason ?? error.localizedDescription
  }
}
