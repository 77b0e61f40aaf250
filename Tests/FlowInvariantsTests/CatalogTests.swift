import FlowInvariants
import FlowModel
import Testing

private enum Presented: String, Clauses {
  case presented
}

private let calm = Invariant(
  "example.nothing-is-presented",
  Invariant.About(
    statement: "Nothing is ever presented.", source: "An example, and false.",
    premise: "something happens"),
  listens: Listening(events: [.present]),
  implies: ["example.nothing-is-over-anything"],
  check: reportPresentations)

private let alsoCalm = Invariant(
  "example.nothing-is-over-anything",
  Invariant.About(
    statement: "Nothing is over anything.", source: "An example, and false.",
    premise: "a chapter ends")
) { (chapter: Chapter, report: inout Report<Presented>) in
  reportPresentations(in: chapter, to: &report)
}

@Sendable private func reportPresentations(
  in chapter: Chapter, to report: inout Report<Presented>
) {
  report.premiseHeld()
  for number in chapter.numbers(of: [.present]) {
    report.add(
      .presented,
      Breach(witnesses: [number], expected: "nothing is presented", however: "something is"))
  }
}

@Suite struct `A catalogue` {
  @Test func `finds an invariant by its identifier`() {
    #expect(
      Catalog.standard["trigger.code-never-asks"]?.clauses == ["asked"])
    #expect(Catalog.standard["trigger.code-always-asks"] == nil)
  }

  @Test func `keeps some invariants in its own order`() throws {
    let some = try Catalog.standard.only(["tree.is-well-formed", "trigger.code-never-asks"])
    #expect(some.invariants.map(\.id) == ["trigger.code-never-asks", "tree.is-well-formed"])
  }

  @Test func `leaves some out, and keeps all others in its own order`() throws {
    let all = Catalog.ofApps
    let fewer = all.leavingOut(.locksStayInFront, relating: .coverChangesNothing)
    let ids: [InvariantID] = ["rule.locks-stay-in-front", "rule.cover-changes-nothing"]
    #expect(fewer.ids == all.ids.filter { !ids.contains($0) })
    #expect(fewer.ids.count == all.ids.count - 2)
    #expect(try all.leavingOut(ids).ids == fewer.ids)
    #expect(throws: UnknownInvariants(found: ["b"], known: [calm.id])) {
      try Catalog([calm]).leavingOut(["b", calm.id])
    }
  }

  @Test func `names the invariants that it does not have`() {
    let catalog = Catalog([calm])
    #expect(throws: UnknownInvariants(found: ["b", "a"], known: [calm.id])) {
      try catalog.only(["b", calm.id, "a"])
    }
  }

  @Test(arguments: Catalog.standard.invariants.map(\.id))
  func `says what each invariant means and implies only those that it has`(
    _ id: InvariantID
  ) throws {
    let invariant = try #require(Catalog.standard[id])
    #expect(invariant.statement.hasSuffix("."))
    #expect(!invariant.source.isEmpty && !invariant.premise.isEmpty && !invariant.clauses.isEmpty)
    #expect(invariant.implies.allSatisfy { Catalog.ofApps[$0] != nil })
  }

  @Test(arguments: Catalog.standard.relations.map(\.id))
  func `says what each relation means, and keeps those that are asked for`(
    _ id: InvariantID
  ) throws {
    let relation = try #require(Catalog.standard.relation(id))
    #expect(relation.statement.hasSuffix("."))
    #expect(!relation.source.isEmpty && !relation.premise.isEmpty && !relation.clauses.isEmpty)
    #expect(try Catalog.standard.only([id]).ids == [id])
    #expect(Catalog.standard.about(id)?.statement == relation.statement)
  }

  @Test(arguments: Catalog.standard.invariants.map(\.id))
  func `says of each way to fail what must hold`(_ id: InvariantID) throws {
    let invariant = try #require(Catalog.standard[id])
    for clause in invariant.clauses {
      let statement = Catalog.standard.statement(brokenBy: Signature(id, clause))
      #expect(statement?.hasSuffix(".") == true)
    }
    #expect(Catalog.standard.statement(brokenBy: Signature(id, "none")) == invariant.statement)
  }

  @Test func `says of an invariant that asks much the part that is broken`() {
    let closing = Signature("router.does-what-it-is-asked", "notClosed")
    #expect(
      Catalog.standard.statement(brokenBy: closing)
        == "A router that says that it has closed everything presents nobody.")
    #expect(Catalog.standard.statement(brokenBy: Signature("none.such", "notClosed")) == nil)
  }

  @Test func `shows an invariant only what it listens to`() {
    let verdict = Catalog([calm]).verdict(on: Tale.refused.trace)
    #expect(verdict.premises[calm.id] == 1)
    #expect(Catalog([alsoCalm]).verdict(on: Tale.refused.trace).premises.counts == [2])
  }

  @Test func `drops what follows from something else`() {
    let verdict = Catalog([alsoCalm, calm]).verdict(on: Tale.refused.trace)
    #expect(verdict.violations.map(\.signature.invariant) == [calm.id])
    #expect(verdict.premises.counts == [2, 1])
  }

  @Test func `counts zero where there was nothing to judge`() {
    let premises = Tale(.unwinding("A"), "tree\n  A").verdict.premises
    #expect(premises.held == ["tree.is-well-formed"])
    #expect(premises.ids == Catalog.standard.invariants.map(\.id))
  }

  @Test func `reports in the order of the steps`() {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        nav n claiming A
          A
          S
      do performSegue S.done
      create S.done to A
      prepare S for S.done to A
      action A S.done
      do performSegue S.done
      should S.done yes
      """)
    #expect(
      tale.broken == [
        "tree.is-well-formed wrongStackClaim",
        "unwind.clears-what-is-above leftStanding",
        "trigger.code-never-asks asked",
      ])
  }
}

@Suite struct `The requests of a history` {
  @Test func `have their own events, their search and their effects`() throws {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        nav n
          A
          S
      do performSegue S.done
      allowed n A
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      request A.done
      can n A.done no
      action A S.done
      perform S.done
      pop n to A
      report A.save
      pop n to A
      """)
    let requests = History(of: tale.trace).requests
    #expect(requests.map(\.events) == [[1, 2, 3, 5, 6], [4]])
    #expect(requests.map(\.search) == [[0, 1], [4]])
    #expect(requests.map(\.effects) == [[7], []])
  }
}
