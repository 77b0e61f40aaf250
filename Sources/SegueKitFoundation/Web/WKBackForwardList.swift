/// The pages that a web view has shown.
///
/// - SeeAlso: WebKit, `WKBackForwardList`.
public final class WKBackForwardList {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  /// The page that is shown.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// All pages before it, the first one first.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  /// All pages after it, the next one first.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// A page, counted from the one that is shown.
  public func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Whether a page is among them.
  func holds(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Makes what has been loaded the page that is shown; a new one takes the place of all that came
  /// after the one before.
  func show(_ load: WebLoad) {
    if let known = load.item, let place = items.firstIndex(where: { $0 === known }) {
      index = place
    } else if let url = load.request.url {
      items = items.prefix(index + 1) + [WKBackForwardListItem(url: url)]
      index = items.count - 1
    }
  }
}

/// A page that a web view has shown.
///
/// - SeeAlso: WebKit, `WKBackForwardListItem`.
public final class WKBackForwardListItem {
  /// Where it lies.
  public let url: URL
  /// What it is called: nothing.
  public let title: String? = nil
  /// What was asked for when it was loaded first.
  public let initialURL: URL

  /// Makes one.
  init(url: URL) {
    self.url = url
    initialURL = url
  }
}
