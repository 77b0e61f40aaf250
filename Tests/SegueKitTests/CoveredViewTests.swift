import SegueKit
import Testing

@Suite struct `What lies behind another view` {
  private let staging = Staging()
  private let nav: UINavigationController
  private let page: Page
  private let button: UIButton

  init() {
    let (page, button) = staging.make { (Page("page"), UIButton(type: .system)) }
    (self.page, self.button) = (page, button)
    let nav = staging.make { stack("nav", page) }
    self.nav = nav
    staging.make { [staging] in
      staging.window.rootViewController = nav
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      button.accessibilityIdentifier = "ok"
      page.view.addSubview(button)
    }
  }

  private var isHeard: Bool { staging.make { button.isTouchable } }
  private var titles: [String] { staging.make { page.touchables.map(\.title) } }

  /// Whether a controller can be touched, and whether it lies behind something that can be.
  private func standing(_ controller: UIViewController) -> (canBeTouched: Bool, isBehind: Bool) {
    staging.make { (controller.canBeTouched, controller.isBehindSomethingToTouch) }
  }

  /// Puts a view as large as the room in front.
  private func cover(_ room: UIView, with view: UIView = UIView()) -> UIView {
    staging.make {
      view.frame = room.bounds
      room.addSubview(view)
    }
    return view
  }

  @Test func `takes no touches where it is wholly covered`() {
    let veil = cover(page.view)
    #expect(!isHeard && titles.isEmpty)
    staging.make { veil.removeFromSuperview() }
    #expect(isHeard && titles == ["ok"])
  }

  @Test func `takes touches behind what is hidden, clear, small, elsewhere, or takes none`() {
    let veil = cover(page.view)
    for (hide, show): (() -> Void, () -> Void) in [
      ({ veil.isHidden = true }, { veil.isHidden = false }),
      ({ veil.alpha = 0 }, { veil.alpha = 1 }),
      ({ veil.isUserInteractionEnabled = false }, { veil.isUserInteractionEnabled = true }),
      ({ veil.frame.size.height = 40 }, { veil.frame = page.view.bounds }),
      ({ veil.frame.origin.x = -veil.frame.width }, { veil.frame = page.view.bounds }),
      (
        { veil.transform = CGAffineTransform(translationX: 0, y: 9000) },
        { veil.transform = .identity }
      ),
      ({ page.view.sendSubviewToBack(veil) }, { page.view.bringSubviewToFront(veil) }),
    ] {
      staging.make(hide)
      #expect(isHeard)
      staging.make(show)
      #expect(!isHeard)
    }
  }

  @Test func `takes touches behind labels and pictures, and what nobody has given a place`() {
    _ = cover(page.view, with: staging.make { UILabel() })
    _ = cover(page.view, with: staging.make { UIImageView() })
    staging.make {
      page.view.addSubview(UIView())
      let large = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      page.view.addSubview(UIStackView(arrangedSubviews: [large]))
      let unheld = UIView(frame: page.view.bounds)
      unheld.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(unheld)
    }
    #expect(isHeard)
  }

