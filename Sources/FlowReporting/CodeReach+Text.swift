import FlowFuzzing
import FlowModel
import FlowNotation

extension CodeReach {
  /// How many classes a line has at most.
  private static let classesMax = 40

  /// The lines that tell what flows have come to of what code has made.
  ///
  /// They name the screens, what was put before the user and never touched, and the touches and
  /// signals of which nothing ever came. Each has so many names at most, and one that would have
  /// none is left out.
  func lines(namesMax: Int) -> [String] {
    shown.map(\.spelled).lines(
      titled: "screens that code made", namesMax: max(Self.classesMax, namesMax))
      + neverTouched.map(\.nameWithScreen).lines(
        titled: "in front of the user and never touched", namesMax: namesMax)
      + touchedInVain.map(\.nameWithScreen).lines(
        titled: "in front of the user and touched in vain", namesMax: namesMax)
      + touchedInVain(only: .compact).map(\.nameWithScreen).lines(
        titled: "touched in vain only where the window is narrow", namesMax: namesMax)
      + touchedInVain(only: .regular).map(\.nameWithScreen).lines(
        titled: "touched in vain only where the window is wide", namesMax: namesMax)
      + signalsInVain.map(\.spelled).lines(
        titled: "signals of which nothing ever came", namesMax: namesMax)
  }
}

extension CodeReach.Touchable {
  fileprivate var nameWithScreen: String {
    screen.isEmpty ? name.spelled : "\(ClassName(screen).spelled).\(name.spelled)"
  }
}
