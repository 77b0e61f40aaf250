import SegueKit
import Testing

private let compact = UITraitCollection(horizontalSizeClass: .compact)
private let regular = UITraitCollection(horizontalSizeClass: .regular)

/// Writes down which traits it had before.
private final class TraitPage: Page {
  private(set) var previous: [UIUserInterfaceSizeClass?] = []
  private(set) var coming: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection?.horizontalSizeClass)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coming.append(newCollection.horizontalSizeClass)
  }

  var width: UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
}

/// Has no child think that there is much room.
private final class Narrow: Page {
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { compact }
}

@Suite struct `What is said of traits` {
  private let staging = Staging()

  @Test func `by a parent counts for the child and whom it contains, who hear of it`() {
    staging.make {
      let page = TraitPage("page")
      let nav = stack("nav", page)
      let root = box("root", nav)
      staging.window.rootViewController = root
      root.setOverrideTraitCollection(compact, forChild: nav)
      #expect(page.width == .compact && page.previous == [.regular])
      #expect(page.traitCollection.verticalSizeClass == .regular)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(root.overrideTraitCollection(forChild: nav) == compact)
      nav.setOverrideTraitCollection(regular, forChild: page)
      #expect(page.width == .regular && page.previous == [.regular, .compact])
      nav.setOverrideTraitCollection(nil, forChild: page)
      root.setOverrideTraitCollection(nil, forChild: nav)
      #expect(page.width == .regular && page.previous == [.regular, .compact, .regular, .compact])
    }
  }

  @Test func `by the class of a parent, or by a controller itself, keeps the window's away`() {
    staging.make {
      let (page, own) = (TraitPage("page"), TraitPage("own"))
      let narrow = Narrow("narrow")
      narrow.install([page])
      staging.window.rootViewController = box("root", narrow, own)
      own.traitOverrides.horizontalSizeClass = .compact
      #expect(page.width == .compact && own.width == .compact && own.previous == [.regular])
      staging.window.traitOverrides.horizontalSizeClass = .compact
      staging.window.traitOverrides.horizontalSizeClass = .regular
      #expect(page.coming == [.compact, .compact] && page.previous == [])
      #expect(own.width == .compact && own.previous == [.regular])
    }
  }

  @Test func `by what looks after a presentation counts for who is presented`() {
    staging.make {
      let (root, page) = (Page("root"), TraitPage("page"))
      staging.window.rootViewController = root
      #expect(page.activePresentationController == nil)
      root.present(stack("nav", page), animated: false)
      #expect(page.activePresentationController === page.parent?.presentationController)
      page.presentAtOnce(Page("top"))
      let sheet = root.presented?.presentationController
      sheet?.overrideTraitCollection = compact
      #expect(page.width == .compact && page.previous == [.regular])
      #expect(page.presentedViewController?.traitCollection.horizontalSizeClass == .regular)
      sheet?.overrideTraitCollection = nil
      #expect(page.width == .regular)
    }
  }

  @Test func `leaves columns and presentations to the width of the window`() {
    staging.make {
      let pair = split("split", Page("a"), Page("b"))
      let root = box("root", pair)
      staging.window.rootViewController = root
      root.setOverrideTraitCollection(compact, forChild: pair)
      pair.presentAtOnce(Page("sheet"), .pageSheet)
      #expect(!pair.isCollapsed && root.presented?.presentation?.form == .pageSheet)
    }
  }
}
