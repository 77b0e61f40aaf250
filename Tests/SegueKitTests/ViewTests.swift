import SegueKit
import Testing

@Suite struct `Views in views` {
  @Test func `lie in the order in which they were put in`() {
    let staging = Staging()
    staging.make {
      let (box, a, b, c) = (UIView(), UIView(), UIView(), UIView())
      box.addSubview(a)
      box.insertSubview(b, at: 0)
      box.insertSubview(c, belowSubview: a)
      #expect(box.subviews == [b, c, a])
      box.insertSubview(b, aboveSubview: a)
      #expect(box.subviews == [c, a, b])
      box.bringSubviewToFront(c)
      box.sendSubviewToBack(b)
      #expect(box.subviews == [b, a, c])
      box.exchangeSubview(at: 2, withSubviewAt: 0)
      #expect(box.subviews == [c, a, b])
      box.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(box.subviews == [b, a, c])
      a.removeFromSuperview()
      #expect(box.subviews == [b, c])
      #expect(a.superview == nil)
      #expect(b.superview === box)
    }
  }

  @Test func `leave their old place first`() {
    let staging = Staging()
    staging.make {
      let (box, other, view) = (UIView(), UIView(), UIView())
      box.addSubview(view)
      other.addSubview(view)
      #expect(box.subviews.isEmpty)
      #expect(view.isDescendant(of: other) && !view.isDescendant(of: box))
    }
  }

  @Test func `tell and are told before and after`() {
    let staging = Staging()
    staging.make {
      let box = Chatty("box")
      let view = Chatty("view")
      box.addSubview(view)
      view.removeFromSuperview()
      #expect(box.calls == ["did add", "will remove"])
      #expect(view.calls == ["will move", "did move", "will move", "did move"])
    }
  }

  @Test func `are not kept by what they are in`() {
    let staging = Staging()
    let view = staging.make { UIView() }
    staging.make { UIView().addSubview(view) }
    #expect(view.superview == nil)
  }

  @Test func `never lie inside themselves`() {
    let staging = Staging { _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(staging.diary.lines("misuse") == ["misuse viewInsideItself"])
  }

  @Test func `know the window that they can be seen in`() {
    let (page, label) = (Page("page"), UIView())
    let staging = Staging()
    staging.make {
      staging.window.rootViewController = page
      #expect(label.window == nil)
      page.view.addSubview(label)
      #expect(label.window === staging.window)
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false),
    (.overFullScreen, false), (.overCurrentContext, false),
  ])
  func `are taken out of the window by what comes in their place, and put back with its going`(
    style: UIModalPresentationStyle, isTakenOut: Bool
  ) {
    let staging = Staging()
    staging.make {
      let (page, card, label) = (Page("page"), Page("card"), UIView())
      let stack = UINavigationController(rootViewController: page)
      staging.window.rootViewController = stack
      page.view.addSubview(label)
      card.modalPresentationStyle = style
      page.present(card, animated: true)
      #expect(label.window === staging.window)
      staging.environment.settle()
      #expect((label.window == nil) == isTakenOut)
      #expect(card.view.window === staging.window)
      page.dismiss(animated: true)
      #expect(label.window === staging.window)
      staging.environment.settle()
      #expect(label.window === staging.window)
    }
  }
}

