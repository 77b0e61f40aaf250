import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowShrinking
import SegueKit
import SegueSimulation
import Testing

/// A segue of an app's own that dismisses what its destination presents.
private final class ClosingSegue: UIStoryboardSegue {
  override func perform() { destination.dismiss(animated: false) }
}

/// A segue of an app's own that slides its destination in front, wherever that is.
private final class IdleSegue: UIStoryboardSegue {
  override func perform() {}
}

/// A segue of an app's own that takes the place of everything in a stack.
private final class AnewSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

/// A segue of an app's own that presents its destination when something else has been seen.
private final class LateSegue: UIStoryboardSegue {
  override func perform() {
    SegueEnvironment.current.putOff(by: 1) { [source, destination] in
      source.present(destination, animated: true)
    }
  }
}

/// A segue of an app's own that makes its destination the root of the window.
private final class RootSegue: UIStoryboardSegue {
  override func perform() { source.viewIfLoaded?.window?.rootViewController = destination }
}

/// A segue of an app's own that shows another controller than was prepared.
private final class ElsewhereSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

/// A segue of an app's own that goes back twice.
private final class HastySegue: UIStoryboardSegue {
  override func perform() {
    super.perform()
    super.perform()
  }
}

/// A segue of an app's own that goes back once it has faded something out.
private final class FadingSegue: UIStoryboardSegue {
  override func perform() {
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      super.perform()
    }
  }
}

@Suite struct `A segue class of an app's own` {
  private let system = SegueSimulation(segues: [
    RegisteredSegue(HastySegue.self, make: HastySegue.init),
    RegisteredSegue(ClosingSegue.self, make: ClosingSegue.init),
    RegisteredSegue(IdleSegue.self, make: IdleSegue.init),
    RegisteredSegue(AnewSegue.self, make: AnewSegue.init),
    RegisteredSegue(FadingSegue.self, make: FadingSegue.init),
    RegisteredSegue(LateSegue.self, make: LateSegue.init),
    RegisteredSegue(RootSegue.self, make: RootSegue.init),
    RegisteredSegue(ElsewhereSegue.self, make: ElsewhereSegue.init),
  ])

  private func broken(_ text: String) throws -> [String] {
    Judge(of: system).judge(try Scenario(text: text)).violations.map {
      "\($0.signature.invariant) \($0.signature.clause)"
    }
  }

  private func unwind(_ className: String) -> String {
    """
    scene A content, unwinds done
    scene B content
    segue B.go unwind done, class \(className)

    stage regular
      A as a
      presented by a
        B as b

    do performSegue b.go
    """
  }

  @Test func `may go back as it likes, but not leave its destination covered`() throws {
    #expect(try broken(unwind("ClosingSegue")) == [])
    #expect(try broken(unwind("IdleSegue")) == ["unwind.clears-what-is-above leftStanding"])
  }

  @Test func `may not take its destination away`() throws {
    let text = """
      scene A content, unwinds done
      segue A.go unwind done, class HastySegue, unanimated

      stage regular
        content a
        presented by a
          A as b
        presented by b
          A as c

      do performSegue c.go
      """
    #expect(try broken(text) == ["unwind.clears-what-is-above removedTooMuch"])
  }

  @Test func `may come to its end while the user pulls at what they may not leave`() throws {
    let text = """
      scene A content, unwinds done, keeps
      segue A.go unwind done, class FadingSegue

      stage regular
        content a
          A as b
        presented by a
          A as c

      do performSegue b.go unsettled
      do swipeDown c
      """
    #expect(try broken(text) == [])
  }

  @Test func `may replace the root once more`() throws {
    let text = """
      scene A content
      scene B content
      segue A.go show B, class RootSegue
      segue B.go show B, class RootSegue
      reaction A viewDidAppear performs go
      reaction B viewDidAppear performs go

      stage regular
        content a

      do present A on a
      """
    #expect(try broken(text) == [])
  }

  @Test(arguments: [
    ("custom", "AnewSegue", 0), ("custom", "RootSegue", 0), ("custom", "LateSegue", 0),
    ("show", "IdleSegue", 1), ("custom", "IdleSegue", 1), ("custom", "ElsewhereSegue", 1),
  ])
  func `leads somewhere in the rules for apps`(
    kind: String, className: String, brokenTimes: Int
  ) throws {
    let text = """
      scene A content
      scene B content
      segue A.go \(kind) B, class \(className)
      control A.Go fires A.go

      stage regular
        nav a
          A as b

      do tap b.Go
      """
    let judge = Judge(of: system, by: Catalog([.segueClassesLeadSomewhere]))
    #expect(judge.judge(try Scenario(text: text)).violations.count == brokenTimes)
  }

  @Test func `may show its destination as it likes`() throws {
    let text = """
      scene A content
      segue A.go show A, class AnewSegue

      stage regular
        nav a
          A as b

      do performSegue b.go
      """
    #expect(try broken(text) == [])
  }
}

/// A segue of an app's own that goes back as UIKit does, and notes that it has.
private final class NotingSegue: UIStoryboardSegue {
  private var isPerformed = false

  override func perform() {
    super.perform()
    isPerformed = true
  }
}

/// A segue of an app's own that shows its destination on what is in front of everything.
private final class FrontSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: true) }
}

@Suite struct `A segue class that is offered` {
  private func report(
    _ segues: [RegisteredSegue], runs: Int
  ) -> CampaignReport {
    let system = SegueSimulation(segues: segues)
    let budget = Budget(
      runsMax: runs, findingsMax: 1, shrunkFlowsMax: 1, certificateRunsMax: 0,
      explanationRunsMax: 0)
    return Campaign(seed: Seed(1), budget: budget, judge: Judge(of: system)).run()
  }

  @Test func `is named by the segues of worlds that are grown`() {
    let report = report(
      [RegisteredSegue(IdleSegue.self, offeredAs: .unwind, make: IdleSegue.init)], runs: 2_000)
    let finding = report.findings.first
    #expect(finding?.signature.invariant == "unwind.clears-what-is-above")
    #expect(finding?.scenario.world.storyboard.segues.map(\.className) == ["IdleSegue"])
    #expect(finding?.scenario.steps.count == 1)
  }

  @Test func `is not blamed for what it does by itself`() {
    let report = report(
      [
        RegisteredSegue(NotingSegue.self, offeredAs: .unwind, make: NotingSegue.init),
        RegisteredSegue(FrontSegue.self, offeredAs: .custom, make: FrontSegue.init),
      ], runs: 90)
    #expect(report.findings.map(\.signature.invariant) == [])
    #expect(report.reach.flowCount == 90)
  }

  @Test func `is named when the flow passes without it`() throws {
    let system = SegueSimulation(segues: [
      RegisteredSegue(IdleSegue.self, offeredAs: .unwind, make: IdleSegue.init)
    ])
    let text = """
      scene A content, unwinds done
      segue A.go unwind done, class IdleSegue

      stage regular
        A as a
        presented by a
          A as b

      do performSegue b.go
      """
    let judge = Judge(of: system)
    let judgement = judge.judge(try Scenario(text: text))
    let signature = try #require(judgement.violations.first).signature
    let explained = judge.explained(judgement, keeping: signature, runsMax: 200)
    let explanation = try #require(explained).explanation
    #expect(explanation.suspects == [Explanation.Suspect("IdleSegue", nil)])
  }
}
