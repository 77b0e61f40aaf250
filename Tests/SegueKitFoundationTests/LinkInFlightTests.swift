import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// What a link leads to.
private final class OfferScreen: UIViewController {}

/// A stack with a sheet; a link closes what is presented and pushes an offer.
private final class Store: UINavigationController {
  private let drops: Bool

  init(drops: Bool) {
    self.drops = drops
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Filter") { [unowned self] in
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  fileprivate func open() {
    guard let coordinator = presentedViewController?.transitionCoordinator ?? transitionCoordinator
    else { return show() }
    if drops { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.open() }
  }

  private func show() {
    guard presentedViewController == nil else {
      return dismiss(animated: true) { [weak self] in self?.show() }
    }
    guard !(topViewController is OfferScreen) else { return }
    pushViewController(OfferScreen(), animated: true)
  }
}

@Suite struct `A link that comes while something moves` {
  @Test(arguments: [true, false])
  func `leads where it leads at rest`(drops: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) { Store(drops: drops) }
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? Store)?.open()
    }
    let report = app.report(flows: 40, signals: [link])
    let findings = report.findings
    let id: InvariantID = "rule.signals-get-through-in-flight"
    #expect(findings.map(\.signature.invariant) == (drops ? [id] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .signal] })
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}

/// A stack in which a link that comes while something moves waits until somebody is shown.
private final class QueuingStore: UINavigationController, UINavigationControllerDelegate {
  private let hearsOfSwipes: Bool
  private var waiting = 0

  /// - Parameter hearsOfSwipes: Whether a swipe that is taken back ends the waiting, too.
  init(hearingOfSwipes hearsOfSwipes: Bool) {
    self.hearsOfSwipes = hearsOfSwipes
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      .screen("Item") { [unowned self] in
        pushViewController(UIViewController(), animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    follow()
  }

  fileprivate func open() {
    waiting += 1
    guard let transitionCoordinator else { return follow() }
    guard hearsOfSwipes else { return }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] in
      if $0.isCancelled { self?.follow() }
    }
  }

  private func follow() {
    guard waiting > 0 else { return }
    waiting = 0
    if !(topViewController is OfferScreen) { pushViewController(OfferScreen(), animated: true) }
  }
}

@Suite struct `A link that waits until somebody is shown` {
  @Test(arguments: [true, false])
  func `is followed after a swipe that is taken back`(hearsOfSwipes: Bool) throws {
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? QueuingStore)?.open()
    }
    let judgement = try CodeMadeApp(contract: .undeclared) {
      QueuingStore(hearingOfSwipes: hearsOfSwipes)
    }.judgement(
      of: [
        "tap home.Item creating item", "beginBack app unsettled", "progress 40 unsettled",
        "signal link unsettled", "cancel creating offer",
      ], creating: ["home"], signals: [link], asking: [.signalsGetThroughInFlight])
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (hearsOfSwipes ? [] : ["rule.signals-get-through-in-flight"]))
  }
}
