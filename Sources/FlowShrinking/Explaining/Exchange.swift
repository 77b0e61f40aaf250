import FlowModel

/// A place of a scenario, with everything that can be put there instead.
///
/// Like a pass of the shrinker it proposes and runs nothing. An edit looks at the scenario that it
/// is handed and not at the one that it was made for, so that edits of several places can be
/// joined.
struct Exchange {
  /// Where it is.
  var place: Explanation.Place
  /// What can be put there, and how.
  var choices: [Choice]

  /// One thing that can be put there.
  struct Choice {
    var option: Explanation.Option
    var edit: Edit
  }

  /// Makes an exchange.
  init(_ place: Explanation.Place, _ choices: [Choice]) {
    self.place = place
    self.choices = choices
  }

  /// Makes an exchange of one of two things for the other.
  init(_ place: Explanation.Place, _ edit: @escaping Edit) {
    self.init(place, [Choice(option: .other, edit: edit)])
  }
}

extension Exchange {
  /// Makes an exchange of one style for each of the others.
  init(
    _ place: Explanation.Place, of style: PresentationStyle?,
    _ edit: @escaping (inout Scenario, PresentationStyle?) -> Void
  ) {
    let styles = [nil] + PresentationStyle.allCases.map { Optional($0) }
    self.init(
      place,
      styles.filter { $0 != style }.map { other in
        Choice(option: .style(other)) { edit(&$0, other) }
      })
  }

  /// Makes an exchange of one kind of controller for each of the others.
  ///
  /// A split view controller holds two at most.
  init(
    _ place: Explanation.Place, of kind: ControllerKind, holding childCount: Int,
    _ edit: @escaping (inout Scenario, ControllerKind) -> Void
  ) {
    let kinds = ControllerKind.allCases.filter {
      $0 != kind && ($0 != .split || childCount <= 2)
    }
    self.init(
      place, kinds.map { other in Choice(option: .kind(other)) { edit(&$0, other) } })
  }

  /// Makes an exchange of one controller for others.
  init(
    _ place: Explanation.Place, for labels: [Label],
    _ edit: @escaping (inout Scenario, Label) -> Void
  ) {
    self.init(
      place, labels.map { other in Choice(option: .label(other)) { edit(&$0, other) } })
  }
}

extension Explanation.Place {
  /// How much is different when something else stands there: an attribute, what is there, the
  /// order.
  var weight: Int {
    switch self {
    case .width, .cards, .selection, .style, .stepStyle, .stepAnimation, .settling, .context,
      .segueStyle, .preparedStyle, .animation:
      0
    case .kind, .caller, .verb, .subject, .party, .sceneKind, .segueKind: 1
    case .order, .stepOrder, .firings: 2
    case .ownClass: 3
    }
  }

  /// Whether it is about an order; an order is changed when everything else has been.
  var isOrder: Bool { weight == 2 }
}
