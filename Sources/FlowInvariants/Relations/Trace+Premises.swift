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

  /// Whether what is to be done in a step cannot be done.
  func declines(step number: Int) -> Bool {
    events(ofChapter: number + 1).contains { events[$0].kind == .declined }
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
    let presentations =
      world.stage.presentations.map(\.style) + steps.map(\.style)
      + world.storyboard.scenes.map(\.style)
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

extension Step {
  fileprivate var style: PresentationStyle? {
    if case .present(_, on: _, let style) = action { style } else { nil }
  }
}
