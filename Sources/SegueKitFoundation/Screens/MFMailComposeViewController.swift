/// Where the user writes a mail, which nobody sends.
///
/// It stays until its delegate dismisses it, and without a delegate it stays.
///
/// - SeeAlso: MessageUI, `MFMailComposeViewController`.
open class MFMailComposeViewController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether the user can send mails; yes.
  open class func canSendMail() -> Bool { true }

  // MARK: What is written; nobody reads it

  /// Says what it is about.
  open func setSubject(_ subject: String) {}
  /// Says to whom it goes.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Says who gets it as well.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Says who gets it, too, without being named.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Says what it says.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Says from whom it comes.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Puts a file to it.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// How writing a mail has ended.
///
/// - SeeAlso: MessageUI, `MFMailComposeResult`.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// The user has left.
  case cancelled = 0
  /// It is kept for later.
  case saved = 1
  /// It is sent.
  case sent = 2
  /// Something went wrong.
  case failed = 3
}

/// Who is told how writing a mail has ended.
///
/// - SeeAlso: MessageUI, `MFMailComposeViewControllerDelegate`.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The user has sent it or left; dismisses it.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

// What a user does with it.
extension MFMailComposeViewController: SystemScreen {
  /// Sending, and leaving.
  package final var choices: [Touchable] {
    [choice("send") { self.tell(.sent) }, choice("cancel", tellOfLeaving)]
  }

  /// That the delegate is told when the user leaves by a gesture is undocumented; reading chosen by
  /// this project.
  package final func tellOfLeaving() { tell(.cancelled) }

  private final func tell(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}
