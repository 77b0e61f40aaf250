import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// What a payment ends with: a sheet that stays where it is until its button is touched.
private final class ReceiptScreen: UIViewController {
  init(closing: Bool, pulledDown: Bool) {
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = !pulledDown
    guard closing else { return }
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Done") { [unowned self] _ in dismiss(animated: true) }))
  }

  required override init?(coder: AnyObject) { nil }
}

/// Terms that can be agreed to when all of them have been read.
private final class TermsScreen: UIViewController, UIScrollViewDelegate {
  private let agree = UIButton(type: .system)
  private let isLong: Bool

  init(isLong: Bool) {
    self.isLong = isLong
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let terms = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    terms.contentSize = CGSize(width: 320, height: isLong ? 3_000 : 300)
    terms.delegate = self
    view.addSubview(terms)
    agree.setTitle("Agree", for: .normal)
    agree.isEnabled = false
    agree.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(agree)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { agree.isEnabled = true }
}

/// A filter in a popover, which stays one in a narrow window, becomes what UIKit makes of it, or
/// covers everything.
private final class FilterScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  private let form: UIModalPresentationStyle?

  init(at button: UIView, as form: UIModalPresentationStyle?) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = button
    popoverPresentationController?.delegate = self
  }

  required override init?(coder: AnyObject) { nil }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    form ?? controller.adaptivePresentationStyle
  }
}

@Suite struct `A user` {
  private func invariants(
    presenting make: @escaping @Sendable () -> UIViewController
  ) -> [InvariantID] {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pay") { [unowned stack] in stack.present(make(), animated: true) }
      ]
      return stack
    }
    return app.report(flows: 24).findings.map(\.signature.invariant)
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `is locked in by a sheet without a way out`(closing: Bool, pulledDown: Bool) {
    let invariants = invariants { ReceiptScreen(closing: closing, pulledDown: pulledDown) }
    #expect(invariants == (closing || pulledDown ? [] : ["rule.nobody-is-locked-in"]))
  }

  @Test(
    arguments: [UIModalPresentationStyle.overFullScreen, UIModalPresentationStyle.none, nil],
    [true, false])
  func `is locked in by a popover that covers everything`(
    form: UIModalPresentationStyle?, showsCards: Bool
  ) {
    let app = CodeMadeApp(contract: .undeclared) {
      let list = UIViewController()
      let filter = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Filter") { [unowned list] action in
          guard let button = action.sender as? UIView else { return }
          list.present(FilterScreen(at: button, as: form), animated: true)
        })
      list.view.addSubview(filter)
      return UINavigationController(rootViewController: list)
    }
    let report = app.report(flows: 24, in: .compact, showingCards: showsCards)
    #expect(
      report.findings.map(\.signature.invariant)
        == (form == .overFullScreen ? ["rule.nobody-is-locked-in"] : []))
  }

  @Test(arguments: [true, false])
  func `is locked in by terms that nobody can scroll`(isLong: Bool) {
    let invariants = invariants { TermsScreen(isLong: isLong) }
    #expect(invariants == (isLong ? [] : ["rule.nobody-is-locked-in"]))
  }

  @Test(arguments: [true, false])
  func `is locked in by an alert without an answer`(answering: Bool) {
    let invariants = invariants {
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      if answering { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      return alert
    }
    #expect(invariants == (answering ? [] : ["rule.nobody-is-locked-in"]))
  }

  @Test(arguments: [true, false])
  func `is locked in by a screen without a way back`(hiding: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pay") { [unowned stack] in
          let receipt = UIViewController()
          receipt.navigationItem.hidesBackButton = hiding
          stack.pushViewController(receipt, animated: true)
        }
      ]
      return stack
    }
    let invariants = app.report(flows: 24).findings.map(\.signature.invariant)
    #expect(invariants == (hiding ? ["rule.nobody-is-locked-in"] : []))
  }

  @Test(arguments: [true, false])
  func `is locked in by buttons that lead nowhere`(closing: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Colors") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          let colors = UIViewController.screen("Red") {}
          colors.modalPresentationStyle = .fullScreen
          colors.addButton(closing ? "Done" : "Blue") { [unowned colors] in
            if closing { colors.dismiss(animated: true) }
          }
          stack.present(colors, animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 24).findings
    #expect(findings.map(\.signature.invariant) == (closing ? [] : ["rule.nobody-is-locked-in"]))
    // Either may be what the other one waits for.
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .tap, .tap])
    }
  }

  @Test(arguments: [true, false])
  func `is locked in by a page that has lost its buttons`(isShared: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      SharingStack(isShared: isShared)
    }
    let findings = app.report(flows: 24).findings
    #expect(findings.map(\.signature.invariant) == (isShared ? ["rule.nobody-is-locked-in"] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .back] })
  }

  @Test func `may take away one thing after another until nothing is left`() {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      let album = UIViewController()
      for title in ["One", "Two"] { album.addPhoto(title, to: stack) }
      stack.viewControllers = [album]
      return stack
    }
    let report = app.report(flows: 60)
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.events[.pop] > 50)
  }
}

extension UIViewController {
  /// Adds a button that shows a photo, which can be deleted, and the button with it.
  fileprivate func addPhoto(_ title: String, to stack: UINavigationController) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    let open = UIAction { [unowned stack, unowned button] _ in
      guard stack.transitionCoordinator == nil else { return }
      let photo = UIViewController.screen("Delete") { [unowned stack, weak button] in
        guard stack.transitionCoordinator == nil else { return }
        button?.removeFromSuperview()
        stack.popViewController(animated: true)
      }
      stack.pushViewController(photo, animated: true)
    }
    button.addAction(open, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A stack of pages that all show one view, which stays where it was put last.
private final class SharingStack: UINavigationController {
  private let isShared: Bool
  private let shared = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))

  /// Makes one; where the view is not shared, each page has its own.
  init(isShared: Bool) {
    self.isShared = isShared
    super.init(nibName: nil, bundle: nil)
    addNext(to: shared)
    viewControllers = [page()]
  }

  required override init?(coder: AnyObject) { nil }

  private func page() -> UIViewController {
    let page = UIViewController()
    let content = isShared ? shared : UIView(frame: shared.frame)
    if !isShared { addNext(to: content) }
    page.view.addSubview(content)
    return page
  }

  private func addNext(to view: UIView) {
    let action = UIAction(title: "Next") { [unowned self] _ in
      guard transitionCoordinator == nil, viewControllers.count < 4 else { return }
      pushViewController(page(), animated: true)
    }
    view.addSubview(UIButton(type: .system, primaryAction: action))
    let like = UIAction(title: "Like") { _ in }
    view.addSubview(UIButton(type: .system, primaryAction: like))
  }
}
