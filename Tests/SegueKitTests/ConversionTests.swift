import SegueKit
import Testing

@Suite struct `A place in a view` {
  private let window: UIWindow
  private let staging = Staging()
  private let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))

  init() {
    let (box, view, window) = (box, view, staging.window)
    self.window = window
    staging.make {
      let page = Page("a")
      window.rootViewController = page
      page.view.addSubview(box)
      box.addSubview(view)
    }
  }

  @Test func `is another one as another view sees it`() {
    staging.make {
      let point = CGPoint(x: 1, y: 2)
      #expect(view.convert(point, to: box) == CGPoint(x: 6, y: 8))
      #expect(view.convert(point, to: nil) == CGPoint(x: 16, y: 28))
      #expect(view.convert(CGPoint(x: 16, y: 28), from: window) == point)
      #expect(view.convert(CGPoint(x: 16, y: 28), from: nil) == point)
      #expect(box.convert(point, from: view) == view.convert(point, to: box))
      #expect(view.convert(point, to: view) == point)
    }
  }

  @Test func `follows what is scrolled, turned and stretched`() {
    staging.make {
      box.bounds = CGRect(x: 0, y: 30, width: 100, height: 50)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -4))
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      #expect(
        view.convert(view.bounds, to: box) == CGRect(x: 0, y: 6, width: 20, height: 10))
      #expect(
        view.convert(CGRect(x: 0, y: 6, width: 20, height: 10), from: box) == view.bounds)
    }
  }

  @Test func `is in a picture as large as what it shows`() {
    staging.make {
      let picture = view.snapshotView(afterScreenUpdates: false)
      #expect(picture?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(picture?.superview == nil && picture !== view)
      let part = box.resizableSnapshotView(
        from: CGRect(x: 3, y: 3, width: 4, height: 5), afterScreenUpdates: true,
        withCapInsets: .zero)
      #expect(part?.bounds.size == CGSize(width: 4, height: 5))
    }
  }
}
