import FlowInvariants
import FlowModel

extension Judge {
  /// Plays a flow in the form that a relation asks for, and compares.
  ///
  /// Where an invariant is broken, in one form or the other, the relation is silent: the invariant
  /// has the more telling name.
  func ask(_ relation: Relation, of judgement: inout Judgement) {
    guard relation.needs.allSatisfy(catalog.reported.contains), judgement.violations.isEmpty,
      let variant = judging({ relation.variant(of: judgement.trace) }),
      admits(variant.driven)
    else { return }
    onOtherForm(true)
    defer { onOtherForm(false) }
    let other = system.trace(of: variant.scenario)
    let comparison = judging { relation.comparison(of: Pair(judgement.trace, other, as: variant)) }
    guard
      comparison.violations.isEmpty || judging({ catalog.verdict(on: other) }).violations.isEmpty
    else { return }
    judgement.premises.count(comparison.premiseCount, of: relation.id)
    for var violation in comparison.violations {
      violation.counterpart = variant.scenario
      judgement.violations.append(violation)
    }
  }
}

extension Catalog {
  /// The relations that a campaign asks for in a run: each in another lane each time, and seldom in
  /// the same run as the next.
  package func relations(askedInRun run: Int) -> [Relation] {
    relations.enumerated()
      .filter { (run + run / Lane.count + $0.offset).isMultiple(of: $0.element.period) }
      .map(\.element)
  }

  /// The relations that must be asked for to see a violation again.
  package func relations(of id: InvariantID) -> [Relation] {
    relations.filter { $0.id == id }
  }

  /// The relations that a kept case is about.
  package func relations(for purpose: Case.Purpose) -> [Relation] {
    guard case .invariant(let id) = purpose else { return [] }
    return relations(of: id)
  }
}
