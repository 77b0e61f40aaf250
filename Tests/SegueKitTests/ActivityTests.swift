import SegueKit
import Testing

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
    excluding types: [UIActivity.ActivityType]? = nil, _ tell: @escaping (String) -> Void
  ) -> UIActivityViewController {
    staging.make {
      let offer = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
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
