import FlowModel

private enum WrongForm: String, Clauses {
  /// What should be shown in another form keeps its own.
  case notAdapted
  /// What should be shown in its own form keeps another.
  case notRestored
  /// It is shown in another form than the declared one.
  case anotherForm
  /// The declared replacement is missing.
  case notReplaced
  /// A replacement is presented where there should be none.
  case replaced
}

extension Invariant {
  /// A presentation is shown in the form that fits the width of the window.
  public static let presentationAdaptsToTheSize = Invariant(
    "presentation.adapts-to-the-size",
    About(
      statement: """
        In a compact window popovers and sheets are shown full screen, or as cards where the world \
        has some, or in the form and inside the replacement that their class declares; in a regular \
        one they are what they are.
        """,
      source: """
        UIKit, `UIModalPresentationStyle` ("in a horizontally compact environment …") and \
        `UIAdaptivePresentationControllerDelegate`. That a change of width while presented swaps \
        the form in place is undocumented; reading chosen by this project.
        """,
      premise: """
        something is presented in a style that adapts, its form is known, and how it adapts is \
        declared
        """),
    implies: ["size.there-and-back-is-identity", "size.change-keeps-everybody"],
    check: check)

  /// Reports what is wrong now and was right before.
  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongForm>) {
    guard chapter.after.isSound, !chapter.isHalted else { return }
    for index in chapter.after.nodes.indices where chapter.after.nodes[index].style != nil {
      guard let adaptation = chapter.adaptation(of: index, in: chapter.after) else {
        continue
      }
      report.premiseHeld()
      guard let clause = adaptation.failure, !isOld(adaptation, clause, in: chapter),
        !isRestored(index, clause, in: chapter)
      else { continue }
      report.add(
        clause,
        Breach(
          blamed: chapter.after.holder(of: index),
          witnesses: Array(chapter.numbers(of: [.size, .present, .adapt])),
          expected: adaptation.expected, however: adaptation.however))
    }
  }

  private static func isOld(
    _ adaptation: Adaptation, _ clause: WrongForm, in chapter: Chapter
  ) -> Bool {
    guard let before = chapter.before, before.snapshot.size == chapter.after.snapshot.size,
      let index = before.index(of: adaptation.shown)
    else { return false }
    return chapter.adaptation(of: index, in: before)?.failure == clause
  }

  /// Whether what is shown here was shown like this when the state was saved, or by somebody of
  /// whom nobody can tell how it had to be shown; who comes after it may have gone since.
  private static func isRestored(
    _ index: Int, _ clause: WrongForm, in chapter: Chapter
  ) -> Bool {
    guard let saved = chapter.saving?.after, saved.snapshot.size == chapter.after.snapshot.size,
      saved.nodes.prefix(index + 1).map(\.place)
        == chapter.after.nodes.prefix(index + 1).map(\.place)
    else { return false }
    return chapter.adaptation(of: index, in: saved).map { $0.failure == clause } ?? true
  }
}

/// How one presentation is shown, and how it should be.
private struct Adaptation {
  let shown: ControllerID
  let size: SizeClass
  let subject: ControllerID
  let style: PresentationStyle
  let form: PresentationStyle
  /// What is declared for a compact window.
  let adaptive: AdaptiveStyle?
  let showsCards: Bool
  let hasReplacement: Bool
  let isReplaced: Bool

  private var wanted: PresentationStyle { wanted(in: size) }

  private var wantsReplacement: Bool {
    size == .compact && hasReplacement
      && style.adaptedForm(declared: adaptive, showingCards: showsCards) != nil
  }

  private func wanted(in size: SizeClass) -> PresentationStyle {
    style.form(in: size, adaptingTo: adaptive, showingCards: showsCards)
  }

  var failure: WrongForm? {
    if form != wanted {
      if size == .regular { return .notRestored }
      return form == wanted(in: .regular) ? .notAdapted : .anotherForm
    }
    if isReplaced == wantsReplacement { return nil }
    return isReplaced ? .replaced : .notReplaced
  }

  var expected: Sentence {
    wantsReplacement
      ? "in a \(size.word) window \(subject) is shown as \(wanted.word), inside a replacement"
      : "in a \(size.word) window \(subject) is shown as \(wanted.word), by itself"
  }

  var however: Sentence {
    isReplaced
      ? "it is shown as \(form.word), inside \(shown)" : "it is shown as \(form.word), by itself"
  }
}

extension Chapter {
  /// Looks at a node of a tree; `nil` when there is nothing to judge.
  ///
  /// A stack of the house may have been a replacement that its controller has left since; how that
  /// was to adapt cannot be told any more.
  fileprivate func adaptation(of index: Int, in tree: Tree) -> Adaptation? {
    let node = tree.nodes[index]
    guard let style = node.style, let form = node.form, style.adapts else { return nil }
    let subject = node.replaced ?? node.controller
    let member = trace.cast[subject.index]
    guard !history.leavesOpen(.adapts, of: subject),
      member.scene != nil || member.kind != .navigation
    else { return nil }
    return Adaptation(
      shown: node.controller, size: tree.snapshot.size, subject: subject, style: style, form: form,
      adaptive: history.contract(of: subject) { $0.adapts }, showsCards: trace.world.showsCards,
      hasReplacement: history.promises(subject) { $0.replacement != nil },
      isReplaced: node.replaced != nil)
  }
}

extension SizeClass {
  fileprivate var word: String { "\(self)" }
}
