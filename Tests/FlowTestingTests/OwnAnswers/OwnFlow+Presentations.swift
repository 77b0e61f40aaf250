import SegueKit
import SegueSimulation

extension OwnFlow {
  /// Who is presented in a way of its own.
  static let presentations = [
    OwnFlow(
      "a card over a screen in a stack",
      RegisteredClass(CardController.self) { CardController() },
      flow("CardController")),
    OwnFlow(
      "a card that takes away what it covers",
      RegisteredClass(CurtainController.self) { CurtainController() },
      flow("CurtainController")),
    OwnFlow(
      "a card over the nearest context alone",
      RegisteredClass(InsetController.self) { InsetController() },
      flow("InsetController")),
  ]

  private static func flow(_ name: String) -> String {
    """
    scene A content, class \(name)
    scene B content
    segue B.go present A

    stage regular
      tabs a
        nav b
          B as c

    do performSegue c.go creating d
    do dismiss d
    do present A on c creating e
    do size compact
    do present content on e
    do dismiss a
    """
  }
}
