import FlowModel

extension Pen {
  /// Goes over a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - wired: The names of the controls that scenes have.
  /// - Returns: The step with the names that the pen has written.
  mutating func rewritten(_ step: Step, wired: Set<ControlName> = []) -> Step {
    var step = step
    raw(step.kind)
    step.action = rewritten(step.action, wired: wired)
    step.creating = list(step.creating) { $0.label($1) }
    flag(!step.isAnimated)
    flag(step.settles)
    return step
  }

  private mutating func rewritten(
    _ action: Step.Action, wired: Set<ControlName>
  ) -> Step.Action {
    switch action {
    case .tap(let receiver, let name):
      return .tap(label(receiver), control(name, isWired: wired.contains(name)))
    case .performSegue(let receiver, let identifier):
      return .performSegue(label(receiver), segue(identifier))
    case .present(let subject, let receiver, let style):
      raw(style)
      return .present(rewritten(subject), on: label(receiver), style: style)
    case .dismiss(let receiver): return .dismiss(label(receiver))
    case .push(let subject, let receiver): return .push(rewritten(subject), on: label(receiver))
    case .pop(let receiver): return .pop(label(receiver))
    case .popTo(let target, let receiver): return .popTo(label(target), on: label(receiver))
    case .popToRoot(let receiver): return .popToRoot(label(receiver))
    case .setStack(let stack, let receiver):
      return .setStack(list(stack) { $0.label($1) }, on: label(receiver))
    case .setTabs(let tabs, let receiver):
      return .setTabs(list(tabs) { $0.label($1) }, on: label(receiver))
    case .select(let target, let receiver): return .select(label(target), on: label(receiver))
    case .show(let subject, let receiver): return .show(rewritten(subject), on: label(receiver))
    case .showDetail(let subject, let receiver):
      return .showDetail(rewritten(subject), on: label(receiver))
    case .add(let subject, let receiver): return .add(rewritten(subject), to: label(receiver))
    case .remove(let receiver): return .remove(label(receiver))
    case .answer(let reporter, let success):
      flag(!success)
      return .answer(label(reporter), success: success)
    case .replace(let subject, let receiver):
      return .replace(rewritten(subject), on: label(receiver))
    case .settle: return .settle
    case .wait: return .wait
    case .back(let receiver): return .back(label(receiver))
    case .swipeDown(let receiver): return .swipeDown(label(receiver))
    case .tapOutside(let receiver): return .tapOutside(label(receiver))
    case .tapTab(let target, let receiver): return .tapTab(label(target), on: label(receiver))
    case .beginBack(let receiver): return .beginBack(label(receiver))
    case .beginSwipeDown(let receiver): return .beginSwipeDown(label(receiver))
    case .progress(let percent):
      number(percent)
      return .progress(percent)
    case .finish: return .finish
    case .cancel: return .cancel
    case .size(let size):
      raw(size)
      return action
    case .open(let destination): return .open(scene(destination))
    case .alert: return .alert
    case .background: return .background
    case .foreground: return .foreground
    case .root(let subject): return .root(rewritten(subject))
    case .save: return .save
    case .restore: return .restore
    case .signal(let signal): return .signal(SignalName(name(signal.text, .touchables)))
    }
  }

  private mutating func rewritten(_ subject: Step.Subject) -> Step.Subject {
    switch subject {
    case .new(let origin):
      number(0)
      return .new(rewritten(origin))
    case .existing(let existing):
      number(1)
      return .existing(label(existing))
    }
  }
}
