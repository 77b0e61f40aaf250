/// Has the user sign in on a page of the web, and says how that has ended.
///
/// The page is shown over what is in front in the window that the provider names. The user signs
/// in or leaves; then the page goes, and the app hears a link with the scheme that it has named,
/// or that the user has left.
///
/// - SeeAlso: AuthenticationServices, `ASWebAuthenticationSession`.
open class ASWebAuthenticationSession {
  /// Who says over which window the page is shown; not kept.
  public weak final var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of earlier ones; nothing goes by it.
  open var prefersEphemeralWebBrowserSession = false

  private let scheme: String?
  private let completion: (URL?, (any Error)?) -> Void
  private weak var page: SFAuthenticationViewController?
  private var hasStarted = false

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - url: The page; nobody loads it.
  ///   - callbackURLScheme: How the link begins by which the app is called back.
  ///   - completionHandler: Hears that link, or that the user has left.
  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    scheme = callbackURLScheme
    completion = completionHandler
  }

  /// Whether the page can be shown: somebody must say where, and it has not been shown before.
  open var canStart: Bool { presentationContextProvider != nil && !hasStarted }

  /// Shows the page, once for each session; the app hears no more of it when it asks again.
  ///
  /// - Returns: Whether it is shown.
  /// - SeeAlso: AuthenticationServices, `ASWebAuthenticationSession.start()`, in the header: "start
  ///   can only be called once per ASWebAuthenticationSession instance. This also means calling
  ///   start after calling cancel will fail." That a page which cannot be presented ends the
  ///   session with an error is undocumented; reading chosen by this project.
  @discardableResult
  open func start() -> Bool {
    guard !hasStarted else { return false }
    guard let provider = presentationContextProvider,
      var front = provider.presentationAnchor(for: self).rootViewController
    else {
      completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    while let next = front.presentedViewController { front = next }
    let shown = SFAuthenticationViewController { [completion, scheme] hasSignedIn in
      guard hasSignedIn else {
        return completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
      }
      completion(URL(string: "\(scheme ?? "app")://signed-in"), nil)
    }
    page = shown
    hasStarted = true
    front.present(shown, animated: true)
    guard shown.presentingViewController != nil else {
      completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
      return false
    }
    return true
  }

  /// Has the page go; the app is not called back.
  open func cancel() { page?.dismiss(animated: true) }
}

/// Why a session has ended otherwise.
///
/// - SeeAlso: AuthenticationServices, `ASWebAuthenticationSessionError`.
public struct ASWebAuthenticationSessionError: Error, Hashable {
  /// Why.
  public let code: Code

  /// Says why.
  public init(_ code: Code) { self.code = code }

  /// Why a session has ended otherwise.
  public enum Code: Int, Hashable, Sendable {
    /// The user has left.
    case canceledLogin = 1
    /// Nobody says where the page is to be shown.
    case presentationContextNotProvided = 2
    /// It is to be shown nowhere.
    case presentationContextInvalid = 3
  }
}

/// A window over which a page is shown.
public typealias ASPresentationAnchor = UIWindow

/// Who says over which window the page of a session is shown.
///
/// - SeeAlso: AuthenticationServices, `ASWebAuthenticationPresentationContextProviding`.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The page on which the user signs in; UIKit shows another process there.
private final class SFAuthenticationViewController: UIViewController, SystemScreen {
  private let answer: (Bool) -> Void

  init(answer: @escaping (Bool) -> Void) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var choices: [Touchable] {
    [
      choice("sign-in") { self.goAway { self.answer(true) } },
      choice("cancel") { self.goAway(then: self.tellOfLeaving) },
    ]
  }

  func tellOfLeaving() { answer(false) }
}
