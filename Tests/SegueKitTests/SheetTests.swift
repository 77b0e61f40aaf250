import SegueKit
import Testing

@Suite struct `A sheet or a popover that is set up` {
  @Test func `is known by its style`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      #expect(page.sheetPresentationController?.detents.map(\.identifier) == [.large])
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      #expect(page.sheetPresentationController?.detents.count == 2)
      page.modalPresentationStyle = .fullScreen
      #expect(page.sheetPresentationController == nil)
      page.modalPresentationStyle = .popover
      #expect(page.sheetPresentationController == nil)
      #expect(page.popoverPresentationController?.permittedArrowDirections == .any)
    }
  }

  @Test func `is pulled down as ever`() {
    let staging = Staging()
    staging.make {
      let (root, page) = (Page("root"), Page("page"))
      staging.window.rootViewController = root
      page.sheetPresentationController?.detents = [.medium()]
      root.present(page, animated: false)
      #expect(page.sheetPresentationController?.detents.map(\.identifier) == [.medium])
      page.presentationController?.pullDown()
      staging.environment.settle()
    }
    #expect(staging.tree == "root")
  }

  @Test func `is given something to point at by its delegate`() {
    let staging = Staging()
    let (root, page) = staging.make { (Page("root"), Page("page")) }
    let pointer = Pointer()
    staging.make {
      staging.window.rootViewController = root
      pointer.source = root.view
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.delegate = pointer
      root.present(page, animated: false)
      #expect(page.popoverPresentationController?.sourceItem === root.view)
      page.presentationController?.touchOutside()
      #expect(staging.tree == "root+page")
      pointer.mayLeave = true
      page.presentationController?.touchOutside()
      staging.environment.settle()
    }
    #expect(pointer.calls == ["prepare", "should", "should", "did"])
    #expect(staging.tree == "root")
  }

  @Test func `is not prepared as a popover where it is none`() {
    let staging = Staging()
    let pointer = Pointer()
    staging.make {
      let (root, page) = (Page("root"), Page("page"))
      staging.window.rootViewController = root
      staging.window.traitOverrides.horizontalSizeClass = .compact
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.delegate = pointer
      root.present(page, animated: false)
    }
    #expect(pointer.calls == [])
    #expect(staging.tree == "root+page")
  }
}

/// Says what a popover points at, in the old words.
private final class Pointer: UIPopoverPresentationControllerDelegate {
  var source: UIView?
  var mayLeave = false
  private(set) var calls: [String] = []

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    calls.append("prepare")
    popoverPresentationController.sourceView = source
  }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    calls.append("should")
    return mayLeave
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    calls.append("did")
  }
}
