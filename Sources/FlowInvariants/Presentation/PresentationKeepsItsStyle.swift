import FlowModel

private enum WrongStyle: String, Clauses {
  /// It is presented in another style.
  case another
  /// It is the popover of a segue and does not know its source.
  case wrongSource
}

extension Invariant {
  /// What is presented is presented in the style that was asked for.
  public static let presentationKeepsItsStyle = Invariant(
    "presentation.keeps-its-style",
    About(
      statement: """
        A controller that code or a segue presents in a style of its own is presented in that style, \
        whatever sort of controller it is; in a narrow window only its form is another one. A popover \
        segue presents a popover, which knows its source, unless that prepares another style; what an \
        intermediate action segue puts between is presented in the segue's style; and a \
        split view controller with one column presents full screen what it is to show.
        """,
      source: """
        UIKit, `UIViewController.modalPresentationStyle` and \
        `UIPresentationController.presentationStyle`; View Controller Programming Guide for iOS, \
        Using Segues. That the style of a segue counts for more than what its source prepares is a \
        reading chosen by this project.
        """,
      premise: """
        code presents in a style, or a segue that names one, leads to a scene that does or shows a \
        popover is performed and nothing else is, or something is to be shown by a split view \
        controller with one column, while nothing moves, the presentation is accepted, and nobody \
        acts by themselves
        """),
    listens: Listening(events: [.present]),
    needs: [.present, .instantiate, .reaction],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongStyle>) {
    guard let (presented, style) = chapter.wantedStyle, chapter.restBefore != nil,
      chapter.after.isSound, !chapter.happened([.reaction, .opened, .size, .dismiss]),
      let number = chapter.numbers(of: [.present]).first,
      case .present(presented, _, _) = chapter.trace.events[number].what,
      let node = chapter.after.nodes.first(where: {
        $0.isPresented && ($0.controller == presented || $0.replaced == presented)
      }),
      let found = node.style
    else { return }
    report.premiseHeld()
    guard found != style else {
      let told = chapter.after.index(of: presented).flatMap {
        chapter.after.nodes[$0].popoverSource
      }
      // A system that tells no source at all need not begin with this one.
      guard let source = chapter.popoverSource(of: presented), told != source,
        chapter.after.contains(source),
        chapter.trace.snapshots.contains(where: { $0.nodes.contains { $0.popoverSource != nil } })
      else { return }
      let breach = Breach(
        blamed: presented, witnesses: [number],
        expected: "\(presented) is a popover that comes from \(source)",
        however: "it comes from \(told)")
      return report.add(.wrongSource, breach)
    }
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
      guard let record = onlyRequest, let segue = record.segue else { return nil }
      if segue.intermediate != nil { return styleBetween(segue, of: record) }
      guard segue.isOfTheHouse, let destination = record.destination,
        let style = style(of: segue, from: record.source, to: destination), style != .automatic
      else { return nil }
      return (destination, style)
    case .show(let subject, on: let label):
      guard let before, let index = receiver(label, in: before),
        before.isShownFullScreen(from: index, in: history)
      else { return nil }
      return handedOver(subject).map { ($0, .fullScreen) }
    default: return nil
    }
  }

  /// Who is put between by a segue, and in which style, where the segue chooses one.
  private func styleBetween(
    _ segue: Segue, of record: RequestRecord
  ) -> (presented: ControllerID, style: PresentationStyle)? {
    guard history.puts(segue, of: record.source) == true, segue.className == nil,
      let first = history.intermediate(of: record), !history.leavesOpen(.calls, of: first)
    else { return nil }
    switch segue.intermediate?.style {
    case .modal: return (first, .fullScreen)
    case .popover: return (first, .popover)
    case .show, .custom, nil: return nil
    }
  }

  /// The source of the popover segue that presents somebody in the step; what becomes of it without
  /// an animation is told by `transition.animation-changes-no-tree`.
  fileprivate func popoverSource(of presented: ControllerID) -> ControllerID? {
    guard let record = onlyRequest, record.destination == presented, let segue = record.segue,
      case .popover = segue.kind, segue.animates
    else { return nil }
    return record.source
  }

  /// The style in which a segue presents; `nil` when it does not, or leaves it to others.
  private func style(
    of segue: Segue, from source: ControllerID, to destination: ControllerID
  ) -> PresentationStyle? {
    switch segue.kind {
    case .present(_, let style?): return style
    case .present:
      let isOpen = [source, destination].contains { history.leavesOpen(.calls, of: $0) }
      return isOpen || segue.preparedStyle != nil ? nil : trace.scene(of: destination)?.style
    case .popover:
      let isOpen = [source, destination].contains { history.leavesOpen(.calls, of: $0) }
      return isOpen || segue.preparedStyle != nil ? nil : .popover
    case .show:
      guard let before, let index = before.index(of: source),
        before.isShownFullScreen(from: index, in: history)
      else { return nil }
      return .fullScreen
    default: return nil
    }
  }
}

extension Tree {
  /// Whether what a controller is asked to show is presented by a split view controller that has
  /// one column.
  fileprivate func isShownFullScreen(from index: Int, in history: History) -> Bool {
    guard snapshot.size == .compact, !snapshot.isInBackground else { return false }
    for place in sequence(first: index, next: { parent(of: $0) }) {
      let owner = controller(at: place)
      guard !history.followsItsOwnMind(owner),
        history.contract(of: owner, { $0.show }) == nil
      else {
        return false
      }
      switch kind(at: place) {
      case .navigation: return false
      case .split: return nodes[place].isOnScreen && children(of: place).count == 1
      case .tabs, .content: continue
      }
    }
    return false
  }
}
