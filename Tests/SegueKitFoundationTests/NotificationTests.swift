import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

extension Notification.Name {
  fileprivate static let signedOut = Notification.Name("signedOut of these tests")
}

/// A screen that observes, and writes down what it hears.
private final class Listener: UIViewController {
  var heard: [String] = []

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "hear" else { return super.action(for: selector) }
    return { [unowned self] in heard.append(($0 as? Notification)?.name.rawValue ?? "") }
  }
}

@Suite struct `A notification` {
  private let environment = SegueEnvironment()

  @Test func `reaches whoever observes, in order, until they are gone or removed`() {
    environment.run {
      let center = NotificationCenter.default
      var lines: [String] = []
      let first = center.addObserver(forName: .signedOut, object: nil, queue: .main) { _ in
        lines.append("first")
      }
      let second = center.addObserver(forName: nil, object: nil, queue: nil) {
        lines.append("all \($0.userInfo?["name"] ?? "")")
      }
      var listener: Listener? = Listener()
      center.addObserver(listener as Any, selector: "hear", name: .signedOut, object: nil)
      center.post(name: .signedOut, object: nil, userInfo: ["name": "Ann"])
      #expect(lines == ["first", "all Ann"])
      #expect(listener?.heard == ["signedOut of these tests"])
      listener = nil
      center.removeObserver(first)
      center.removeObserver(second, name: .NSCalendarDayChanged, object: nil)
      center.post(name: .signedOut, object: nil)
      #expect(lines == ["first", "all Ann", "all "])
      center.removeObserver(second)
      center.post(Notification(name: .signedOut))
      #expect(lines.count == 3)
    }
  }

  @Test func `is posted when the user types`() {
    environment.run {
      let (window, page) = (UIWindow(), UIViewController())
      let (field, text) = (UITextField(), UITextView())
      var lines: [String] = []
      for (name, word) in [
        (UITextField.textDidBeginEditingNotification, "begins"),
        (UITextField.textDidChangeNotification, "types"),
        (UITextField.textDidEndEditingNotification, "ends"),
        (UITextView.textDidBeginEditingNotification, "begins text"),
        (UITextView.textDidChangeNotification, "types text"),
        (UITextView.textDidEndEditingNotification, "ends text"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          lines.append("\(word) \($0.object is UITextField)")
        }
      }
      page.view.addSubview(field)
      page.view.addSubview(text)
      window.rootViewController = page
      environment.settle()
      for title in ["field", "text"] { page.touchables.first { $0.title == title }?.touch() }
      page.view.endEditing(true)
      #expect(
        lines == [
          "begins true", "types true", "ends true", "begins text false", "types text false",
          "ends text false",
        ])
    }
  }

  @Test func `that nobody posts can be observed`() {
    environment.run {
      var count = 0
      for name in [
        UIApplication.didReceiveMemoryWarningNotification,
        UIDevice.orientationDidChangeNotification,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          count += 1
        }
      }
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      #expect(count == 1)
    }
  }

  @Test func `of somebody else is not heard`() {
    environment.run {
      let (sender, center) = (NSObject(), NotificationCenter())
      var count = 0
      let token = center.addObserver(forName: nil, object: sender, queue: nil) { _ in count += 1 }
      center.post(name: .signedOut, object: nil)
      center.post(name: .signedOut, object: NSObject())
      #expect(count == 0)
      center.post(name: .signedOut, object: sender)
      #expect(count == 1)
      center.removeObserver(token, name: .signedOut, object: nil)
      center.post(name: .signedOut, object: sender)
      #expect(count == 2)
    }
  }

  @Test func `stays in its flow`() {
    let other = SegueEnvironment()
    let listener = other.run {
      let listener = Listener()
      NotificationCenter.default.addObserver(
        listener, selector: "hear", name: .signedOut, object: nil)
      return listener
    }
    environment.run { NotificationCenter.default.post(name: .signedOut, object: nil) }
    #expect(listener.heard == [])
    other.run { NotificationCenter.default.post(name: .signedOut, object: nil) }
    #expect(listener.heard.count == 1)
  }

  @Test func `comes from code that knows Foundation alone, and goes there`() {
    environment.run {
      let listener = Listener()
      NotificationCenter.default.addObserver(listener, selector: "hear", name: nil, object: nil)
      NotificationCenter.default.addObserver(
        listener, selector: "hear", name: .signedOut, object: nil)
      Foundation.NotificationCenter.default.post(name: .signedOut, object: nil)
      #expect(listener.heard.count == 2)
      let told = Confined(NSMutableArray())
      let token = Foundation.NotificationCenter.default.addObserver(
        forName: .signedOut, object: nil, queue: nil
      ) { told.value.add($0) }
      NotificationCenter.default.post(name: .signedOut, object: nil)
      Foundation.NotificationCenter.default.removeObserver(token)
      #expect(told.value.count == 1 && listener.heard.count == 4)
    }
  }

  @Test func `says that the app goes and comes`() {
    environment.run {
      let listener = Listener()
      for name in [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ] {
        NotificationCenter.default.addObserver(listener, selector: "hear", name: name, object: nil)
      }
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      #expect(
        listener.heard == [
          "UIApplicationWillResignActiveNotification",
          "UIApplicationDidEnterBackgroundNotification",
          "UIApplicationWillEnterForegroundNotification",
          "UIApplicationDidBecomeActiveNotification",
        ])
    }
  }

  @Test func `is waited for by tasks, which end with the last window`() {
    weak var kept: UIViewController?
    environment.run {
      var window: UIWindow? = UIWindow()
      window?.rootViewController = UIViewController()
      var count = 0
      do {
        let screen = UIViewController()
        kept = screen
        Task {
          for await _ in NotificationCenter.default.notifications(named: .signedOut) {
            count += 1
            screen.title = "signed out"
          }
        }
        environment.settle()
        NotificationCenter.default.post(name: .signedOut, object: nil)
        environment.settle()
        #expect(screen.title == "signed out" && count == 1)
        let token = NotificationCenter.default.addObserver(
          forName: .signedOut, object: nil, queue: nil
        ) { _ in _ = screen }
        _ = token
      }
      #expect(kept != nil)
      window = nil
    }
    #expect(kept == nil)
  }
}

/// An app that covers itself when the user comes back to it, unless something is presented.
private class Vault: UINavigationController {
  var mayCover: Bool { presentedViewController == nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      .screen("Empty") { [unowned self] in
        let question = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "No", style: .cancel))
        present(question, animated: true)
      }
    ]
    NotificationCenter.default.addObserver(
      self, selector: "cover", name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "cover" else { return super.action(for: selector) }
    return { [unowned self] _ in if mayCover { cover() } }
  }

  private func cover() {
    let cover = UIViewController.screen("Unlock") { [unowned self] in dismiss(animated: true) }
    present(cover, animated: false)
  }
}

/// The same, which does not look.
private final class RashVault: Vault {
  override var mayCover: Bool { true }
}

@Suite struct `An app that observes whether it comes back` {
  private let contract = Contract(leavingOpen: [.appearing])

  @Test func `is played with what it does then`() {
    let report = CodeMadeApp(contract: contract) { Vault() }.report(flows: 64)
    #expect(report.findings.isEmpty)
    #expect(report.reach.events[.present] > 100)
  }

  @Test func `is found to lose its cover`() throws {
    let report = CodeMadeApp(contract: contract) { RashVault() }.report(flows: 64)
    let finding = try #require(report.findings.first)
    #expect(finding.signature.invariant == "rule.everything-presented-is-seen")
    #expect(finding.scenario.steps.map(\.kind) == [.tap, .background, .foreground])
  }
}
