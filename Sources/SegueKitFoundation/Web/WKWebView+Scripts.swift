// What an app has done in a page, where nothing is.

extension WKWebView {
  /// Has something done in the page, and says in a later turn of the main queue that nothing came
  /// of it.
  ///
  /// - SeeAlso: WebKit, `WKWebView.evaluateJavaScript(_:completionHandler:)`.
  public final func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil, nil) }
  }

  /// Has something done in the page, and waits until it is.
  ///
  /// - Returns: Nothing, for nothing is in the page.
  @discardableResult
  public final func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    await withUnsafeContinuation { continuation in
      SegueEnvironment.current.putOff { continuation.resume() }
    }
    return nil
  }
}
