import SegueKit
import Testing

/// A page whose view looks at gestures, and which writes down what it is told.
private final class GesturePage: Page, UIGestureRecognizerDelegate, UIContextMenuInteractionDelegate
{
  var told: [String] = []
  var mayReceive = true
  var hasMenu = true

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "tell:"
      ? { [unowned self] in
        if let recognizer = $0 as? UIGestureRecognizer {
          told.append("\(type(of: recognizer)) \(recognizer.state)")
        }
      } : super.action(for: selector)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive && touch.view === view }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Off", attributes: .disabled) { _ in self.told.append("off") },
        UIAction(title: "Copy") { self.told.append("copy \($0.sender as? UIView === self.view)") },
        UIMenu(children: [UIAction(title: "Move") { _ in self.told.append("move") }]),
      ])
    })
  }
}

@Suite struct `Gestures` {
  private let staging: Staging
  private let page: GesturePage

  init() {
    let staging = Staging()
    page = staging.make { GesturePage("page") }
    staging.make { [page] in staging.window.rootViewController = page }
    self.staging = staging
  }

  private var titles: [String] { staging.make { page.touchables.map(\.title) } }

  private func touch(_ title: String) {
    staging.make { page.touchables.first { $0.title == title }?.touch() }
  }

  @Test func `are taps, swipes and long presses, told of as they go`() {
    staging.make {
      let swipe = UISwipeGestureRecognizer(target: page, action: "tell:")
      swipe.direction = [.left, .down]
      page.view.addGestureRecognizer(UITapGestureRecognizer(target: page, action: "tell:"))
      page.view.addGestureRecognizer(swipe)
      page.view.addGestureRecognizer(UILongPressGestureRecognizer(target: page, action: "tell:"))
      page.view.addGestureRecognizer(UIPanGestureRecognizer())
      page.view.addGestureRecognizer(UISwipeGestureRecognizer())
    }
    #expect(titles == ["tap", "swipe-left", "press"])
    for title in titles { touch(title) }
    #expect(
      page.told == [
        "UITapGestureRecognizer ended", "UISwipeGestureRecognizer ended",
        "UILongPressGestureRecognizer began", "UILongPressGestureRecognizer ended",
      ])
    page.view.accessibilityIdentifier = "card"
    #expect(titles == ["card", "card-swipe-left", "card-press"])
  }

  @Test func `are made of touches that the delegate lets through`() {
    staging.make {
      let tap = UITapGestureRecognizer(target: page, action: "tell:")
      tap.delegate = page
      page.view.addGestureRecognizer(tap)
    }
    page.mayReceive = false
    touch("tap")
    #expect(page.told == [])
    page.mayReceive = true
    touch("tap")
    #expect(page.told.count == 1)
  }

  @Test func `are pans in all directions, also such as are taken back`() {
    final class Courier: Page {
      var places: [String] = []
      override func action(for selector: Selector) -> ((Any) -> Void)? {
        { [unowned self] in
          guard let pan = $0 as? UIPanGestureRecognizer else { return }
          let (place, speed) = (pan.translation(in: view), pan.velocity(in: view))
          places.append("\(pan.state) \(place.x) \(place.y) \(speed.x) \(speed.y)")
        }
      }
    }
    let courier = staging.make { Courier("courier") }
    staging.make {
      staging.window.rootViewController = courier
      courier.view.addGestureRecognizer(UIPanGestureRecognizer(target: courier, action: "pan:"))
      let edge = UIScreenEdgePanGestureRecognizer(target: courier, action: "pan:")
      edge.edges = .left
      courier.view.addGestureRecognizer(edge)
    }
    let touchables = staging.make { courier.touchables }
    #expect(
      touchables.map(\.title) == [
        "pan-left", "half-pan-left", "pan-right", "half-pan-right", "pan-up", "half-pan-up",
        "pan-down", "half-pan-down", "pan-right", "half-pan-right",
      ])
    staging.make { touchables.first { $0.title == "pan-down" }?.touch() }
    staging.make { touchables.first { $0.title == "half-pan-left" }?.touch() }
    #expect(
      courier.places == [
        "began 0.0 10.0 0.0 1000.0", "changed 0.0 210.0 0.0 1000.0",
        "changed 0.0 410.0 0.0 1000.0", "ended 0.0 510.0 0.0 1000.0",
        "began -10.0 0.0 -1000.0 0.0", "changed -70.0 0.0 -1000.0 0.0",
        "changed -40.0 0.0 -1000.0 0.0", "ended -40.0 0.0 1000.0 0.0",
      ])
  }

  @Test func `bring up the menu of a view, of which an action is chosen`() {
    let menu = staging.make { UIContextMenuInteraction(delegate: page) }
    staging.make { page.view.addInteraction(menu) }
    #expect(titles == ["menu", "menu-second"] && menu.view === page.view)
    touch("menu")
    touch("menu-second")
    #expect(page.told == ["copy true", "move"])
    page.hasMenu = false
    touch("menu")
    #expect(page.told.count == 2)
    staging.make { page.view.removeInteraction(menu) }
    #expect(titles.isEmpty && menu.view == nil)
  }
}
