import SegueKit
import Testing

/// An activity of an app, in a screen of its own or not.
private final class Printing: UIActivity {
  private let screen: UIViewController?
  private(set) var items: [String] = []

  init(in screen: UIViewController?) { self.screen = screen }

  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("print") }
  override var activityTitle: String? { "Print" }
  override var activityViewController: UIViewController? { screen }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.first is String
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap { $0 as? String }
  }

  override func perform() { activityDidFinish(true) }
}

/// A text that is made when it is needed.
private final class LateText: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType.map { "for \($0.rawValue)" } }
}

@Suite struct `Activities` {
  private let staging: Staging
  private let root: Page

  init() {
    let staging = Staging()
    root = staging.make { Page("root") }
    staging.make { [root] in staging.window.rootViewController = root }
    self.staging = staging
  }

  /// Presents activities that point at something, and writes down what they tell in the end.
  private func offer(
    _ items: [Any] = ["text"], own: UIActivity? = nil,
    excluding types: [UIActivity.ActivityType]? = nil, _ tell: @escaping (String) -> Void
  ) -> UIActivityViewController {
    staging.make {
      let offer = UIActivityViewController(
        activityItems: items, applicationActivities: own.map { [$0] })
      offer.excludedActivityTypes = types
      offer.completionWithItemsHandler = { type, isDone, _, _ in
        tell("\(type?.rawValue ?? "none") \(isDone)")
      }
      offer.popoverPresentationController?.sourceView = root.view
      root.present(offer, animated: true)
      staging.environment.settle()
      return offer
    }
  }

  private func touch(_ title: String, in controller: UIViewController) {
    staging.make {
      controller.touchables.first { $0.title == title }?.touch()
      staging.environment.settle()
    }
  }

  @Test func `are chosen, or left, and tell of that when they have gone`() {
    var told: [String] = []
    let first = offer { told.append($0) }
    #expect(first.presentation?.form == .popover)
    #expect(staging.make { first.touchables.map(\.title) } == ["activity", "close"])
    touch("activity", in: first)
    #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true"] && root.presented == nil)
    touch("close", in: offer { told.append($0) })
    #expect(told.last == "none false")
    let last = offer { told.append($0) }
    staging.make {
      last.presentationController?.touchOutside()
      staging.environment.settle()
    }
    #expect(told.count == 3 && told.last == "none false" && root.presented == nil)
  }

  @Test func `are not offered where they are excluded`() {
    let offer = offer(excluding: [.copyToPasteboard, .mail, .airDrop]) { _ in }
    #expect(staging.make { offer.touchables.map(\.title) } == ["close"])
  }

  @Test func `of the app's own are done, and end when they say so`() {
    var told: [String] = []
    let printing = Printing(in: nil)
    touch("Print", in: offer(own: printing) { told.append($0) })
    #expect(printing.items == ["text"] && told == ["print true"] && root.presented == nil)
  }

  @Test func `of the app's own may have a screen, which goes with them`() {
    var told: [String] = []
    let screen = staging.make { Page("printing") }
    let printing = Printing(in: screen)
    let offer = offer([LateText()], own: printing) { told.append($0) }
    touch("Print", in: offer)
    #expect(printing.items == ["for print"] && offer.presented === screen && told.isEmpty)
    staging.make {
      printing.activityDidFinish(false)
      printing.activityDidFinish(true)
      staging.environment.settle()
    }
    #expect(root.presented == nil && told == ["print false"])
  }

  @Test func `of the app's own are not offered where they cannot be done, or are excluded`() {
    let numbers = offer([1], own: Printing(in: nil)) { _ in }
    #expect(staging.make { numbers.touchables.map(\.title) } == ["activity", "close"])
    touch("close", in: numbers)
    let excluded = offer(own: Printing(in: nil), excluding: [.init("print")]) { _ in }
    #expect(staging.make { excluded.touchables.map(\.title) } == ["activity", "close"])
  }

  @Test func `must point at something, but not in a compact window, where they are a sheet`() {
    staging.make {
      staging.window.traitOverrides.horizontalSizeClass = .compact
      root.present(
        UIActivityViewController(activityItems: [], applicationActivities: nil), animated: false)
      #expect(root.presented?.presentation?.isSheet == true)
      root.dismiss(animated: false)
      staging.window.traitOverrides.horizontalSizeClass = .regular
      root.present(
        UIActivityViewController(activityItems: [], applicationActivities: nil), animated: false)
    }
    #expect(staging.diary.lines("misuse").map { $0.prefix(26) } == ["misuse popoverWithoutAncho"])
  }
}
