/// Where the user writes a message, which nobody sends.
///
/// It stays until its delegate dismisses it, and without a delegate it stays.
///
/// - SeeAlso: MessageUI, `MFMessageComposeViewController`.
open class MFMessageComposeViewController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom it goes; nobody reads it.
  open var recipients: [String]?
  /// What it is about; nobody reads it.
  open var subject: String?
  /// What it says; nobody reads it.
  open var body: String?

  /// Whether the user can send messages; yes.
  open class func canSendText() -> Bool { true }
}

/// How writing a message has ended.
///
/// - SeeAlso: MessageUI, `MessageComposeResult`.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// The user has left.
  case cancelled
  /// It is sent.
  case sent
  /// Something went wrong.
  case failed
}

/// Who is told how writing a message has ended.
///
/// - SeeAlso: MessageUI, `MFMessageComposeViewControllerDelegate`.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The user has sent it or left; dismisses it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

// What a user does with it.
extension MFMessageComposeViewController: SystemScreen {
  /// Sending, and leaving.
  package final var choices: [Touchable] {
    [choice("send") { self.tell(.sent) }, choice("cancel", tellOfLeaving)]
  }

  /// That the delegate is told when the user leaves by a gesture is undocumented; reading chosen by
  /// this project.
  package final func tellOfLeaving() { tell(.cancelled) }

  private final func tell(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
