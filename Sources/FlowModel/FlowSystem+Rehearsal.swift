extension FlowSystem {
  /// Plays a scenario with nothing taken down and no snapshot made, so that the time that the
  /// system takes by itself can be measured.
  ///
  /// - Returns: The controllers of the run, in order of birth.
  package func rehearse(_ scenario: Scenario) -> [CastMember] {
    let recording = Recording(of: scenario.world, isRehearsal: true)
    var run = begin(scenario.world, into: recording)
    for step in scenario.steps {
      recording.beginStep(step)
      run.perform(step, into: recording)
    }
    return recording.trace.cast
  }
}
