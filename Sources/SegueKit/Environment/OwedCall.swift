/// The call of a completion handler that an app was handed and has to make.
///
/// When the handler is let go of before it was called, nobody can call it any more, and that is
/// told. A handler that is kept may still be called, so there is no need to wait for anything.
package final class OwedCall {
  private let whose: () -> UIViewController?
  private var isMade = false

  /// Begins to owe a call.
  ///
  /// - Parameter whose: Who is to be told of when the call cannot be made any more; `nil` when
  ///   nobody misses it by then. It is to keep nobody.
  package init(_ whose: @escaping () -> UIViewController?) { self.whose = whose }

  /// Makes the call.
  ///
  /// The handler that does so is alone to keep what is owed.
  ///
  /// - Returns: Whether it is the first time.
  @discardableResult package func make() -> Bool {
    defer { isMade = true }
    return !isMade
  }

  // What is let go of on another thread, or with the whole run, is told nowhere.
  deinit {
    guard !isMade, let controller = whose(), controller.environment === SegueEnvironment.current
    else { return }
    controller.environment.observe(.warned(.completionDropped, controller))
  }
}
