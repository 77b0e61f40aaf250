import FlowModel

extension Offer {
  /// How likely it is compared with others of its kind.
  ///
  /// What can come to something just now is worth more than what cannot, and an unwind, a way into
  /// an intermediate flow, or a call of whoever keeps routes more than others.
  func weight(among surroundings: Surroundings, unwinding: Int, mayAnswer: Bool) -> Int {
    let interest =
      switch self {
      case .tap(let label, let control):
        surroundings.segues(firedBy: control, on: label)
          .map { $0.interest(unwinding: unwinding) }.max() ?? 1
      case .performSegue(let label, let identifier):
        surroundings.segue(identifier, from: label)?.interest(unwinding: unwinding) ?? 1
      case .answer(let label): surroundings.isIntermediate(label) ? 4 : 1
      default: interest(among: surroundings)
      }
    return isPromising(among: surroundings, mayAnswer: mayAnswer) ? 3 * interest : interest
  }

  /// Whoever keeps routes owes an outcome for what it is asked.
  func interest(among surroundings: Surroundings) -> Int {
    switch self {
    case .present(on: let label), .dismiss(let label), .push(on: let label), .pop(let label),
      .popToRoot(let label), .beginBack(let label):
      surroundings.keepsRoutes(label) ? 8 : 1
    default: 1
    }
  }

  /// Whether it can come to something, as far as what stands now and the storyboard tell.
  ///
  /// What presents already is refused, a stack with its root alone pops nothing, and so on. A
  /// report to an intermediate segue needs somebody who may answer.
  func isPromising(among surroundings: Surroundings, mayAnswer: Bool) -> Bool {
    switch self {
    case .tap(let label, let control): surroundings.mayAct(control, on: label)
    case .performSegue(let label, let identifier):
      !surroundings.isPresenting(label)
        || surroundings.segue(identifier, from: label)?.unwindAction != nil
    case .present(on: let label):
      !surroundings.isPresenting(label) || surroundings.keepsRoutes(label)
    case .dismiss(let label):
      surroundings.isPresenting(label) || surroundings.isWithinPresentation(label)
        || surroundings.keepsRoutes(label)
    case .pop(let stack), .popToRoot(let stack):
      surroundings.childCount(of: stack) > 1 || surroundings.keepsRoutes(stack)
    case .popTo(let label, on: let stack): surroundings.lastChild(of: stack) != label
    case .select(let label, on: _): !surroundings.isOnScreen(label)
    case .tapTab(let label, on: _):
      !surroundings.isOnScreen(label) || surroundings.isDeepInFront(label)
    case .answer: mayAnswer
    default: true
    }
  }
}

extension Segue {
  /// How likely it is compared with the other segues of a flow.
  fileprivate func interest(unwinding: Int) -> Int {
    unwindAction != nil ? max(1, unwinding) : intermediate != nil ? 3 : 1
  }
}
