import SegueKit

/// Hears only what is asked for, which controllers want to know later, and lets the rest pass.
final class RehearsalObserver: SegueObserver {
  private let recorder: Recorder

  init(for recorder: Recorder) { self.recorder = recorder }

  func observe(_ event: SegueEvent) {
    if case .requested = event { recorder.observe(event) }
  }
}
