import FlowModel

extension Step {
  /// The step as it is written in a case file, after `do`.
  public var text: String {
    var text = "\(kind.word)\(action.text)" + creating.creation
    if !isAnimated { text += " unanimated" }
    if !settles { text += " unsettled" }
    return text
  }
}

extension [Label] {
  /// ` creating a b`, or nothing when nobody is named.
  var creation: String { isEmpty ? "" : " creating \(spelled())" }
}

extension Step.Action {
  /// What stands after the word for the step.
  fileprivate var text: String {
    switch self {
    case .tap(let label, let control): " \(label.spelled).\(control.spelled)"
    case .performSegue(let label, let segue): " \(label.spelled).\(segue.spelled)"
    case .present(let subject, let label, let style):
      " \(subject.text) on \(label.spelled)" + style.suffix
    case .push(let subject, let label), .show(let subject, let label),
      .showDetail(let subject, let label), .replace(let subject, let label):
      " \(subject.text) on \(label.spelled)"
    case .add(let subject, let label): " \(subject.text) to \(label.spelled)"
    case .setStack(let labels, let label), .setTabs(let labels, let label):
      " \(labels.spelled()) on \(label.spelled)"
    case .popTo(let child, let label), .select(let child, let label), .tapTab(let child, let label):
      " \(child.spelled) on \(label.spelled)"
    case .dismiss(let label), .pop(let label), .popToRoot(let label), .remove(let label),
      .back(let label), .swipeDown(let label), .tapOutside(let label), .beginBack(let label),
      .beginSwipeDown(let label):
      " \(label.spelled)"
    case .answer(let label, let success): " \(label.spelled) \(success ? "yes" : "no")"
    case .progress(let percent): " \(percent)"
    case .size(let size): " \(size.word)"
    case .settle, .wait, .finish, .cancel: ""
    case .open(let scene): " \(scene.spelled)"
    case .signal(let name): " \(name.spelled)"
    case .root(let subject): " \(subject.text)"
    case .alert, .background, .foreground, .save, .restore: ""
    }
  }
}

extension Step.Subject {
  fileprivate var text: String {
    switch self {
    case .new(let origin): origin.text
    case .existing(let label): "existing \(label.spelled)"
    }
  }
}
