import SegueKit
import Testing

/// Who answers for presentations and split view controllers, as an app would write it.
private final class Answers: UIAdaptivePresentationControllerDelegate,
  UISplitViewControllerDelegate
{
  var form = UIModalPresentationStyle.fullScreen
  var primary: UIViewController?
  var secondary: UIViewController?

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { form }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { primary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { secondary }
}

/// Who shows in a stack what does not fit.
private final class Wraps: UIAdaptivePresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
}

/// A controller that writes down which widths it has been told of.
private final class Listener: UIViewController {
  private(set) var heard: [UIUserInterfaceSizeClass?] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    heard.append(previous?.horizontalSizeClass)
    heard.append(traitCollection.horizontalSizeClass)
  }
}

@Suite struct `A window that gets narrow` {
  @Test func `tells everybody in it, with the width before`() {
    let staging = Staging()
    let listener = staging.make { Listener() }
    staging.window.rootViewController = listener
    staging.window.traitOverrides.horizontalSizeClass = .compact
    staging.window.traitOverrides.horizontalSizeClass = .compact
    #expect(listener.heard == [.regular, .compact])
    #expect(staging.make { UIViewController() }.traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test func `leaves the style and asks the delegate that was set before`() {
    let staging = Staging()
    let answers = Answers()
    staging.make {
      let (home, pin) = (Page("home"), Page("pin"))
      staging.window.rootViewController = home
      pin.modalPresentationStyle = .popover
      pin.popoverPresentationController?.barButtonItem = UIBarButtonItem()
      pin.popoverPresentationController?.delegate = answers
      home.present(pin, animated: false)
      answers.form = .overFullScreen
      staging.window.traitOverrides.horizontalSizeClass = .compact
      #expect(pin.modalPresentationStyle == .popover)
      #expect(pin.presentationController?.presentationStyle == .popover)
    }
    #expect(staging.diary.lines("adapt") == ["adapt pin as overFullScreen"])
  }

  @Test func `presents what a replacement has let go of no more, but the replacement`() {
    let staging = Staging()
    let wraps = Wraps()
    staging.make {
      let home = Page("home")
      staging.window.rootViewController = home
      staging.window.traitOverrides.horizontalSizeClass = .compact
      present(on: home, with: wraps)
      let stack = home.presentedViewController as? UINavigationController
      let presentation = stack?.presentationController
      #expect(presentation?.presentedViewController === stack?.children.first)
      stack?.setViewControllers([Page("next")], animated: false)
      #expect(presentation?.presentedViewController === stack)
    }
  }

  private func present(on home: UIViewController, with delegate: Wraps) {
    let pin = Page("pin")
    pin.modalPresentationStyle = .popover
    pin.popoverPresentationController?.barButtonItem = UIBarButtonItem()
    pin.popoverPresentationController?.delegate = delegate
    home.present(pin, animated: false)
  }

  @Test func `raises for a popover that was shown in another form and points at nothing`() {
    let staging = Staging()
    staging.make {
      let (home, pin) = (Page("home"), Page("pin"))
      staging.window.traitOverrides.horizontalSizeClass = .compact
      staging.window.rootViewController = home
      pin.modalPresentationStyle = .popover
      home.present(pin, animated: false)
      staging.window.traitOverrides.horizontalSizeClass = .regular
    }
    #expect(staging.diary.lines("misuse") == ["misuse popoverWithoutAnchor pin"])
    #expect(staging.tree == "home+pin")
  }

  @Test func `has columns that are given then become one, and expands them again`() {
    let staging = Staging()
    staging.make {
      let split = UISplitViewController()
      split.title = "split"
      staging.window.traitOverrides.horizontalSizeClass = .compact
      staging.window.rootViewController = split
      split.viewControllers = [stack("lists", Page("list")), Page("item")]
      #expect(staging.tree == "split[lists[list item]]")
      staging.window.traitOverrides.horizontalSizeClass = .regular
      #expect(staging.tree == "split[lists[list] item]")
    }
  }

  @Test func `lets the delegate of a split choose the columns`() {
    let staging = Staging()
    let answers = Answers()
    staging.make {
      let split = UISplitViewController()
      split.title = "split"
      split.viewControllers = [Page("menu"), Page("article")]
      split.delegate = answers
      answers.primary = Page("both")
      answers.secondary = Page("other")
      staging.window.rootViewController = split
      staging.window.traitOverrides.horizontalSizeClass = .compact
      #expect(split.isCollapsed)
    }
    #expect(staging.tree == "split[both]")
    staging.window.traitOverrides.horizontalSizeClass = .regular
    #expect(staging.tree == "split[both other]")
    #expect(staging.diary.lines("collapse", "expand") == ["collapse split", "expand split"])
  }
}
