import SegueKit
import Testing

/// A page that remembers how far it was read.
private final class Chapter: UIViewController {
  var line = 0
  private(set) var isFinished = false

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(line, forKey: "line")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    line = coder.decodeInteger(forKey: "line")
  }

  override func applicationFinishedRestoringState() { isFinished = true }
}

/// An app that makes its stack anew.
private final class StackApp: UIApplicationDelegate {
  private(set) var paths: [[String]] = []

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    paths.append(identifierComponents)
    return identifierComponents.last == "stack" ? UINavigationController() : nil
  }
}

/// A note that its own class makes anew, unless it is a draft.
private final class Note: UIViewController, UIViewControllerRestoration {
  private(set) var path: [String] = []
  var isDraft = false

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard !coder.decodeBool(forKey: "isDraft") else { return nil }
    let note = Note()
    note.path = identifierComponents
    return note
  }

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(isDraft, forKey: "isDraft")
  }
}

@Suite struct `A restored app` {
  private let storyboard = UIStoryboard(scenes: [UIStoryboardScene("page") { Chapter() }])
  private let app = StackApp()

  private func page(line: Int, named identifier: String? = "page") -> UIViewController {
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    (page as? Chapter)?.line = line
    page.restorationIdentifier = identifier
    return page
  }

  @Test func `gets its controllers from storyboard and delegate, with what they wrote down`() {
    SegueEnvironment().run {
      let window = UIWindow()
      let stack = UINavigationController(rootViewController: page(line: 7))
      stack.restorationIdentifier = "stack"
      window.rootViewController = stack
      UIApplication.shared.delegate = app
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      let restored = window.rootViewController as? UINavigationController
      let page = restored?.viewControllers.first as? Chapter
      #expect(restored != nil && restored !== stack)
      #expect(page?.line == 7)
      #expect(page?.isFinished == true)
      #expect(app.paths == [["stack"]])
    }
  }

  @Test func `leaves out who has no identifier, and all that leads there`() {
    SegueEnvironment().run {
      let window = UIWindow()
      let root = page(line: 1)
      window.rootViewController = root
      root.present(page(line: 2, named: nil), animated: false)
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      #expect(window.rootViewController !== root)
      #expect(window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test(arguments: [false, true])
  func `has whoever names a class made by that, and by nobody else`(isDraft: Bool) {
    SegueEnvironment().run {
      let window = UIWindow()
      let note = Note()
      note.restorationIdentifier = "stack"
      note.restorationClass = Note.self
      note.isDraft = isDraft
      let root = page(line: 1)
      root.addChild(note)
      window.rootViewController = root
      UIApplication.shared.delegate = app
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      let restored = window.rootViewController?.children.first as? Note
      #expect(restored?.path == (isDraft ? nil : ["page", "stack"]))
      #expect(restored !== note && app.paths.isEmpty)
    }
  }

  @Test func `keeps nobody of the former tree`() {
    weak var former: UIViewController?
    SegueEnvironment().run {
      let window = UIWindow()
      window.rootViewController = page(line: 1)
      former = window.rootViewController
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      #expect(former == nil)
    }
  }
}
