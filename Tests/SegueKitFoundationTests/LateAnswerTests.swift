import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// An app whose home leads to a page that asks for an answer when it has appeared.
private final class Library: UINavigationController {
  private let page: () -> UIViewController

  init(page: @escaping () -> UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      .screen("Film") { [unowned self] in pushViewController(page(), animated: true) }
    ]
  }
}

/// A page that says when its answer has come, as long as it can be seen.
private class FilmPage: UIViewController {
  var mayTell: Bool { view.window != nil && presentedViewController == nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.global().async { [weak self] in
      DispatchQueue.main.async { self?.tell() }
    }
  }

  fileprivate final func tell() {
    guard mayTell, transitionCoordinator == nil else { return }
    let alert = UIAlertController(title: "Rated", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .cancel))
    present(alert, animated: true)
  }
}

/// A page that is kept by its question, and does not look whether it is still there.
private final class RashPage: FilmPage {
  override var mayTell: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = self.view }
  }
}

/// A page that waits for its answer, and does not look whether it is still there.
private final class WaitingPage: FilmPage {
  override var mayTell: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    Task {
      try await Task.sleep(for: .seconds(1))
      tell()
    }
  }
}

/// A page that waits as long as it can be seen.
private final class PatientPage: FilmPage {
  private var answer: Task<Void, any Error>?

  override func viewDidAppear(_ animated: Bool) {
    answer = Task { [weak self] in
      try await Task.sleep(for: .seconds(1))
      self?.tell()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    answer?.cancel()
  }
}

/// A page with a clock that nobody stops.
private final class TickingPage: FilmPage {
  private var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
  }
}

/// A page that looks again and again whether there is news, and is kept by that for ever.
private final class CuriousPage: FilmPage {
  private var looks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(30))
        looks += 1
      }
    }
  }
}

/// A page that is careful about what has happened meanwhile, or rash.
private class CarefulPage: UIViewController {
  fileprivate final let isRash: Bool

  init(isRash: Bool) {
    self.isRash = isRash
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }
}

/// A page that goes when it has saved, back or for what it has saved: it alone, or whatever is on
/// top by then.
private final class SavingPage: CarefulPage {
  private let goesBack: Bool
  private var isSaving = false

  init(isRash: Bool, goesBack: Bool) {
    self.goesBack = goesBack
    super.init(isRash: isRash)
  }

  required init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = [
      UIAction(title: "Save") { [unowned self] _ in save() },
      UIAction(title: "Cast") { [unowned self] _ in
        navigationController?.pushViewController(.screen("Nobody") {}, animated: true)
      },
    ]
    for action in actions { view.addSubview(UIButton(primaryAction: action)) }
  }

  private func save() {
    guard !isSaving else { return }
    isSaving = true
    Task { [weak self] in
      try await Task.sleep(for: .seconds(1))
      guard let self, let stack = navigationController, stack.transitionCoordinator == nil,
        isRash || stack.topViewController === self
      else { return }
      if goesBack {
        stack.popViewController(animated: true)
      } else {
        stack.viewControllers = [stack.viewControllers[0], UIViewController()]
      }
    }
  }
}

/// A page that asks one question at a time and shows the answer: at once, or if nothing moves.
private final class AskingPage: CarefulPage {
  private var isAsking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = [
      UIAction(title: "Ask") { [unowned self] _ in
        guard !isAsking else { return }
        isAsking = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.answer() }
      },
      UIAction(title: "Help") { [unowned self] _ in present(Self.alert("Help"), animated: true) },
    ]
    for action in actions { view.addSubview(UIButton(primaryAction: action)) }
  }

  private func answer() {
    isAsking = false
    guard view.window != nil else { return }
    let front = sequence(first: self as UIViewController, next: \.presentedViewController)
      .reversed()[0]
    guard isRash || !front.isBeingPresented && !front.isBeingDismissed else { return }
    front.present(Self.alert("Answer"), animated: true)
  }

  private static func alert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }
}