  @Test func `takes touches beside what lies in front of it`() {
    staging.make {
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      page.view.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 44)))
    }
    #expect(isHeard)
    staging.make { page.view.addSubview(UIView(frame: CGRect(x: 60, y: 0, width: 90, height: 90))) }
    #expect(!isHeard)
  }

  @Test func `is covered by what constraints hold to all sides`() {
    let veil = staging.make { UIView() }
    let held = staging.make {
      veil.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(veil)
      let area = page.view.safeAreaLayoutGuide
      return [
        veil.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        page.view.trailingAnchor.constraint(equalTo: veil.trailingAnchor),
        veil.topAnchor.constraint(equalTo: area.topAnchor),
        veil.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ]
    }
    #expect(isHeard)
    staging.make { NSLayoutConstraint.activate(held) }
    #expect(!isHeard)
    staging.make { held[2].constant = 400 }
    #expect(isHeard)
    staging.make { held[2].constant = 0 }
    #expect(!isHeard)
    staging.make { held[0].isActive = false }
    #expect(isHeard)
  }

  @Test(
    arguments: [
      ([], false), (.flexibleHeight, false), ([.flexibleWidth, .flexibleHeight], true),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight], false),
    ] as [(UIView.AutoresizingMask, Bool)])
  func `stays covered in another window by what grows with it`(
    mask: UIView.AutoresizingMask, staysCovered: Bool
  ) {
    staging.make { [staging] in staging.window.traitOverrides.horizontalSizeClass = .compact }
    let veil = cover(page.view)
    staging.make { veil.autoresizingMask = mask }
    #expect(!isHeard)
    staging.make { [staging] in staging.window.traitOverrides.horizontalSizeClass = .regular }
    #expect(isHeard == !staysCovered)
  }

  @Test func `is covered in what is presented by what is put into the window afterwards`() {
    let sheet = staging.make { Page("sheet") }
    staging.make { sheet.view.addSubview(UIButton(type: .system)) }
    func veil() -> UIView { staging.make { UIView(frame: staging.window.bounds) } }
    staging.make { [staging] in staging.window.addSubview(veil()) }
    staging.make { [staging] in
      page.present(sheet, animated: true)
      staging.environment.settle()
    }
    #expect(standing(sheet) == (true, false))
    let front = veil()
    staging.make { [staging] in staging.window.addSubview(front) }
    #expect(standing(sheet) == (false, false))
    staging.make { front.removeFromSuperview() }
    #expect(standing(sheet) == (true, false))
  }

  @Test func `has no back button where it is covered with the bar, and can be swiped away`() {
    let second = staging.make { Page("second") }
    staging.make { [staging] in
      second.view.addSubview(UIButton(type: .system))
      nav.pushViewController(second, animated: false)
      staging.environment.settle()
    }
    let veil = cover(nav.view)
    staging.make { nav.touchBackButton() }
    #expect(nav.topViewController === second)
    staging.make { [staging] in
      nav.beginInteractivePop()?.finish()
      staging.environment.settle()
    }
    #expect(nav.topViewController === page)
    staging.make { [staging] in
      nav.pushViewController(second, animated: false)
      veil.removeFromSuperview()
      _ = cover(second.view)
      nav.touchBackButton()
      staging.environment.settle()
    }
    #expect(nav.topViewController === page)
  }

  @Test func `hears what a view in front lets through`() {
    let passing = staging.make { PassingView() }
    _ = cover(page.view, with: passing)
    #expect(isHeard)
    _ = cover(passing)
    #expect(!isHeard)
    staging.make { passing.removeFromSuperview() }
    _ = cover(page.view, with: staging.make { HoledView() })
    #expect(isHeard)
  }

  @Test func `is covered with its gestures, and the whole controller by what is left in a stack`() {
    staging.make {
      page.view.addGestureRecognizer(UITapGestureRecognizer(target: page, action: "close:"))
    }
    #expect(titles == ["tap", "ok"])
    let inside = cover(page.view)
    #expect(titles == ["tap"] && standing(page) == (true, false))
    staging.make { inside.removeFromSuperview() }
    let veil = cover(nav.view)
    #expect(titles.isEmpty && standing(page) == (false, false) && standing(nav) == (true, false))
    staging.make { nav.view.sendSubviewToBack(veil) }
    #expect(titles == ["tap", "ok"] && standing(page) == (true, false))
    staging.make { veil.removeFromSuperview() }
    _ = cover(staging.window)
    #expect(standing(page) == (false, false) && standing(nav) == (false, false))
  }

  @Test func `is no loss behind something that answers touches`() {
    let (box, child) = staging.make { (Page("box"), Page("child")) }
    staging.make { [staging] in
      staging.window.rootViewController = box
      box.addChild(child)
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
    }
    let veil = cover(box.view)
    #expect(standing(child) == (false, false) && standing(box) == (true, false))
    staging.make {
      veil.addGestureRecognizer(UITapGestureRecognizer(target: box, action: "close:"))
    }
    #expect(standing(child) == (false, true))
  }

  @Test func `is lost in the container of a presentation, whatever lies in front`() {
    let (fade, dialog) = staging.make { (Fade(), Page("dialog")) }
    staging.make { [staging] in
      dialog.modalPresentationStyle = .custom
      dialog.transitioningDelegate = fade
      page.present(dialog, animated: true)
      staging.environment.settle()
    }
    #expect(standing(dialog) == (true, false))
    staging.make {
      guard let container = dialog.presentationController?.containerView else { return }
      let catcher = UIView(frame: container.bounds)
      catcher.addGestureRecognizer(UITapGestureRecognizer(target: dialog, action: "close:"))
      container.addSubview(catcher)
    }
    #expect(standing(dialog) == (false, false))
  }

  @Test func `is found in containers whose children lie wherever they are laid out`() {
    let (box, left, right) = staging.make { (Page("box"), Page("left"), Page("right")) }
    staging.make { [staging] in
      staging.window.rootViewController = box
      for child in [left, right] {
        box.addChild(child)
        box.view.addSubview(child.view)
        child.didMove(toParent: box)
      }
      left.view.addSubview(button)
    }
    #expect(isHeard && standing(left) == (true, false) && standing(right) == (true, false))
    staging.make { for child in [left, right] { child.view.frame = box.view.bounds } }
    #expect(!isHeard && standing(left) == (false, true) && standing(right) == (true, false))
  }

  @Test func `a touch goes to the foremost view that lies there`() {
    let (outer, inner) = staging.make {
      (
        UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
        UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
      )
    }
    staging.make { outer.addSubview(inner) }
    func hit(_ x: Double, _ y: Double) -> UIView? {
      staging.make { outer.hitTest(CGPoint(x: x, y: y), with: nil) }
    }
    #expect(hit(60, 60) === inner && hit(20, 20) === outer && hit(101, 20) == nil)
    staging.make { inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    #expect(hit(60, 60) === outer && hit(70, 70) === inner)
    staging.make { outer.isUserInteractionEnabled = false }
    #expect(hit(60, 60) == nil)
  }
}

/// Takes only the touches of what is in it.
private final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// Lets touches through in the middle.
private final class HoledView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && !bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4).contains(point)
  }
}