@Suite struct `The view of a child` {
  @Test func `has its controller appear when it is put into the view of the parent`() {
    let staging = Staging()
    let (root, child) = staging.make { (Page("root"), Page("child")) }
    staging.make { staging.window.rootViewController = root }
    #expect(staging.appearances { root.addChild(child) } == [])
    #expect(
      staging.appearances { root.view.addSubview(child.view) } == [
        "willAppear child", "didAppear child",
      ])
    #expect(
      staging.appearances { child.view.removeFromSuperview() } == [
        "willDisappear child", "didDisappear child",
      ])
    #expect(staging.appearances { child.removeFromParent() } == [])
  }

  @Test func `may lie in another view`() {
    let staging = Staging()
    let (root, child, card) = staging.make { (Page("root"), Page("child"), UIView()) }
    staging.make { staging.window.rootViewController = root }
    let told = staging.appearances {
      root.addChild(child)
      card.addSubview(child.view)
      root.view.addSubview(card)
      card.removeFromSuperview()
    }
    #expect(
      told == [
        "willAppear child", "didAppear child", "willDisappear child", "didDisappear child",
      ])
  }

  @Test func `is seen with that of the parent, when that is loaded`() {
    let staging = Staging { $0.window.rootViewController = Opening("root", Page("child")) }
    #expect(
      staging.diary.appearances == [
        "willAppear root", "willAppear child", "didAppear root", "didAppear child",
      ])
  }

  @Test func `lies in front as it was put`() {
    let staging = Staging()
    staging.make {
      let root = box("root", Page("a"), Page("b"))
      staging.window.rootViewController = root
      let c = Page("c")
      root.addChild(c)
      root.view.insertSubview(c.view, at: 0)
      #expect(root.visibleChildren.map(\.title) == ["c", "a", "b"])
      root.view.bringSubviewToFront(root.children[0].view)
      #expect(root.visibleChildren.map(\.title) == ["c", "b", "a"])
      #expect(root.children.map(\.title) == ["a", "b", "c"])
    }
  }

  @Test func `stays on screen when its controller moves to another parent`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    let (left, right) = staging.make { (box("left", child), box("right")) }
    staging.make { staging.window.rootViewController = split("split", left, right) }
    let told = staging.appearances {
      right.addChild(child)
      right.view.addSubview(child.view)
    }
    #expect(told == [])
    #expect(right.visibleChildren.map(\.title) == ["child"])
  }

  @Test func `is not loaded because somebody asks where another one is`() {
    let staging = Staging { staging in
      let (root, top) = (Page("root"), Page("top"))
      let nav = UINavigationController()
      nav.install([root, top])
      staging.window.rootViewController = nav
      top.view.addSubview(UIView())
    }
    #expect(staging.diary.lines("load").filter { $0.hasSuffix("root") } == [])
  }

  @Test func `hears when it comes into a window and goes from it`() {
    let staging = Staging()
    staging.make {
      let (root, top, nav) = (Page("root"), Page("top"), UINavigationController())
      nav.install([root])
      staging.window.rootViewController = nav
      let (frame, lookout) = (UIView(), Lookout())
      frame.addSubview(lookout)
      top.view.addSubview(frame)
      #expect(lookout.calls == [])
      nav.pushViewController(top, animated: false)
      #expect(lookout.calls == ["will come", "here"])
      frame.removeFromSuperview()
      #expect(lookout.calls.suffix(2) == ["will go", "gone"])
      top.view.addSubview(frame)
      #expect(lookout.calls.suffix(2) == ["will come", "here"])
      nav.popViewController(animated: false)
      #expect(lookout.calls.suffix(2) == ["will go", "gone"])
      #expect(lookout.calls.count == 8)
    }
  }

  @Test func `has a layer of the class that it asks for`() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    Staging().make {
      #expect(Sky().layer is CAGradientLayer)
      #expect(!(UIView().layer is CAGradientLayer))
    }
  }

  @Test func `does not come into the view of a stranger`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    let (left, right) = staging.make { (box("left", child), box("right")) }
    staging.make {
      staging.window.rootViewController = split("split", left, right)
      right.view.addSubview(child.view)
    }
    #expect(staging.diary.lines("misuse") == ["misuse inconsistentHierarchy child"])
  }
}

/// Writes down what it hears of windows, and whether it can see one then.
private final class Lookout: UIView {
  private(set) var calls: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will go" : "will come")
  }

  override func didMoveToWindow() { calls.append(window == nil ? "gone" : "here") }
}

/// Writes down what it hears of views.
private final class Chatty: UIView {
  private(set) var calls: [String] = []

  init(_ title: String) { super.init(frame: .zero) }

  override func didAddSubview(_ subview: UIView) { calls.append("did add") }
  override func willRemoveSubview(_ subview: UIView) { calls.append("will remove") }
  override func willMove(toSuperview newSuperview: UIView?) { calls.append("will move") }
  override func didMoveToSuperview() { calls.append("did move") }
}

/// Has a child from when its view is loaded on.
private final class Opening: Page {
  private let child: UIViewController

  init(_ title: String, _ child: UIViewController) {
    self.child = child
    super.init(title)
  }

  override func viewDidLoad() {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
