import FlowModel

/// How much there is to read in a scenario: the total order that shrinking goes down.
///
/// Scenarios are compared by these counts, the first that differs decides:
///
/// 1. **calls**: steps, and what else is done in them: by classes while they are called, by embed
///    segues while views load, and by what controls fire beside the first;
/// 2. **controllers**: the entries of the stage and the scenes of the storyboard;
/// 3. **wires**: segues, controls and views, and what they fire and send;
/// 4. **kinds**: a sum in which a content controller, a show segue and a dismissal count nothing,
///    a stock controller less than one from a scene, and a segue by identifier less than a tap;
/// 5. **attributes**: everything declared that has a default: actions, vetoes, policies, classes,
///   held scenes, styles, a compact window, selections, containers around the caller of a
///   presentation, names given to new controllers, unanimated and unsettled steps;
/// 6. the **spelling**: names in order of appearance, plain ones first, then the rest.
///
/// Two scenarios of equal complexity are equal. There is no endless descent: every count is at
/// least zero, and among equal counts a shrinker only renames and sorts.
package struct Complexity: Hashable, Sendable, Comparable {
  /// Calls, controllers, wires, kinds, attributes.
  package let counts: [Int]
  private let spelling: Spelling

  /// Measures a scenario.
  package init(of scenario: Scenario) {
    counts = [
      scenario.callCount, scenario.controllerCount, scenario.wireCount, scenario.kindSum,
      scenario.attributeCount,
    ]
    spelling = Spelling(of: scenario)
  }

  /// Whether the left scenario is the smaller one.
  package static func < (left: Self, right: Self) -> Bool {
    left.counts == right.counts
      ? left.spelling < right.spelling : left.counts.lexicographicallyPrecedes(right.counts)
  }
}

extension Scenario {
  /// What is done: the steps, and what else is done in them.
  var callCount: Int { steps.count + world.storyboard.callCount }

  /// The entries of the stage and the scenes of the storyboard.
  var controllerCount: Int {
    world.stage.entries.count + world.storyboard.scenes.count
  }

  /// Segues, references, what is known by name, controls, views, and what they fire and send.
  var wireCount: Int {
    world.storyboard.segues.count + world.storyboard.references.count
      + world.storyboard.named.reduce(0) { $0 + $1.nameCount }
      + world.storyboard.controls.reduce(0) { $0 + 1 + $1.fires.count }
      + world.storyboard.views.reduce(0) { $0 + 1 + $1.sends.count }
  }

  fileprivate var kindSum: Int {
    world.stage.entries.reduce(0) { $0 + $1.origin.rank }
      + world.storyboard.scenes.reduce(0) { $0 + $1.kind.rank }
      + world.storyboard.segues.reduce(0) { $0 + $1.kind.rank }
      + steps.reduce(0) { $0 + $1.rank }
  }

  fileprivate var attributeCount: Int {
    (world.stage.size != .regular).asCount + world.showsCards.asCount
      + world.stage.creating.count
      + world.stage.entries.count { $0.selected != nil }
      + world.stage.presentations.count { $0.style != nil }
      + world.stage.presentations.reduce(0) { $0 + world.stage.ancestors(of: $1.caller).count }
      + world.storyboard.scenes.reduce(0) { $0 + $1.attributeCount }
      + world.storyboard.segues.reduce(0) { $0 + $1.attributeCount }
      + world.storyboard.controls.count { $0.place != nil }
      + world.storyboard.views.reduce(0) { $0 + $1.attributeCount }
      + steps.reduce(0) { $0 + $1.attributeCount }
  }
}

extension Storyboard {
  /// What is done beside the steps.
  var callCount: Int {
    segues.count(where: \.isEmbed) + scenes.reduce(0) { $0 + $1.contract.reactions.count }
      + controls.reduce(0) { $0 + max(0, $1.fires.count - 1) }
  }
}

extension NamedStoryboard {
  /// How many things it says.
  fileprivate var nameCount: Int {
    1 + initial.asCount + members.reduce(0) { $0 + 1 + $1.identifier.asCount }
  }
}

extension Scene {
  fileprivate var attributeCount: Int {
    className.asCount + holds.count + bars.rawValue.nonzeroBitCount + style.asCount
      + contract.attributeCount
  }
}

extension Contract {
  /// How much the class declares that is not UIKit's default.
  var attributeCount: Int {
    let searched =
      switch searches {
      case .all: 0
      case .only(let scenes): 1 + scenes.count
      }
    return unwinds.count + vetoes.count + refuses.count + declines.count + overrules.count
      + searched + unknown.count + reactions.reduce(0) { $0 + $1.act.rank }
      + isModal.asCount + keeps.asCount + isLocked.asCount + swipes.asCount + isRetained.asCount
      + definesContext.asCount + show.asCount + showDetail.asCount + adapts.asCount
      + replacement.asCount + collapse.asCount
      + animates.asCount + (animates != nil && animates != .once).asCount
  }
}

extension DrawnView {
  fileprivate var attributeCount: Int {
    outlet.asCount + className.asCount + prototype.asCount + container.asCount
      + words.asCount + placeholder.asCount + tag.asCount
      + marks.rawValue.nonzeroBitCount + segments.count + numbers.count
  }
}

extension Segue {
  fileprivate var attributeCount: Int {
    var count = performing.asCount + className.asCount + (!animates).asCount
    if case .present(_, .some) = kind { count += 1 }
    if let via { count += via.style == .show ? 1 : 2 }
    if case .popover(_, isAnchored: false) = kind { count += 1 }
    count +=
      action.asCount + actionName.asCount + (runtimeName != .identifier).asCount
      + preparedStyle.asCount
    return count
  }
}

extension Step {
  fileprivate var attributeCount: Int {
    var own = 0
    switch action {
    case .present(_, on: _, style: .some): own = 1
    case .setStack(let list, on: _), .setTabs(let list, on: _): own = list.count
    default: break
    }
    return own + creating.count + (!isAnimated).asCount + (!settles).asCount
  }
}

extension Bool {
  /// One for what is so, zero for what is not.
  fileprivate var asCount: Int { self ? 1 : 0 }
}

extension Optional {
  /// One for what is given, whatever it is, zero for `nil`.
  fileprivate var asCount: Int { self == nil ? 0 : 1 }
}
