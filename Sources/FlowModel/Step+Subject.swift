extension Step.Action {
  /// The controller that is handed over; `nil` when none is.
  package var subject: Step.Subject? {
    switch self {
    case .present(let subject, on: _, style: _), .push(let subject, on: _),
      .show(let subject, on: _), .showDetail(let subject, on: _), .add(let subject, to: _),
      .replace(let subject, on: _), .root(let subject):
      subject
    default: nil
    }
  }

  /// What is made in code or from outside when it is done, besides what segues make; `nil` for
  /// nothing, and for a launch, which makes everybody that was saved.
  package var made: Origin? {
    switch self {
    case .alert: .stock(.content)
    case .open(let scene): .scene(scene)
    case .present, .push, .show, .showDetail, .add, .replace, .root: subject?.origin
    case .tap, .performSegue, .dismiss, .pop, .popTo, .popToRoot, .setStack, .setTabs, .select,
      .remove, .answer, .size, .settle, .back, .swipeDown, .tapOutside, .tapTab, .beginBack,
      .beginSwipeDown, .progress, .finish, .cancel, .background, .foreground, .save, .restore,
      .signal, .wait:
      nil
    }
  }

  /// The label of whom it is handed to; `nil` for the window, and when nobody is handed over.
  package var host: Label? {
    switch self {
    case .present(_, on: let label, style: _), .push(_, on: let label), .show(_, on: let label),
      .showDetail(_, on: let label), .add(_, to: let label), .replace(_, on: let label):
      label
    default: nil
    }
  }

  /// The step with another controller handed over; one that hands over none stays.
  package func handing(over subject: Step.Subject) -> Step.Action {
    switch self {
    case .present(_, on: let label, let style): .present(subject, on: label, style: style)
    case .push(_, on: let label): .push(subject, on: label)
    case .show(_, on: let label): .show(subject, on: label)
    case .showDetail(_, on: let label): .showDetail(subject, on: label)
    case .add(_, to: let label): .add(subject, to: label)
    case .replace(_, on: let label): .replace(subject, on: label)
    case .root: .root(subject)
    default: self
    }
  }
}

extension Step.Subject {
  /// What it is made from; `nil` for one that was there before.
  package var origin: Origin? { if case .new(let origin) = self { origin } else { nil } }
}
