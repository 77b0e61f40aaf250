/// Where the user chooses somebody, whom an app cannot see otherwise.
///
/// It goes by itself, and then tells; who is chosen has a name, a number and an address.
///
/// - SeeAlso: ContactsUI, `CNContactPickerViewController`.
open class CNContactPickerViewController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var delegate: (any CNContactPickerDelegate)?
  /// What is shown of somebody; nobody sees it.
  open var displayedPropertyKeys: [String]?
  /// Who can be chosen; nobody looks.
  open var predicateForEnablingContact: NSPredicate?
  /// Who is chosen at a touch; nobody looks.
  open var predicateForSelectionOfContact: NSPredicate?
  /// What is chosen of somebody at a touch; nobody looks.
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// Who is told whom the user has chosen.
///
/// In ContactsUI the methods that are there say what the user chooses: several people, one, or
/// something of one. Here the first of them that is there is called.
///
/// - SeeAlso: ContactsUI, `CNContactPickerDelegate`.
public protocol CNContactPickerDelegate: AnyObject {
  /// The user has left, and it has gone.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The user has chosen people, and it has gone.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// The user has chosen somebody, and it has gone.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The user has chosen things that are known of people, and it has gone.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
  /// The user has chosen something that is known of somebody, and it has gone.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}

  /// Tells of the first.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {
    if let contact = contacts.first { contactPicker(picker, didSelect: contact) }
  }

  /// Tells of their number.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    contactPicker(
      picker, didSelectContactProperties: [CNContactProperty(phoneNumberOf: contact)])
  }

  /// Tells of the first.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    if let property = contactProperties.first { contactPicker(picker, didSelect: property) }
  }

  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}

// What a user does with it.
extension CNContactPickerViewController: SystemScreen {
  /// Somebody, and leaving.
  package final var choices: [Touchable] {
    [
      choice("contact") {
        self.goAway { self.delegate?.contactPicker(self, didSelect: [self.somebody]) }
      },
      choice("cancel") { self.goAway(then: self.tellOfLeaving) },
    ]
  }

  private final var somebody: CNContact {
    CNContact(
      givenName: "Kim", familyName: "Doe", phoneNumber: "555-0100", emailAddress: "kim@example.com")
  }

  package final func tellOfLeaving() { delegate?.contactPickerDidCancel(self) }
}
