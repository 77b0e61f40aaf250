import SegueKit
import Testing

@Suite struct `A view that is laid out` {
  @Test func `tells its controller between the beginning and the end of its appearance`() {
    let staging = Staging()
    let (root, page) = staging.make { (Listing("root"), Listing("page")) }
    staging.make {
      staging.window.rootViewController = root
      root.present(page, animated: true)
      #expect(page.calls == ["load", "will", "is", "will lay out", "did lay out"])
      staging.environment.settle()
    }
    #expect(page.calls.last == "did")
    #expect(root.calls == ["load", "will", "is", "will lay out", "did lay out", "did"])
  }

  @Test func `tells a container before its children, when all are appearing`() {
    let staging = Staging()
    let (root, child) = staging.make { (Listing("root"), Listing("child")) }
    let both = Calls()
    (root.shared, child.shared) = (both, both)
    staging.make {
      root.install([child])
      staging.window.rootViewController = root
    }
    #expect(
      both.names.filter { $0.contains("is") || $0.contains("lay") } == [
        "root is", "child is", "root will lay out", "root did lay out", "child will lay out",
        "child did lay out",
      ])
  }

  @Test func `is laid out again when code asks, and when everything settles`() {
    let staging = Staging()
    let page = staging.make { Listing("page") }
    staging.make {
      staging.window.rootViewController = page
      page.calls = []
      page.view.layoutIfNeeded()
      #expect(page.calls == [])
      page.view.setNeedsLayout()
      page.view.setNeedsLayout()
      #expect(page.calls == [])
      page.view.layoutIfNeeded()
      #expect(page.calls == ["will lay out", "did lay out"])
      page.view.addSubview(UIView())
      staging.environment.settle()
    }
    #expect(page.calls == ["will lay out", "did lay out", "will lay out", "did lay out"])
  }

  @Test func `has what is in it laid out after itself`() {
    let staging = Staging()
    let page = staging.make { Listing("page") }
    let label = staging.make { Label(frame: .zero) }
    staging.make {
      page.view.addSubview(label)
      label.layoutIfNeeded()
      #expect(label.count == 0)
      staging.window.rootViewController = page
      #expect(label.count == 1)
      label.frame.size.width = 20
      staging.environment.settle()
    }
    #expect(label.count == 2)
    #expect(page.calls.filter { $0 == "did lay out" }.count == 1)
  }

  @Test func `is laid out when the window has another width`() {
    let staging = Staging()
    let page = staging.make { Listing("page") }
    staging.make {
      staging.window.rootViewController = page
      page.calls = []
      staging.window.traitOverrides.horizontalSizeClass = .compact
    }
    #expect(page.calls == ["will lay out", "did lay out"])
    #expect(page.view.bounds.size == CGSize(width: 320, height: 768))
  }
}

@Suite struct `The place of a view` {
  @Test func `is kept in three ways`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 40, y: 20, width: 50, height: 50))
    view.transform = CGAffineTransform(translationX: 0, y: 8).scaledBy(x: 2, y: 1)
    #expect(view.frame == CGRect(x: 15, y: 28, width: 100, height: 50))
  }

  @Test func `of a controller's is all of the window until somebody says otherwise`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      staging.window.rootViewController = page
      #expect(page.view.bounds == staging.window.bounds)
      #expect(page.view.center == CGPoint(x: 512, y: 384))
      page.view.frame = .zero
      #expect(page.view.bounds == .zero)
      #expect(UIView().frame == .zero)
    }
  }
}

@Suite struct `The margins of a view` {
  @Test func `are the same in both ways to say them`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins.leading = 20
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.directionalLayoutMargins = .zero
    #expect(view.layoutMargins == .zero && NSDirectionalEdgeInsets() == .zero)
  }

  @Test func `have a guide of their own`() {
    let view = UIView()
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
  }
}

@Suite struct `The size that fits a view` {
  @Test func `is its own, but for what must be otherwise`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    let own = CGSize(width: 30, height: 40)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == own)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == own)
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 40))
  }

  @Test func `is what a class says that knows better`() {
    let square: UIView = Square(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      square.systemLayoutSizeFitting(CGSize(width: 7, height: 0)) == CGSize(width: 7, height: 7))
  }
}

/// As high as it is to be wide.
private final class Square: UIView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: targetSize.width)
  }
}

private final class Label: UIView {
  private(set) var count = 0
  override func layoutSubviews() { count += 1 }
}

private final class Calls {
  var names: [String] = []
}

/// Writes down when its view is laid out.
private final class Listing: Page {
  var calls: [String] = []
  var shared: Calls?

  private func note(_ call: String) {
    calls.append(call)
    shared?.names.append("\(title ?? "?") \(call)")
  }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewIsAppearing(_ animated: Bool) { note("is") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("did lay out") }
}
