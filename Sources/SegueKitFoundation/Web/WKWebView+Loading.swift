// How a page is loaded: who is asked and told, and when.

extension WKWebView {
  /// How many seconds a page takes.
  private static let wait = 0.001

  /// Begins to load a page, and loads no other one.
  ///
  /// - Returns: What its delegate is told with.
  final func begin(_ load: WebLoad) -> WKNavigation {
    breakOff()
    self.load = load
    estimatedProgress = 0.1
    putOff(load) { $0.ask(about: load) }
    return load.navigation
  }

  /// Loads no more; the delegate hears of it in the next turn of the main queue if it has heard
  /// that the load began.
  final func breakOff() {
    guard let load else { return }
    self.load = nil
    guard load.stage != .asking else { return }
    DispatchQueue.main.async { [weak self] in self?.tell(URLError(.cancelled), of: load) }
  }

  /// Does something later, unless the page is loaded no more by then.
  private final func putOff(
    _ load: WebLoad, by delay: Double = 0, _ work: @escaping (WKWebView) -> Void
  ) {
    SegueEnvironment.current.putOff(by: delay) { [weak self] in
      if let self, self.load === load { work(self) }
    }
  }

  private final func ask(about load: WebLoad) {
    guard let navigationDelegate else { return start(load) }
    let preferences = configuration.defaultWebpagePreferences
    navigationDelegate.webView(
      self, decidePolicyFor: WKNavigationAction(for: load, in: self), preferences: preferences
    ) { [weak self, call = owedCall(for: load)] policy, _ in
      guard call.make() else {
        self?.raise(.decidesTwice)
        return
      }
      guard let self, self.load === load, load.stage == .asking else { return }
      guard policy == .allow else { return end() }
      start(load)
    }
  }

  /// The decision that the delegate owes; WebKit raises an exception for one that is never made.
  private final func owedCall(for load: WebLoad) -> OwedCall {
    OwedCall { [weak self] in self?.load === load ? self?.nearestController : nil }
  }

  /// Raises what a controller in the same flow has done wrong.
  ///
  /// What is called when the whole run is let go of is told nowhere.
  private final func raise(_ misuse: SegueMisuse) {
    let environment = SegueEnvironment.current
    guard let controller = nearestController, controller.environment === environment else { return }
    environment.misuse(misuse, controller)
  }

  private final func start(_ load: WebLoad) {
    load.stage = .started
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    putOff(load, by: Self.wait) { $0.receive(load) }
  }

  private final func receive(_ load: WebLoad) {
    guard let navigationDelegate, let response = load.response else { return commit(load) }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationResponse(response)) {
      [weak self, call = owedCall(for: load)] policy in
      guard call.make() else {
        self?.raise(.decidesTwice)
        return
      }
      guard let self, self.load === load, load.stage == .started else { return }
      guard policy == .allow else {
        end()
        return tell(NSError(domain: "WebKitErrorDomain", code: 102), of: load)
      }
      commit(load)
    }
  }

  private final func commit(_ load: WebLoad) {
    load.stage = .committed
    backForwardList.show(load)
    title = ""
    navigationDelegate?.webView(self, didCommit: load.navigation)
    putOff(load) { $0.finish(load) }
  }

  private final func finish(_ load: WebLoad) {
    end()
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  private final func end() { load = nil }

  private final func tell(_ error: any Error, of load: WebLoad) {
    if load.stage == .committed {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
    } else {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }
}

/// One page that is loaded.
final class WebLoad {
  /// What is asked for; `about:blank` for a page in hand that says no link.
  let request: URLRequest
  /// Why.
  let type: WKNavigationType
  /// What the delegate is told with.
  let navigation = WKNavigation()
  /// The page that is loaded once more; `nil` for another one.
  let item: WKBackForwardListItem?
  /// How far it is.
  var stage = Stage.asking
  private let isInHand: Bool

  /// How far a load is.
  enum Stage {
    case asking, started, committed
  }

  /// Loads what is asked for.
  init(of request: URLRequest, type: WKNavigationType) {
    self.request = request
    self.type = type
    item = nil
    isInHand = false
  }

  /// Loads what the app has in hand.
  init(ofPageInHand baseURL: URL?) {
    let nowhere = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
    request = URLRequest(url: baseURL ?? nowhere)
    type = .other
    item = nil
    isInHand = true
  }

  /// Loads a page once more.
  init(of item: WKBackForwardListItem, type: WKNavigationType) {
    request = URLRequest(url: item.url)
    self.type = type
    self.item = item
    isInHand = false
  }

  /// What comes, about which the delegate is asked; `nil` for what the app has in hand.
  var response: URLResponse? {
    guard !isInHand, let url = request.url else { return nil }
    guard url.scheme?.hasPrefix("http") == true else {
      return URLResponse(
        url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    return HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
  }
}
