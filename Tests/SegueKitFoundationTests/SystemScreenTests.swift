import FlowFuzzing
import FlowModel
import SegueKit
import SegueKitFoundation
import Testing

/// Who opens screens of the system, and writes down what they tell.
private final class Desk: UIViewController {
  private(set) var told: [String] = []

  func tell(_ word: String) { told.append(word) }
}

extension Desk: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { tell("\(urls.map(\.lastPathComponent)) \(presentedViewController == nil)") }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    tell("cancelled")
  }
}

extension Desk: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    tell("\(results.count) pictures")
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self)
    else { return }
    provider.loadObject(ofClass: UIImage.self) { image, error in
      DispatchQueue.main.async { self.tell("\(image is UIImage) \(error == nil)") }
    }
  }
}

extension Desk: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    tell("read \(presentedViewController == nil)")
  }
}

/// Who dismisses when a page of the web has been read, as most apps do.
private final class Reader: UIViewController, SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    dismiss(animated: true)
  }
}

extension Desk: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    tell("mail \(result)")
    controller.dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    tell("message \(result)")
    controller.dismiss(animated: true)
  }
}

extension Desk: ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
}

@Suite struct `Screens of the system` {
  private let stage = RootScreen { Desk() }
  private var environment: SegueEnvironment { stage.environment }
  private var desk: Desk { stage.screen }

  /// Presents a screen, has something touched in it, and says whether it has gone.
  private func leave(_ screen: UIViewController, by title: String) -> Bool {
    stage.settled { desk.present(screen, animated: true) }
    stage.settled { screen.touchables.first { $0.title == title }?.touch() }
    defer { stage.settled { desk.dismiss(animated: false) } }
    return desk.presentedViewController == nil
  }

  private func pullDown(_ screen: UIViewController) {
    stage.settled { desk.present(screen, animated: true) }
    stage.settled { screen.presentationController?.pullDown() }
    #expect(desk.presentedViewController == nil)
  }

  @Test func `of documents go by themselves, and then tell`() {
    let made = environment.run {
      (
        UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true),
        UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/notes.txt")])
      )
    }
    made.0.delegate = desk
    made.1.delegate = desk
    #expect(leave(made.0, by: "document") && leave(made.1, by: "document"))
    #expect(desk.told == [#"["document"] true"#, #"["notes.txt"] true"#])
    #expect(leave(made.0, by: "cancel"))
    pullDown(made.0)
    #expect(desk.told.suffix(2) == ["cancelled", "cancelled"])
  }

  @Test func `of pictures tell, and are dismissed`() {
    let picker = environment.run {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .any(of: [.images, .videos])
      return PHPickerViewController(configuration: configuration)
    }
    #expect(!leave(picker, by: "picture") && !leave(picker, by: "cancel"))
    picker.delegate = desk
    #expect(leave(picker, by: "picture"))
    stage.settled { environment.passTime() }
    #expect(desk.told == ["1 pictures", "true true"])
    #expect(leave(picker, by: "cancel"))
    pullDown(picker)
    #expect(desk.told.suffix(2) == ["0 pictures", "0 pictures"])
  }

  @Test func `of the web tell, and then go by themselves`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let safari = environment.run { SFSafariViewController(url: url, configuration: .init()) }
    safari.delegate = desk
    #expect(safari.url == url && leave(safari, by: "done"))
    pullDown(safari)
    #expect(desk.told == ["read false", "read true"])
  }

  @Test func `of the web go alone where a presented screen dismisses when it hears of it`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let (reader, safari) = environment.run { (Reader(), SFSafariViewController(url: url)) }
    safari.delegate = reader
    stage.settled { desk.present(reader, animated: true) }
    stage.settled { reader.present(safari, animated: true) }
    stage.settled { safari.touchables.first { $0.title == "done" }?.touch() }
    #expect(reader.presentedViewController == nil)
    #expect(desk.presentedViewController === reader)
  }

  @Test func `of mails and messages stay until somebody dismisses them`() {
    let (mail, message) = environment.run {
      (MFMailComposeViewController(), MFMessageComposeViewController())
    }
    #expect(MFMailComposeViewController.canSendMail() && !leave(mail, by: "cancel"))
    #expect(MFMessageComposeViewController.canSendText() && !leave(message, by: "send"))
    mail.mailComposeDelegate = desk
    message.messageComposeDelegate = desk
    #expect(leave(mail, by: "send") && leave(mail, by: "cancel"))
    #expect(leave(message, by: "send") && leave(message, by: "cancel"))
    pullDown(mail)
    #expect(
      desk.told == [
        "mail sent", "mail cancelled", "message sent", "message cancelled", "mail cancelled",
      ])
  }

  @Test func `that have the user sign in lie in front, and call the app back`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!environment.run { session(for: url).start() })
    let sheet = environment.run { UIViewController() }
    stage.settled { desk.present(sheet, animated: true) }
    for title in ["sign-in", "cancel"] {
      let session = session(for: url)
      session.presentationContextProvider = desk
      stage.settled { #expect(session.canStart && session.start() && !session.canStart) }
      stage.settled {
        sheet.presentedViewController?.touchables.first { $0.title == title }?.touch()
      }
      #expect(sheet.presentedViewController == nil)
    }
    #expect(
      desk.told == [
        "nothing presentationContextNotProvided", "notes well", "nothing canceledLogin",
      ])
  }

  @Test func `that have the user sign in come once for each session`() throws {
    let session = session(for: try #require(URL(string: "https://example.com")))
    session.presentationContextProvider = desk
    stage.settled { session.start() }
    stage.settled { session.cancel() }
    #expect(desk.presentedViewController == nil && !session.canStart)
    stage.settled { #expect(!session.start()) }
    #expect(desk.presentedViewController == nil && desk.told == [])
  }

  @Test func `that have the user sign in say so where they cannot be presented`() throws {
    let session = session(for: try #require(URL(string: "https://example.com")))
    session.presentationContextProvider = desk
    let sheet = environment.run { UIViewController() }
    stage.settled { desk.present(sheet, animated: true) }
    stage.settled {
      desk.dismiss(animated: true)
      #expect(!session.start())
    }
    #expect(desk.told == ["nothing presentationContextInvalid"])
  }

  private func session(for url: URL) -> ASWebAuthenticationSession {
    ASWebAuthenticationSession(url: url, callbackURLScheme: "notes") { [desk] link, error in
      let code = (error as? ASWebAuthenticationSessionError)?.code
      desk.tell("\(link?.scheme ?? "nothing") \(code.map { "\($0)" } ?? "well")")
    }
  }

  @Test(arguments: [true, false])
  func `that nobody dismisses are found out`(forgets: Bool) {
    let findings = CodeMadeApp { HelpStack(forgets: forgets) }.report(flows: 60).findings
    let rule: InvariantID = "rule.ways-out-lead-out"
    #expect(findings.map(\.signature.invariant) == (forgets ? [rule] : []))
  }
}

/// A stack whose first screen has a mail written; it may forget to be the delegate.
private final class HelpStack: UINavigationController, MFMailComposeViewControllerDelegate {
  init(forgets: Bool) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Help") { [unowned self] in
        let mail = MFMailComposeViewController()
        mail.setSubject("Help")
        if !forgets { mail.mailComposeDelegate = self }
        present(mail, animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}
