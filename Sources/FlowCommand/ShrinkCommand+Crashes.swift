import FlowFuzzing
import FlowModel
import FlowShrinking
import Synchronization

extension FlowCommand {
  /// How long a flow may take while one that never ends is shrunk; others take no time.
  private static var patienceWhileShrinking: Duration { .seconds(5) }

  /// Shrinks a flow that crashes or never ends; every flow is played in another process.
  ///
  /// - Parameters:
  ///   - kept: The case; the smallest flow found is printed in its place.
  ///   - options: Who walks through its world, how much may be tried, and how long a flow may take.
  /// - Returns: How the command ends; `nil` when the flow comes to its end, and when no other
  ///   process can be asked.
  func shrinkCutShort(_ kept: Case, as options: ShrinkOptions) -> ExitCode? {
    guard isWholeProcess else { return nil }
    do throws(OtherProcess.Silence) {
      let other = try OtherProcess(
        waitingFor: options.patience ?? min(self.patience, Self.patienceWhileShrinking))
      guard case .cutShort(let cause) = try other.play(kept.scenario) else { return nil }
      console.writeError("the flow \(deed(of: cause)), and so do the smaller ones looked for\n")
      let judge = Judge(of: system, by: catalog).keeping(
        to: options.driver, in: kept.scenario.world)
      let budget = options.budget
      let doubt = Mutex<OtherProcess.Silence?>(nil)
      var shrunk = judge.shrunk(
        kept.scenario, runsMax: budget.shrinkRunsMax,
        certificateRunsMax: budget.certificateRunsMax,
        by: Deadline(after: budget.wallClockMax) {
          Interruption.hasCome || doubt.withLock { $0 != nil }
        }
      ) { scenario in
        do throws(OtherProcess.Silence) {
          guard case .cutShort(let found) = try other.play(scenario) else { return false }
          return found.isLike(cause)
        } catch {
          doubt.withLock { $0 = $0 ?? error }
          return false
        }
      }
      if let silence = doubt.withLock({ $0 }) {
        // What was not played proves nothing.
        shrunk.isMinimal = false
        shrunk.certificate = nil
        console.writeError("note: no other process plays on: \(silence.cause)\n")
      }
      tell(shrunk, of: kept, within: budget)
      return .noVerdict
    } catch {
      console.writeError("note: no other process played the flow: \(error.cause)\n")
      return nil
    }
  }

  private func deed(of cause: OtherProcess.CutShort) -> String {
    switch cause {
    case .hung: "never ends"
    case .crashed(let crash): "\(crash)"
    }
  }
}
