import FlowModel

extension CaseParser {
  mutating func parseSteps() throws(CaseFileError) -> [Step] {
    var steps: [Step] = []
    while var cursor = try line(startingWith: .do) {
      var step = Step(try parseAction(&cursor))
      step.creating = try createdLabels(&cursor)
      let isUnanimated = step.kind.takesAnimated && cursor.accept("unanimated")
      if isUnanimated { step.animate(false) }
      step.settles = !cursor.accept("unsettled")
      try cursor.end(
        withNone: step.kind.takesAnimated ? ["creating", "unanimated"] : ["creating"],
        behind: isUnanimated ? "unanimated" : step.settles ? nil : "unsettled")
      steps.append(step)
    }
    return steps
  }

  /// Reads the names for those who are born, if there are any.
  mutating func createdLabels(_ cursor: inout LineCursor) throws(CaseFileError) -> [Label] {
    guard cursor.accept("creating") else { return [] }
    var labels: [Label] = []
    repeat { labels.append(try declaredLabel(&cursor)) } while cursor.isAtName
    return labels
  }

  private func parseAction(_ cursor: inout LineCursor) throws(CaseFileError) -> Step.Action {
    switch try cursor.word(of: Step.Kind.self) {
    case .tap:
      return .tap(try cursor.label(), try cursor.nameBehindDot("the name of a control"))
    case .performSegue:
      let label = try cursor.label()
      return .performSegue(label, try cursor.nameBehindDot("the identifier of a segue"))
    case .present:
      let subject = try parseSubject(&cursor)
      let receiver = try cursor.label(after: "on")
      return .present(subject, on: receiver, style: try cursor.styleIfPresent())
    case .dismiss: return .dismiss(try cursor.label())
    case .push: return .push(try parseSubject(&cursor), on: try cursor.label(after: "on"))
    case .pop: return .pop(try cursor.label())
    case .popTo: return .popTo(try cursor.label(), on: try cursor.label(after: "on"))
    case .popToRoot: return .popToRoot(try cursor.label())
    case .setStack:
      let stack: [Label] = try cursor.namesOrNone("a label or 'none'")
      return .setStack(stack, on: try cursor.label(after: "on"))
    case .setTabs:
      let tabs: [Label] = try cursor.namesOrNone("a label or 'none'")
      return .setTabs(tabs, on: try cursor.label(after: "on"))
    case .select: return .select(try cursor.label(), on: try cursor.label(after: "on"))
    case .show: return .show(try parseSubject(&cursor), on: try cursor.label(after: "on"))
    case .showDetail:
      return .showDetail(try parseSubject(&cursor), on: try cursor.label(after: "on"))
    case .add: return .add(try parseSubject(&cursor), to: try cursor.label(after: "to"))
    case .remove: return .remove(try cursor.label())
    case .answer: return .answer(try cursor.label(), success: try cursor.answer())
    case .replace: return .replace(try parseSubject(&cursor), on: try cursor.label(after: "on"))
    case .settle: return .settle
    case .wait: return .wait
    case .back: return .back(try cursor.label())
    case .swipeDown: return .swipeDown(try cursor.label())
    case .tapOutside: return .tapOutside(try cursor.label())
    case .tapTab: return .tapTab(try cursor.label(), on: try cursor.label(after: "on"))
    case .beginBack: return .beginBack(try cursor.label())
    case .beginSwipeDown: return .beginSwipeDown(try cursor.label())
    case .progress: return .progress(try cursor.percent())
    case .finish: return .finish
    case .cancel: return .cancel
    case .size: return .size(try cursor.word(of: SizeClass.self))
    case .open: return .open(try parseScene(&cursor))
    case .signal: return .signal(try cursor.name("the name of a signal"))
    case .alert: return .alert
    case .background: return .background
    case .foreground: return .foreground
    case .root: return .root(try parseSubject(&cursor))
    case .save: return .save
    case .restore: return .restore
    }
  }

  private func parseScene(_ cursor: inout LineCursor) throws(CaseFileError) -> SceneName {
    let place = cursor.place
    let scene: SceneName = try cursor.name("the name of a scene")
    try check(Reference(target: .scene(scene), place: place))
    return scene
  }

  private func parseSubject(_ cursor: inout LineCursor) throws(CaseFileError) -> Step.Subject {
    cursor.accept("existing") ? .existing(try cursor.label()) : .new(try origin(&cursor))
  }
}

extension LineCursor {
  fileprivate mutating func label() throws(CaseFileError) -> Label { try name("a label") }

  /// Reads a number from 0 to 100.
  fileprivate mutating func percent() throws(CaseFileError) -> Int {
    let before = self
    let percent = try wholeNumber(Self.percentTitle)
    guard percent <= 100 else { throw before.unexpected(expected: Self.percentTitle) }
    return percent
  }

  private static let percentTitle = "a number from 0 to 100"

  /// Reads `yes` or `no`.
  fileprivate mutating func answer() throws(CaseFileError) -> Bool {
    if accept("yes") { return true }
    guard accept("no") else { throw unexpected(expected: "'yes' or 'no'") }
    return false
  }

  /// Reads a word and the label behind it.
  fileprivate mutating func label(after word: String) throws(CaseFileError) -> Label {
    try expect(word)
    return try label()
  }
}
