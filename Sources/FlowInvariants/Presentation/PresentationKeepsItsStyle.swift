import FlowModel

private enum WrongStyle: String, Clauses {
  /// It is presented in another style.
  case another
}

extension Invariant {
  /// What is presented is presented in the style that was asked for.
  public static let presentationKeepsItsStyle = Invariant(
    "presentation.keeps-its-style",
    About(
      statement: """
        A controller that code or a segue presents in a style of its own is presented in that style, \
        whatever sort of controller it is; in a narrow window only its form is another one.
        """,
      source: """
        UIKit, `UIViewController.modalPresentationStyle` and \
        `UIPresentationController.presentationStyle`; View Controller Programming Guide for iOS, \
        Using Segues. That the style of a segue counts for more than what its source prepares is a \
        reading chosen by this project.
        """,
      premise: """
        code presents in a style, or a segue that names one is performed and nothing else is, \
        while nothing moves, the presentation is accepted, and nobody acts by themselves
        """),
    listens: Listening(events: [.present]),
    needs: [.present, .instantiate, .reaction],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongStyle>) {
    guard let (presented, style) = chapter.wantedStyle, chapter.restBefore != nil,
      chapter.after.isSound, !chapter.happened([.reaction, .opened, .size, .dismiss]),
      let number = chapter.numbers(of: [.present]).first,
      case .present(presented, _, _) = chapter.trace.events[number].what,
      let found = chapter.after.nodes.first(where: {
        $0.isPresented && ($0.controller == presented || $0.replaced == presented)
      })?.style
    else { return }
    report.premiseHeld()
    guard found != style else { return }
    report.add(
      .another,
      Breach(
        blamed: presented, witnesses: [number],
        expected: "\(presented) is presented in the style \(style.word)",
        however: "its style is \(found.word)"))
  }
}

extension Chapter {
  /// Who is to be presented in the step, and in which style, where that is all that is asked for.
  fileprivate var wantedStyle: (presented: ControllerID, style: PresentationStyle)? {
    switch action {
    case .present(let subject, on: _, style: let style?) where style != .automatic:
      return handedOver(subject).map { ($0, style) }
    case .performSegue, .tap:
      let own = requests.filter { $0.trigger != .load }
      guard own.count == 1, let record = own.first, let segue = record.segue,
        segue.performing == nil || segue.performing == .super, segue.intermediate == nil,
        case .present(_, let style?) = segue.kind, style != .automatic,
        let destination = record.destination
      else { return nil }
      return (destination, style)
    default: return nil
    }
  }
}
