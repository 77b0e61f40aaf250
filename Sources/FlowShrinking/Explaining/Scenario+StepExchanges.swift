import FlowModel

extension Scenario {
  /// What could be different in a flow: classes of an app's own, then on the stage, in its steps,
  /// in its storyboard.
  var exchanges: [Exchange] {
    classExchanges + world.exchanges
      + steps.indices.flatMap(exchanges) + world.storyboard.exchanges
  }

  private func exchanges(ofStep index: Int) -> [Exchange] {
    verbExchange(ofStep: index) + subjectExchange(ofStep: index) + styleExchange(ofStep: index)
      + partyExchanges(ofStep: index)
      + animationExchange(ofStep: index)
      + [Exchange(.settling(step: index)) { $0.steps[index].settles.toggle() }]
      + orderExchange(ofStep: index)
  }

  private func verbExchange(ofStep index: Int) -> [Exchange] {
    let siblings = steps[index].kind.siblings
    guard !siblings.isEmpty else { return [] }
    let choices = siblings.map { kind in
      Exchange.Choice(option: .verb(kind)) { scenario in
        scenario.steps[index].action = scenario.steps[index].action.done(as: kind)
      }
    }
    return [Exchange(.verb(step: index), choices)]
  }

  private func animationExchange(ofStep index: Int) -> [Exchange] {
    guard steps[index].kind.takesAnimated, !selectsTab(inStep: index) else { return [] }
    return [
      Exchange(.stepAnimation(step: index)) {
        $0.steps[index].animate(!$0.steps[index].isAnimated)
      }
    ]
  }

  /// Whether a step selects a tab of a tab bar controller, which is not told whether to animate.
  private func selectsTab(inStep index: Int) -> Bool {
    guard case .select(_, on: let label) = steps[index].action,
      let entry = world.stage.entries.first(where: { $0.label == label })
    else { return false }
    return world.storyboard.kind(of: entry.origin) == .tabs
  }

  private func subjectExchange(ofStep index: Int) -> [Exchange] {
    guard case .new(.stock(let kind)) = steps[index].action.subject else { return [] }
    return [
      Exchange(.subject(step: index), of: kind, holding: 0) { scenario, kind in
        let action = scenario.steps[index].action
        scenario.steps[index].action = action.handing(over: .new(.stock(kind)))
      }
    ]
  }

  private func styleExchange(ofStep index: Int) -> [Exchange] {
    guard case .present(_, on: _, let style) = steps[index].action else { return [] }
    return [
      Exchange(.stepStyle(step: index), of: style) { scenario, style in
        guard case .present(let subject, let label, _) = scenario.steps[index].action else {
          return
        }
        scenario.steps[index].action = .present(subject, on: label, style: style)
      }
    ]
  }

  /// Whoever stands on the stage or was made before could be named.
  private func partyExchanges(ofStep index: Int) -> [Exchange] {
    let known = world.stage.labels + steps[..<index].flatMap(\.creating)
    let named = [steps[index]].labels(from: 0)
    return known.filter(named.contains).map { label in
      Exchange(.party(label, step: index), for: known.filter { !named.contains($0) }) {
        var pen = RenamingPen(label, as: $1)
        $0.steps[index].action = pen.rewritten(Step($0.steps[index].action)).action
      }
    }
  }

  /// A step that names whom the one before it makes has to come later.
  ///
  /// Whether the first and the second are waited for stays as it is.
  private func orderExchange(ofStep index: Int) -> [Exchange] {
    guard index + 1 < steps.count else { return [] }
    let next = [steps[index + 1]].labels(from: 0)
    guard next.isDisjoint(with: steps[index].creating) else { return [] }
    return [
      Exchange(.stepOrder(step: index)) { scenario in
        let settles = scenario.steps[index...].prefix(2).map(\.settles)
        scenario.steps.swapAt(index, index + 1)
        scenario.steps[index].settles = settles[0]
        scenario.steps[index + 1].settles = settles[1]
      }
    ]
  }
}

extension Step.Kind {
  /// The other kinds that can be done with the same controllers.
  fileprivate var siblings: [Step.Kind] {
    let families: [[Step.Kind]] = [
      [.push, .present, .show, .showDetail], [.pop, .popToRoot, .back],
      [.dismiss, .swipeDown, .tapOutside], [.finish, .cancel],
      [.select, .tapTab],
    ]
    return families.first { $0.contains(self) }?.filter { $0 != self } ?? []
  }
}

extension Step.Action {
  /// The step with another verb, as far as that takes the same controllers.
  fileprivate func done(as kind: Step.Kind) -> Step.Action {
    switch (self, kind) {
    case (.push(let subject, on: let label), _), (.show(let subject, on: let label), _),
      (.showDetail(let subject, on: let label), _),
      (.present(let subject, on: let label, style: _), _):
      switch kind {
      case .push: .push(subject, on: label)
      case .show: .show(subject, on: label)
      case .showDetail: .showDetail(subject, on: label)
      default: .present(subject, on: label, style: nil)
      }
    case (.pop(let stack), .popToRoot), (.back(let stack), .popToRoot): .popToRoot(stack)
    case (.pop(let stack), .back), (.popToRoot(let stack), .back): .back(stack)
    case (.back(let stack), .pop), (.popToRoot(let stack), .pop): .pop(stack)
    case (.dismiss(let presented), .swipeDown), (.tapOutside(let presented), .swipeDown):
      .swipeDown(presented)
    case (.dismiss(let presented), .tapOutside), (.swipeDown(let presented), .tapOutside):
      .tapOutside(presented)
    case (.swipeDown(let presented), .dismiss), (.tapOutside(let presented), .dismiss):
      .dismiss(presented)
    case (.select(let tab, on: let tabs), .tapTab): .tapTab(tab, on: tabs)
    case (.tapTab(let tab, on: let tabs), .select): .select(tab, on: tabs)
    case (.finish, .cancel): .cancel
    case (.cancel, .finish): .finish
    default: self
    }
  }
}
