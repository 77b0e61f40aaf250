import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowReporting
import SegueKit
import SegueSimulation
import Testing

/// A screen with a dozen buttons that come to nothing.
private final class IdleScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...12 {
      view.addSubview(UIButton(primaryAction: UIAction(title: "Idle \(number)") { _ in }))
    }
  }
}

@Suite struct `The summary of a campaign` {
  private let report: CampaignReport

  init() {
    let system = SegueSimulation(registering: [RegisteredClass(IdleScreen.self) { IdleScreen() }])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("Idle", .content, className: "IdleScreen")]),
      stage: Stage(root: StageEntry("i", .scene("Idle"))))
    report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 100), judge: Judge(of: system),
      source: .fixed(world.declaring(system), stepsMax: 20, drivenBy: .person)
    ).run()
  }

  private func line(touchesMax: Int? = nil) -> String? {
    let summary = Summary(report, judgedBy: .standard, touchesMax: touchesMax)
    return summary.lines.first { $0.hasPrefix("in front of the user and touched in vain") }
  }

  @Test func `names the first that were touched in vain, or all`() throws {
    #expect(try #require(line()).hasSuffix(" and 4 more"))
    let all = try #require(line(touchesMax: .max))
    #expect(!all.contains(" more") && all.contains("Idle 12") && all.contains("Idle 9"))
  }
}
