import SegueKit

/// What holds for everybody while a snapshot is taken.
///
/// Read once: each access from this module is checked.
struct Moment {
  let isAtRest: Bool
  let mayHideBars: Bool
  let mayShowToolbars: Bool

  init(in environment: SegueEnvironment) {
    isAtRest = environment.transitionsInFlight == 0 && !environment.isHalted
    mayHideBars = environment.uses.hiddenBars
    mayShowToolbars = environment.uses.toolbars
  }
}
