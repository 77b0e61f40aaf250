import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A player of episodes, which a link leads to when what is presented has gone.
private final class EpisodeStack: UINavigationController {
  private let isCareful: Bool

  /// Makes one; one that is not careful pushes when a dismissal has ended, and only then.
  init(isCareful: Bool) {
    self.isCareful = isCareful
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Player") { [unowned self] in
        guard presentedViewController == nil, transitionCoordinator == nil else { return }
        let player = UIViewController.screen("Close") { [unowned self] in
          dismiss(animated: true)
        }
        player.modalPresentationStyle = .fullScreen
        present(player, animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func follow() {
    let moving = transitionCoordinator ?? presentedViewController?.transitionCoordinator
    if let moving {
      moving.animate(alongsideTransition: nil) { _ in
        DispatchQueue.main.async { [weak self] in self?.follow() }
      }
    } else if let player = presentedViewController {
      player.dismiss(animated: true) { [weak self] in self?.showEpisode() }
    } else if isCareful {
      showEpisode()
    }
  }

  private func showEpisode() {
    guard topViewController?.title != "Episode" else { return }
    let episode = UIViewController()
    episode.title = "Episode"
    pushViewController(episode, animated: true)
  }
}

@Suite struct `A link that closes what is presented first` {
  @Test(arguments: [true, false])
  func `leads somewhere where nothing is presented, too`(isCareful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { EpisodeStack(isCareful: isCareful) }
    let link = RegisteredSignal("episode") {
      (UIApplication.shared.keyWindow?.rootViewController as? EpisodeStack)?.follow()
    }
    let findings = app.report(flows: 72, signals: [link]).findings
    let rule: InvariantID = "rule.signals-need-nothing-to-close"
    #expect(findings.map(\.signature.invariant) == (isCareful ? [] : [rule]))
    for finding in findings {
      #expect(finding.scenario.steps.count == 3)
    }
  }
}
