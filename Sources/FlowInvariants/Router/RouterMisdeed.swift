/// A way in which a router does not do what it is asked, or does more.
enum RouterMisdeed: String, Clauses {
  /// A screen that was asked for, or that a link leads to, is not on top of the stack.
  case notPushed
  /// A screen that was to be presented is not.
  case notPresented
  /// The stack is not the one of before without its last screen.
  case notBack
  /// Something is above the first screen.
  case notHome
  /// Something that the router has presented stands.
  case notClosed
  /// Somebody else is gone as well.
  case tookMore
  /// Another tab is in front.
  case turnedAway
  /// It says that it cannot do what any stack at rest can do.
  case refusedAtRest
  /// It says that it cannot do what it is asked, and takes somebody away all the same.
  case tookAllTheSame
  /// It says that it cannot show what it was handed, and shows it all the same.
  case showedAllTheSame
  /// It was asked to go back while it went back, and went back once more.
  case wentBackTwice

  var statement: String? {
    switch self {
    case .notPushed:
      """
      A router that says that a screen is shown, which it was handed or a link leads to, has \
      it on top of its stack.
      """
    case .notPresented:
      """
      A router that says that a screen is presented presents it, itself or in a navigation \
      controller.
      """
    case .notBack:
      """
      A router that says that it has gone back has lost its last screen, but never the only \
      one.
      """
    case .notHome: "A router that says that it has gone home shows its first screen alone."
    case .notClosed: "A router that says that it has closed everything presents nobody."
    case .tookMore:
      """
      A router that does what it is asked takes nobody else away, and stays where it is \
      itself.
      """
    case .turnedAway:
      """
      A router that does what it is asked leaves the tabs in front that were in front.
      """
    case .refusedAtRest:
      """
      A router at rest does not say that it cannot go back, close what it presents, push \
      what is new to it, or present when it is in front.
      """
    case .tookAllTheSame: "A router that says that it cannot do what it is asked takes nobody away."
    case .showedAllTheSame: "A router that says that it cannot show a screen does not show it."
    case .wentBackTwice: "A router that is asked to go back while it goes back goes back once."
    }
  }
}
