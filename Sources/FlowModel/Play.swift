/// A run and its recording: the one way to drive a system.
public struct Play<System: FlowSystem> {
  private var run: System.Run
  private let recording: Recording

  /// Sets the stage.
  public init(_ system: System, in world: World) {
    recording = Recording(of: world)
    run = system.begin(world, into: recording)
    demand(
      recording.trace.snapshots.count == 1,
      """
      'begin(_:into:)' has taken no snapshot of the stage; call 'recording.take(_:)' exactly once \
      before it returns
      """)
  }

  /// Hands the system one step; after a misuse, nothing happens any more.
  ///
  /// - Parameters:
  ///   - step: What is done.
  ///   - spares: Labels for controllers that code makes besides; the step of the trace has those
  ///     that were given.
  public mutating func perform(_ step: Step, sparing spares: [Label] = []) {
    guard !recording.isHalted else { return }
    recording.beginStep(step, sparing: spares)
    run.perform(step, into: recording)
    demand(
      recording.trace.snapshots.count == recording.trace.steps.count + 1,
      """
      'perform(_:into:)' has taken no snapshot after step \(recording.trace.steps.count); call \
      'recording.take(_:)' exactly once before it returns
      """)
  }

  /// What has been recorded so far.
  public var trace: Trace { recording.trace }

  /// Whether a misuse has ended the run.
  public var isHalted: Bool { recording.isHalted }

  /// What stands now.
  public var snapshot: Snapshot { recording.trace.snapshots[recording.trace.snapshots.count - 1] }

  /// The controllers of the run so far, in order of birth.
  public var cast: [CastMember] { recording.trace.cast }
}
