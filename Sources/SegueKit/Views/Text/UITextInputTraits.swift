/// What the keys are like with which somebody types; nobody sees them.
///
/// What UIKit asks of whoever conforms, the house keeps in one value.
///
/// - SeeAlso: UIKit, `UITextInputTraits`.
public protocol UITextInputTraits: AnyObject {
  /// What the keys are like.
  var inputTraits: TextInputTraits { get set }
}

/// What the keys are like with which somebody types.
public struct TextInputTraits: Hashable, Sendable {
  fileprivate var isSecure = false
  fileprivate var needsText = false
  fileprivate var keyboard = UIKeyboardType.default
  fileprivate var look = UIKeyboardAppearance.default
  fileprivate var returnKey = UIReturnKeyType.default
  fileprivate var capitals = UITextAutocapitalizationType.sentences
  fileprivate var correction = UITextAutocorrectionType.default
  fileprivate var spelling = UITextSpellCheckingType.default
  fileprivate var meaning: UITextContentType?

  /// Makes those that are usual.
  public init() {}
}

extension UITextInputTraits {
  /// Whether nobody can read what is typed.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set { inputTraits.isSecure = newValue }
  }

  /// Whether the return key can be touched only when there is text; it always can.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.needsText }
    set { inputTraits.needsText = newValue }
  }

  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }

  /// What the keys look like.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.look }
    set { inputTraits.look = newValue }
  }

  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }

  /// Where capital letters come by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitals }
    set { inputTraits.capitals = newValue }
  }

  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }

  /// Whether wrong words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  public var textContentType: UITextContentType! {
    get { inputTraits.meaning }
    set { inputTraits.meaning = newValue }
  }
}

/// Which keys there are.
///
/// - SeeAlso: UIKit, `UIKeyboardType`.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As UIKit names them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// As UIKit names them.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What keys look like.
///
/// - SeeAlso: UIKit, `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As UIKit names them.
  case `default`, dark, light
}

/// What the return key says.
///
/// - SeeAlso: UIKit, `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As UIKit names them.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// As UIKit names it.
  case `continue`
}

/// Where capital letters come by themselves.
///
/// - SeeAlso: UIKit, `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// As UIKit names them.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
///
/// - SeeAlso: UIKit, `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As UIKit names them.
  case `default`, no, yes
}

/// Whether wrong words are marked.
///
/// - SeeAlso: UIKit, `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As UIKit names them.
  case `default`, no, yes
}

/// What a text means.
///
/// - SeeAlso: UIKit, `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Where mail goes.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a phone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of an account that is about to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A number for letters.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The place of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
