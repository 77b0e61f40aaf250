import SegueKit
import Testing

@Suite struct `An app that ignores touches` {
  private let staging = Staging()

  @Test func `hears none until it has taken that back as often`() {
    staging.make {
      let app = UIApplication.shared
      let nav = stack("nav", Page("a"), Page("b"))
      nav.topViewController?.view.addSubview(
        UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in }))
      let bar = tabs("tabs", nav)
      staging.window.rootViewController = bar
      #expect(nav.children[1].touchables.map(\.title) == ["Save"])
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents && nav.children[1].touchables.isEmpty)
      nav.touchBackButton()
      bar.touchTab(nav)
      #expect(nav.beginInteractivePop() == nil && nav.children.count == 2)
      app.endIgnoringInteractionEvents()
      nav.touchBackButton()
      #expect(nav.children.count == 2)
      app.endIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      nav.touchBackButton()
      #expect(!app.isIgnoringInteractionEvents && nav.children.count == 1)
    }
  }

  @Test func `still goes on with what code does`() {
    staging.make {
      let nav = stack("nav", Page("a"), Page("b"))
      staging.window.rootViewController = nav
      UIApplication.shared.beginIgnoringInteractionEvents()
      nav.popViewController(animated: true)
      #expect(nav.children.count == 1)
    }
  }
}
