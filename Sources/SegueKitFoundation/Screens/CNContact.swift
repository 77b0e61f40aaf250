/// Somebody whom the user knows.
///
/// - SeeAlso: Contacts, `CNContact`.
open class CNContact {
  /// What names them among others.
  public let identifier: String
  /// What friends call them.
  public let givenName: String
  /// The name between the two others; none.
  public let middleName = ""
  /// The name of their family.
  public let familyName: String
  /// For whom they work; for nobody.
  public let organizationName = ""
  /// How they can be called.
  public let phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
  /// Where mails reach them.
  public let emailAddresses: [CNLabeledValue<NSString>]

  /// Makes somebody with a name, a number and an address.
  init(givenName: String, familyName: String, phoneNumber: String, emailAddress: NSString) {
    identifier = "\(givenName) \(familyName)"
    self.givenName = givenName
    self.familyName = familyName
    phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: phoneNumber))]
    emailAddresses = [CNLabeledValue(label: nil, value: emailAddress)]
  }

  /// Whether something is known; all is.
  open func isKeyAvailable(_ key: String) -> Bool { true }
}

/// A value with a word for it, as "home".
///
/// - SeeAlso: Contacts, `CNLabeledValue`.
public final class CNLabeledValue<ValueType: AnyObject> {
  /// The word.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Puts a word to a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}

/// How somebody can be called.
///
/// - SeeAlso: Contacts, `CNPhoneNumber`.
public final class CNPhoneNumber {
  /// The number.
  public let stringValue: String

  /// Makes a number.
  public init(stringValue string: String) { stringValue = string }
}

/// One thing that is known of somebody.
///
/// - SeeAlso: Contacts, `CNContactProperty`.
public final class CNContactProperty {
  /// Of whom it is known.
  public let contact: CNContact
  /// What sort of thing it is, as "phoneNumbers".
  public let key: String
  /// The thing.
  public let value: Any?
  /// The word for it.
  public let label: String? = nil

  /// Makes the first number of somebody.
  init(phoneNumberOf contact: CNContact) {
    self.contact = contact
    key = "phoneNumbers"
    value = contact.phoneNumbers.first?.value
  }
}
