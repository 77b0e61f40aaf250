/// What an app remembers under names: each flow begins with nothing, as after it was installed.
///
/// It lasts until the flow is over, also when the app begins anew or comes back as it was saved.
/// Values are converted as Foundation converts them: a number is read from digits, and yes from
/// "YES", "true" and numbers that are not zero.
///
/// - SeeAlso: Foundation, `UserDefaults`.
open class UserDefaults {
  /// What the flow that is going on has in common.
  private final class Store {
    var suites: [String: [String: Any]] = [:]
    var registered: [String: Any] = [:]
    lazy var standard = UserDefaults()
  }

  /// The name of the suite that an app has for itself.
  private static let ownSuite = ""

  private let suite: String
  private var store: Store { SegueEnvironment.current.companion(Store.init) }

  /// What the app has for itself; there is one, as long as the flow lasts.
  ///
  /// - SeeAlso: Foundation, `UserDefaults.standard`: "the shared defaults object".
  public static var standard: UserDefaults {
    SegueEnvironment.current.companion(Store.init).standard
  }

  /// Makes the one of the app itself.
  public init() { suite = Self.ownSuite }

  /// Makes the one of a suite, which an app may share with others; without a name, of the app
  /// itself.
  public init?(suiteName: String?) { suite = suiteName ?? Self.ownSuite }

  // MARK: What is kept

  /// What is kept under a name, or else what was registered for it.
  open func object(forKey defaultName: String) -> Any? {
    store.suites[suite]?[defaultName] ?? store.registered[defaultName]
  }

  /// Keeps a value under a name; `nil` takes away what is there.
  open func set(_ value: Any?, forKey defaultName: String) {
    store.suites[suite, default: [:]][defaultName] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Keeps a number.
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Keeps a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Keeps a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Keeps yes or no.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Keeps a link.
  open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

  /// Takes away what is kept under a name.
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Says what is read where nothing is kept.
  open func register(defaults registrationDictionary: [String: Any]) {
    store.registered.merge(registrationDictionary) { $1 }
  }

  /// All that can be read.
  open func dictionaryRepresentation() -> [String: Any] {
    store.registered.merging(store.suites[suite] ?? [:]) { $1 }
  }

  /// Waits until everything is kept; it is.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Takes away all that a suite keeps; under any other name, all of the app itself.
  open func removePersistentDomain(forName domainName: String) {
    let isSuite = store.suites[domainName] != nil
    store.suites[isSuite ? domainName : Self.ownSuite] = nil
  }

  /// Posted when something has been kept or taken away.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
}

// What is read as what.
extension UserDefaults {
  /// A text, or a number as one.
  public final func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as any Numeric & CustomStringConvertible: number.description
    default: nil
    }
  }

  /// A list.
  public final func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// A list of texts.
  public final func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// A dictionary.
  public final func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// Bytes.
  public final func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// A link, or a path as one.
  public final func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(filePath: path)
    default: nil
    }
  }

  /// A whole number, cut off where it has more; zero where there is none.
  public final func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as any BinaryInteger: Int(clamping: number)
    case let value: Int(exactly: double(of: value).rounded(.towardZero)) ?? 0
    }
  }

  /// A number; zero where there is none.
  public final func double(forKey defaultName: String) -> Double {
    double(of: object(forKey: defaultName))
  }

  /// A number; zero where there is none.
  public final func float(forKey defaultName: String) -> Float {
    Float(double(forKey: defaultName))
  }

  /// Whether there is a yes, or a number that is not zero.
  public final func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let isSo as Bool: isSo
    case let text as String: ["yes", "true", "1"].contains(text.lowercased())
    case let value: double(of: value) != 0
    }
  }

  private func double(of value: Any?) -> Double {
    switch value {
    case let isSo as Bool: isSo ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }
}
