import SegueKit
import Testing

/// A page that writes down which traits have changed.
private final class TraitPage: Page {
  var told: [String] = []

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "changed" ? { [unowned self] _ in told.append("action") } : nil
  }
}

@Suite struct `Changes of traits` {
  @Test func `are told to whoever has asked for them, the controller before its views`() {
    let staging = Staging()
    staging.make {
      let page = TraitPage("page")
      let inner = UIView()
      page.view.addSubview(inner)
      staging.window.rootViewController = page
      let width: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]
      inner.registerForTraitChanges(width) { (view: UIView, previous: UITraitCollection) in
        page.told.append("view \(view === inner) \(previous.horizontalSizeClass)")
      }
      let registration = page.registerForTraitChanges(width) {
        (page: TraitPage, previous: UITraitCollection) in
        page.told.append("from \(previous.horizontalSizeClass)")
      }
      page.registerForTraitChanges(width, action: "changed")
      page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (page: TraitPage, _: UITraitCollection) in page.told.append("never")
      }
      staging.window.traitOverrides.horizontalSizeClass = .compact
      #expect(page.told == ["from regular", "action", "view true regular"])
      page.unregisterForTraitChanges(registration)
      staging.window.traitOverrides.horizontalSizeClass = .regular
      #expect(page.told.suffix(2) == ["action", "view true compact"] && page.told.count == 5)
    }
  }
}
