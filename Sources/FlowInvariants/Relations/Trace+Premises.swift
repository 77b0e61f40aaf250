import FlowModel

// What relations ask before they make another form of a flow.
extension Trace {
  /// Whether everybody who takes part has declared that no callback makes them go anywhere: that
  /// a view is loaded or comes on screen, or that a delegate is told of something.
  var leavesCallbacksAlone: Bool {
    everybodyDeclares { contract in
      !contract.unknown.contains(.calls)
        && contract.reactions.allSatisfy {
          $0.moment.kind != .viewDidLoad && $0.moment.kind != .viewDidAppear
        }
    }
  }

  /// Whether every transition ends, and ends once.
  var endsItsTransitions: Bool { everybodyDeclares { [nil, .once].contains($0.animates) } }

  /// Whether nobody does anything by themselves when the window gets another width.
  var leavesWidthsToUIKit: Bool {
    leavesCallbacksAlone && endsItsTransitions
      && everybodyDeclares { contract in
        contract.adapts == nil && contract.replacement == nil && contract.collapse == nil
          && !contract.unknown.contains(.adapts)
      }
  }

  /// Whether something is true of the contracts of all controllers that take part.
  func everybodyDeclares(_ condition: (Contract) -> Bool) -> Bool {
    let isDeclared = world.storyboard.scenes.map { condition($0.contract) }
    return cast.allSatisfy { member in member.scene.map { isDeclared[$0] } ?? !member.isOwn }
  }

  /// A label that nobody has; others like it for other numbers.
  func freshLabel(_ number: Int, _ base: String) -> Label {
    var label = Label("\(base) \(number + 1)")
    while cast.contains(where: { $0.label == label }) { label = Label(label.text + "'") }
    return label
  }

  /// Whether a label names one controller of the flow and no other one.
  func isUnique(_ label: Label) -> Bool { cast.count { $0.label == label } == 1 }

  /// The last controller of a tree that can be touched and stands in nobody; `nil` where it has a
  /// class of an app's own and may not.
  func baseInFront(inSnapshot number: Int, ofItsOwn mayBeOwn: Bool = true) -> Label? {
    let nodes = snapshots[number].nodes
    let base = nodes.last { node in
      if case .child = node.place { false } else { node.isOnScreen }
    }
    guard let base, mayBeOwn || scene(of: base.controller)?.className == nil,
      let label = cast[base.controller.index].label, isUnique(label)
    else { return nil }
    return label
  }

  /// Whether anything is presented, or may have been refused, in a style whose presenter is a
  /// context.
  var asksForContexts: Bool {
    if mentionsContexts, events.contains(where: { $0.kind == .refused }) { return true }
    if snapshots[0].nodes.contains(where: { $0.style?.honoursContexts == true }) { return true }
    return steps.indices.contains { step in
      events(ofStep: step).contains { event in
        guard case .present(let presented, from: _, by: _) = event.what else { return false }
        let style = snapshots[step + 1].node(of: presented)?.style
        return style.map(\.honoursContexts) ?? mentionsContexts
      }
    }
  }

  /// Whether the flow or its storyboard speaks of a style whose presenter is a context.
  private var mentionsContexts: Bool {
    let presentations = world.stage.presentations.map(\.style) + steps.map(\.style)
    let segues = world.storyboard.segues.flatMap { segue -> [PresentationStyle?] in
      switch segue.kind {
      case .present(_, let style): [style, segue.preparedStyle]
      case .popover: [.popover]
      default: [segue.preparedStyle, segue.intermediate?.style == .popover ? .popover : nil]
      }
    }
    return (presentations + segues).contains { $0?.honoursContexts == true }
  }
}

extension Snapshot {
  /// Whether something is presented that leaves to be seen what lies below, and is no sheet.
  var isMenuOpen: Bool {
    nodes.contains { node in
      guard node.isPresented, let form = node.form ?? node.style else { return false }
      return form != .fullScreen && !form.isSheet
    }
  }
}

extension Step {
  fileprivate var style: PresentationStyle? {
    if case .present(_, on: _, let style) = action { style } else { nil }
  }

  /// The controllers that are handed over or removed, and not only asked.
  var handedOver: [Label] {
    switch action {
    case .present(.existing(let label), on: _, style: _), .push(.existing(let label), on: _),
      .show(.existing(let label), on: _), .showDetail(.existing(let label), on: _),
      .add(.existing(let label), to: _), .replace(.existing(let label), on: _),
      .root(.existing(let label)), .remove(let label), .popTo(let label, on: _),
      .select(let label, on: _), .tapTab(let label, on: _):
      [label]
    case .setStack(let labels, on: _), .setTabs(let labels, on: _): labels
    default: []
    }
  }
}

extension Variant {
  /// A flow with steps put in wherever it rests and there is a way there and back.
  ///
  /// - Parameters:
  ///   - trace: The flow.
  ///   - way: The steps for one place, given the number of its snapshot and the name of a guest.
  /// - Returns: The variant; `nil` when there is no such place.
  static func detouring(
    from trace: Trace, by way: (_ snapshot: Int, _ guest: Label) -> [Step]?
  ) -> Variant? {
    var variant = Variant(Scenario(trace.world))
    for number in trace.snapshots.indices {
      let guest = trace.freshLabel(number, "detour")
      if trace.snapshots[number].isAtRest, let steps = way(number, guest) {
        variant.detours += (0..<steps.count).map { variant.scenario.steps.count + $0 }
        variant.guests += steps.flatMap(\.creating)
        variant.scenario.steps += steps
      }
      if trace.steps.indices.contains(number) {
        variant.scenario.steps.append(trace.steps[number])
      }
    }
    return variant.detours.isEmpty ? nil : variant
  }

  /// A flow in which some steps are exchanged for others.
  ///
  /// - Parameters:
  ///   - trace: The flow.
  ///   - other: What is done in the place of a step, given its number, with the names that this
  ///     has; `nil` leaves it.
  /// - Returns: The variant; `nil` when every step is left.
  static func exchanging(
    in trace: Trace, for other: (_ step: Int) -> Step?
  ) -> Variant? {
    var variant = Variant(Scenario(trace.world, steps: trace.steps))
    for number in trace.steps.indices {
      guard let step = other(number) else { continue }
      variant.scenario.steps[number] = step
      variant.scenario.steps[number].creating = trace.steps[number].creating
      variant.exchanges.append(number)
    }
    return variant.exchanges.isEmpty ? nil : variant
  }
}
