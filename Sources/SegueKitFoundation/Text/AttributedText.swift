// Words with their looks. The words count for whoever asks for words, also for flows; their looks
// nobody sees, and other words do not keep them.

extension UIView {
  fileprivate final func words(_ words: String?, for part: String) -> NSAttributedString? {
    if let kept = self[attributed: part] as? NSAttributedString, kept.string == words {
      return kept
    }
    return words.map { NSAttributedString(string: $0) }
  }
}

extension UILabel {
  /// The words, with their looks.
  ///
  /// - SeeAlso: UIKit, `UILabel.attributedText`.
  public final var attributedText: NSAttributedString? {
    get { words(text, for: "text") }
    set {
      self[attributed: "text"] = newValue
      text = newValue?.string
    }
  }
}

extension UITextField {
  /// What is typed, with its looks.
  ///
  /// - SeeAlso: UIKit, `UITextField.attributedText`.
  public final var attributedText: NSAttributedString? {
    get { words(text, for: "text") }
    set {
      self[attributed: "text"] = newValue
      text = newValue?.string
    }
  }

  /// What stands there while nothing is typed, with its looks.
  ///
  /// - SeeAlso: UIKit, `UITextField.attributedPlaceholder`.
  public final var attributedPlaceholder: NSAttributedString? {
    get { words(placeholder, for: "placeholder") }
    set {
      self[attributed: "placeholder"] = newValue
      placeholder = newValue?.string
    }
  }
}

extension UITextView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is typed, with its looks.
  ///
  /// - SeeAlso: UIKit, `UITextView.attributedText`.
  public final var attributedText: NSAttributedString! {
    get { words(text, for: "text") }
    set {
      self[attributed: "text"] = newValue
      text = newValue?.string
    }
  }
}

extension UIButton {
  /// Gives it words with their looks for a state.
  ///
  /// - SeeAlso: UIKit, `UIButton.setAttributedTitle(_:for:)`.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    self[attributed: "title \(state.rawValue)"] = title
    setTitle(title?.string, for: state)
  }

  /// Its words in a state, with their looks.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    words(title(for: state), for: "title \(state.rawValue)")
  }
}

extension UIButton.Configuration {
  /// The words, without their looks.
  ///
  /// - SeeAlso: UIKit, `UIButton.Configuration.attributedTitle`.
  public var attributedTitle: AttributedString? {
    get { title.map { AttributedString($0) } }
    set { title = newValue.map { String($0.characters) } }
  }
}

extension UIRefreshControl {
  /// Words below what turns; nobody sees them.
  public final var attributedTitle: NSAttributedString? {
    get { self[attributed: "title"] as? NSAttributedString }
    set { self[attributed: "title"] = newValue }
  }
}

extension UIBarItem {
  /// Says what the letters look like in a state; nobody sees them.
  ///
  /// - SeeAlso: UIKit, `UIBarItem.setTitleTextAttributes(_:for:)`.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { letters["title \(state.rawValue)"] = attributes }

  /// What the letters look like in a state.
  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    letters["title \(state.rawValue)"] as? [NSAttributedString.Key: Any]
  }
}

extension UINavigationBarAppearance {
  /// What the letters of the title look like; nobody sees them.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { letters["title"] as? [NSAttributedString.Key: Any] ?? [:] }
    set { letters["title"] = newValue }
  }

  /// What the letters of a large title look like; nobody sees them.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { letters["large title"] as? [NSAttributedString.Key: Any] ?? [:] }
    set { letters["large title"] = newValue }
  }
}
