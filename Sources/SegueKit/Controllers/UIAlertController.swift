/// A question, with the answers that the user can give; presented like any controller.
///
/// An alert lies over the full screen. An action sheet is a popover, which must point at something,
/// and in a compact window lies over the full screen as well. That it is presented so is
/// undocumented; reading chosen by this project. Nobody types in a field before it is touched.
///
/// - SeeAlso: UIKit, `UIAlertController`.
open class UIAlertController: UIViewController {
  /// What it looks like.
  public enum Style: Int, Hashable, Sendable {
    /// Comes from what it is about.
    case actionSheet
    /// Lies in the middle.
    case alert
  }

  /// The words below the title.
  open var message: String?
  /// What it looks like.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The answers, in order.
  public private(set) final var actions: [UIAlertAction] = []
  /// The answer that stands out; nobody sees it.
  public final var preferredAction: UIAlertAction?
  /// What the user can type in, in order; `nil` when there is nothing.
  public private(set) final var textFields: [UITextField]?

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// Adds an answer after all others; a second one that cancels is a misuse.
  ///
  /// - SeeAlso: UIKit, `UIAlertAction.Style.cancel`: "You can only use this style once".
  public final func addAction(_ action: UIAlertAction) {
    guard !environment.isHalted else { return }
    guard action.style != .cancel || cancelAction == nil else {
      return environment.misuse(.secondCancelAction, self)
    }
    actions.append(action)
  }

  /// Adds a line that the user can type, below all others; in an action sheet it is a misuse.
  ///
  /// - Parameter configurationHandler: What is done with it, at once.
  /// - SeeAlso: UIKit, `UIAlertController.addTextField(configurationHandler:)`: "You can add a text
  ///   field only if the preferredStyle property is set to UIAlertController.Style.alert."
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard !environment.isHalted else { return }
    guard preferredStyle == .alert else { return environment.misuse(.fieldInActionSheet, self) }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { view.addSubview(field) }
    configurationHandler?(field)
  }

  /// Puts into the view what the user can type in.
  open override func loadView() {
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Whether it has nothing to show.
  ///
  /// - SeeAlso: UIKit, the exception "UIAlertController must have a title, a message or an action
  ///   to display".
  final var isEmpty: Bool { title == nil && message == nil && actions.isEmpty }

  fileprivate final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
}

/// An answer to a question.
///
/// - SeeAlso: UIKit, `UIAlertAction`.
open class UIAlertAction {
  /// What an answer means.
  public enum Style: Int, Hashable, Sendable {
    /// Something is done.
    case `default`
    /// Nothing is done.
    case cancel
    /// Something is done that cannot be taken back.
    case destructive
  }

  /// Its words.
  public final let title: String?
  /// What it means.
  public final let style: Style
  /// Whether the user can choose it.
  public final var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - style: What it means.
  ///   - handler: What is done when the user has chosen it and the question has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

// What a user does with a question.
extension UIAlertController {
  /// Does what a touch of an answer does: dismisses the question, and does what is to be done when
  /// it has gone.
  ///
  /// Nothing happens when the answer is disabled or none of the question's, and when the question
  /// is covered, comes or goes.
  ///
  /// - SeeAlso: UIKit, `UIAlertAction.init(title:style:handler:)`; that the handler comes after the
  ///   dismissal is undocumented; reading chosen by this project.
  package final func touch(_ action: UIAlertAction) {
    guard hearsTouches, action.isEnabled, actions.contains(where: { $0 === action }),
      let presenter
    else { return }
    environment.observe(.dismissed(self, from: presenter))
    environment.begin(.dismissal, of: self, animated: true) { action.handler?(action) }
  }

  /// Does what is to be done when the user has touched outside.
  final func cancel() {
    if let cancelAction { cancelAction.handler?(cancelAction) }
  }
}
