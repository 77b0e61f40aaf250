/// Ends the process when a contract is broken, and says which in every build.
///
/// `precondition` prints no message in a release build.
///
/// - Parameters:
///   - condition: What must be true.
///   - words: The rule and what was found instead.
@inlinable
package func demand(_ condition: Bool, _ words: @autoclosure () -> String) {
  if !condition { fatalError(words()) }
}
