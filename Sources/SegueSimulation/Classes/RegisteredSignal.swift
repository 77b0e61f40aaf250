import FlowModel
import SegueKit

/// Something that can come to an app from outside, besides what comes to every app: a link, a
/// notification, the end of a session.
///
/// ```
/// let system = SegueSimulation(
///   registering: [home], connecting: { SceneDelegate() },
///   signals: [
///     RegisteredSignal("order link") { UIApplication.shared.receive(orderURL) },
///     RegisteredSignal("session ends") { Session.shared.end() },
///   ])
/// ```
///
/// Flows have it come at any time: while something moves, while something is presented, and in the
/// background.
public struct RegisteredSignal: Sendable {
  /// What steps call it.
  public let name: SignalName
  let act: @Sendable () -> Void

  /// Registers something.
  ///
  /// - Parameters:
  ///   - name: What steps call it: `do signal "order link"`.
  ///   - act: Does what the system or a server does then.
  public init(_ name: SignalName, act: @escaping @Sendable () -> Void) {
    self.name = name
    self.act = act
  }
}
