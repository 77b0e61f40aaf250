import FlowModel
import SegueKit
import SegueSimulation

/// Says when it comes whether the user may leave the sheet that it is in.
private final class DraftController: UIViewController {
  private let keepsUser: Bool
  private let isOfStack: Bool

  init(keepingUser keepsUser: Bool, inStack isOfStack: Bool) {
    (self.keepsUser, self.isOfStack) = (keepsUser, isOfStack)
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (isOfStack ? navigationController : self)?.isModalInPresentation = keepsUser
  }
}

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
    draft("a form that keeps the user in its sheet, with nothing declared", keepingUser: true),
    draft("a form that has its stack keep the user", keepingUser: true, inStack: true),
    draft("a form that is to keep the user and lets them go", keepingUser: false),
  ]

  /// A sheet that the user pulls at, in which somebody has said whether they may leave.
  private static func draft(
    _ description: String, keepingUser keepsUser: Bool, inStack isOfStack: Bool = false
  ) -> OwnFlow {
    var contract = Contract()
    contract.isModal = !keepsUser
    return OwnFlow(
      description,
      RegisteredClass(DraftController.self, declaring: contract) {
        DraftController(keepingUser: keepsUser, inStack: isOfStack)
      },
      """
      scene A content, class DraftController
      scene B nav, holds A
      scene C content
      segue C.go present B as pageSheet

      stage regular
        C as c

      do performSegue c.go creating d e
      do swipeDown d
      """)
  }

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
