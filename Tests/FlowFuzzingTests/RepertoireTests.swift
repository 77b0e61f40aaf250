import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `A repertoire` {
  static let smaller: [Repertoire] =
    ControllerKind.allCases.filter { $0 != .content }.map { less { $0.kinds.remove($1) }($0) }
    + SizeClass.allCases.map { less { $0.sizes.remove($1) }($0) }
    + PresentationStyle.allCases.map { less { $0.styles.remove($1) }($0) }
    + Segue.Sort.allCases.map { less { $0.segues.remove($1) }($0) }
    + [.tap, .performSegue, .settle, .background, .dismiss, .restore, .answer].map {
      less { $0.steps.remove($1) }($0)
    }

  static let plain: Repertoire = {
    var plain = Repertoire()
    plain.playsIntermediates = false
    return plain
  }()

  /// A router of one stack, in which nothing is presented.
  static let router: Repertoire = {
    var router = Repertoire()
    router.kinds = [.navigation]
    router.sizes = [.regular]
    router.styles = []
    router.segues = [.show, .unwind]
    router.steps = [.tap, .performSegue, .push, .pop, .popToRoot, .back, .settle]
    return router
  }()

  private static func less<Part>(
    _ remove: @escaping (inout Repertoire, Part) -> Part?
  ) -> (Part) -> Repertoire {
    { part in
      var repertoire = Repertoire.everything
      _ = remove(&repertoire, part)
      return repertoire
    }
  }

  @Test func `is all that flows are grown of`() {
    for repertoire in Self.smaller + [Self.plain, Self.router] {
      let campaign = Campaign(
        seed: Seed(3), judge: Judge(of: SketchEngine(playing: repertoire), by: Catalog([])))
      let strange = (0..<8).map { campaign.judgement(ofRun: $0).scenario }
        .first { !repertoire.plays($0) }
      #expect(strange == nil, "\(repertoire)")
    }
  }

  @Test func `is all that small worlds are made of`() {
    for repertoire in Self.smaller + [Self.router] {
      let kinds = SmallKinds(ControllerKind.allCases, within: repertoire)
      let count = repertoire == Self.router ? 2 : 1
      let flows = SmallFlows(upTo: count, steps: 1, among: kinds)
      #expect(!flows.isEmpty && flows.allSatisfy(repertoire.plays), "\(repertoire)")
      let unwinds = SmallUnwinds(upTo: 2, within: repertoire)
      #expect(unwinds.allSatisfy(repertoire.plays), "\(repertoire)")
    }
  }

  @Test func `without everything leaves nothing out`() {
    #expect(Self.smaller.allSatisfy { $0 != .everything })
    let campaign = Campaign(seed: Seed(3), judge: Judge(of: SketchEngine(playing: .everything)))
    let flows = (0..<24).map { campaign.judgement(ofRun: $0).scenario }
    for repertoire in Self.smaller + [Self.plain] { #expect(!flows.allSatisfy(repertoire.plays)) }
  }

  @Test func `is not left while a flow shrinks`() throws {
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 64, findingsMax: 1, shrunkFlowsMax: 2, certificateRunsMax: 200,
        explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: .tabNotSelected, playing: Self.tabs))
    ).run()
    let finding = try #require(report.findings.first)
    #expect(Self.tabs.plays(finding.scenario))
    #expect(finding.variants.allSatisfy(Self.tabs.plays))
  }

  /// What has tabs, and no stacks.
  private static let tabs: Repertoire = {
    var tabs = Repertoire()
    tabs.kinds = [.tabs]
    return tabs
  }()
}