/// A page whose button leads to a login a second later: each time, or never again.
private final class LikedPage: CarefulPage {
  private var isAsking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Like") { [unowned self] _ in like() }))
  }

  private func like() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, view.window != nil, presentedViewController == nil, !isAsking else { return }
      isAsking = true
      let login = UIViewController.screen("Not now") { [unowned self] in
        if !isRash { isAsking = false }
        dismiss(animated: true)
      }
      login.isModalInPresentation = true
      present(login, animated: true)
    }
  }
}

@Suite struct `An answer that comes when some time has passed` {
  /// What is found in many flows, for some bugs need three steps at the right time.
  private func report(
    flows: Int = 180, _ page: @escaping @Sendable () -> UIViewController
  ) -> CampaignReport {
    CodeMadeApp { Library(page: page) }.report(flows: flows)
  }

  @Test(arguments: [{ FilmPage() }, { PatientPage() }] as [@Sendable () -> UIViewController])
  func `is told to whom is still there`(page: @escaping @Sendable () -> UIViewController) {
    let report = report(flows: 120, page)
    #expect(report.findings.map(\.signature.invariant) == [])
    #expect(report.reach.steps[.settle] > 30)
    #expect(report.reach.events[.present] > 30)
  }

  @Test(arguments: [{ RashPage() }, { WaitingPage() }] as [@Sendable () -> UIViewController])
  func `finds out who tells it when the user has gone`(
    page: @escaping @Sendable () -> UIViewController
  ) throws {
    let finding = try #require(report(flows: 80, page).findings.first)
    #expect(finding.signature.invariant == "rule.everything-presented-is-seen")
    #expect(finding.scenario.steps.map(\.kind) == [.tap, .back, .settle])
  }

  @Test(arguments: [true, false], [true, false])
  func `finds out who closes what the user has opened meanwhile`(isRash: Bool, goesBack: Bool) {
    let findings = report { SavingPage(isRash: isRash, goesBack: goesBack) }.findings
    let rule: InvariantID = "rule.late-answers-close-their-own-screen"
    let way: [Step.Kind] = [.tap, .tap, .tap, .settle]
    #expect(findings.map(\.signature.invariant) == (isRash ? [rule] : []))
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == (isRash ? [way] : []))
  }

  @Test(arguments: [true, false])
  func `finds out whose answer is lost where something is just being presented`(isRash: Bool) {
    let report = report { AskingPage(isRash: isRash) }
    let rule: InvariantID = "rule.everything-presented-is-seen"
    #expect(report.reach.steps[.wait] > 2)
    #expect(Set(report.findings.map(\.signature.invariant)) == (isRash ? [rule] : []))
    for finding in report.findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .tap, .wait])
    }
  }

  @Test(arguments: [true, false])
  func `finds out whose answer comes only once`(isRash: Bool) {
    let findings = report { LikedPage(isRash: isRash) }.findings
    let rule: InvariantID = "rule.what-opens-opens-again"
    let way: [Step.Kind] = [.tap, .tap, .settle, .tap, .tap, .settle]
    #expect(findings.map(\.signature.invariant) == (isRash ? [rule] : []))
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == (isRash ? [way] : []))
  }

  @Test func `finds out whom a clock keeps that nobody stops`() throws {
    let finding = try #require(report(flows: 64) { TickingPage() }.findings.first)
    #expect(finding.signature.invariant == "memory.removed-controllers-are-released")
    #expect(finding.signature.culprit == .declared("TickingPage"))
  }

  @Test func `finds out whom a task keeps that sleeps again and again`() throws {
    let finding = try #require(report(flows: 300) { CuriousPage() }.findings.first)
    #expect(finding.signature.invariant == "memory.removed-controllers-are-released")
    #expect(finding.signature.culprit == .declared("CuriousPage"))
    #expect(finding.scenario.steps.count { $0.kind == .settle } == 3)
  }
}
