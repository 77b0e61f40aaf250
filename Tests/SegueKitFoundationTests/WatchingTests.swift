import FlowFuzzing
import FlowModel
import SegueKit
import SegueKitFoundation
import Testing

/// Who opens films, documents, contacts and the store, and writes down what they tell.
private final class Shelf: UIViewController {
  var documents: [NSURL] = []
  private(set) var told: [String] = []

  func tell(_ word: String) { told.append(word) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("covered")
  }
}

extension Shelf: AVPlayerViewControllerDelegate {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: nil) { _ in
      self.tell("watched \(self.presentedViewController == nil)")
    }
  }
}

extension Shelf: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { documents.count }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { documents[index] }

  func previewControllerWillDismiss(_ controller: QLPreviewController) {
    tell("will \(controller.currentPreviewItem?.previewItemTitle ?? "nothing")")
  }

  func previewControllerDidDismiss(_ controller: QLPreviewController) {
    tell("did \(presentedViewController == nil)")
  }
}

extension Shelf: CNContactPickerDelegate {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { tell("nobody") }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    tell("\(contact.givenName) \(presentedViewController == nil)")
  }
}

extension Shelf: SKStoreProductViewControllerDelegate {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    tell("store")
    viewController.dismiss(animated: true)
  }
}

/// Hears what the user has chosen, each in another way.
private final class PropertyListener: CNContactPickerDelegate {
  private(set) var numbers: [String?] = []

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { numbers.append((contactProperty.value as? CNPhoneNumber)?.stringValue) }
}

private final class StoreListener: SKStoreProductViewControllerDelegate {}

@Suite struct `Screens of other frameworks` {
  private let stage = RootScreen { Shelf() }
  private var environment: SegueEnvironment { stage.environment }
  private var shelf: Shelf { stage.screen }

  private func titles(of screen: UIViewController) -> [String] { screen.touchables.map(\.title) }

  private func touch(_ title: String, in screen: UIViewController) {
    stage.settled { screen.touchables.first { $0.title == title }?.touch() }
  }

  /// Presents a screen, has something touched in it, and says whether it has gone.
  private func leave(_ screen: UIViewController, by title: String) -> Bool {
    stage.settled { shelf.present(screen, animated: true) }
    touch(title, in: screen)
    defer { stage.settled { shelf.dismiss(animated: false) } }
    return shelf.presentedViewController == nil
  }

  private func pullDown(_ screen: UIViewController) {
    stage.settled { shelf.present(screen, animated: true) }
    stage.settled { screen.presentationController?.pullDown() }
    #expect(shelf.presentedViewController == nil)
  }

  private func film() throws -> AVPlayerViewController {
    let url = try #require(URL(string: "https://example.com/film.mov"))
    return environment.run {
      let screen = AVPlayerViewController()
      screen.player = AVPlayer(url: url)
      screen.delegate = shelf
      return screen
    }
  }

  @Test func `lie over everything with a film, and go by themselves`() throws {
    let screen = try film()
    let player = try #require(screen.player)
    stage.settled { shelf.present(screen, animated: true) { player.play() } }
    #expect(player.timeControlStatus == .playing && titles(of: screen) == ["pause", "done"])
    touch("pause", in: screen)
    #expect(player.rate == 0 && titles(of: screen) == ["play", "done"])
    touch("play", in: screen)
    touch("done", in: screen)
    #expect(shelf.presentedViewController == nil && player.rate == 0)
    #expect(shelf.told == ["covered", "watched true"])
  }

  @Test func `have nothing to leave by where a film is pushed, or in another screen`() throws {
    let (pushed, child) = (try film(), try film())
    child.showsPlaybackControls = false
    stage.settled {
      let stack = UINavigationController(rootViewController: UIViewController())
      shelf.present(stack, animated: false)
      stack.pushViewController(pushed, animated: false)
      pushed.addChild(child)
      pushed.view.addSubview(child.view)
      child.didMove(toParent: pushed)
    }
    #expect(titles(of: pushed) == ["play"] && titles(of: child) == [])
    stage.settled { pushed.navigationController?.touchBackButton() }
    #expect(pushed.parent == nil && shelf.told == [])
  }

  @Test func `tell that a film is over when time has passed, unless it has been stopped`() throws {
    let screen = try film()
    let player = try #require(screen.player)
    stage.settled {
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
      ) { [shelf] _ in shelf.tell("over at \(player.currentTime().seconds)") }
      player.play()
      environment.passTime()
      #expect(player.timeControlStatus == .paused)
      player.seek(to: .zero) { [shelf] in shelf.tell("at the beginning \($0)") }
      player.play()
      player.pause()
      environment.passTime()
      player.play()
      player.replaceCurrentItem(with: nil)
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      environment.passTime()
      NotificationCenter.default.removeObserver(token)
    }
    #expect(shelf.told == ["over at 60.0", "at the beginning true"])
    #expect(environment.delayedCount == 0)
  }

  @Test func `stop waiting for the end of a film when nobody keeps its player`() throws {
    let screen = try film()
    environment.run { screen.player?.play() }
    #expect(environment.delayedCount == 1)
    screen.player = nil
    #expect(environment.delayedCount == 0)
  }

  @Test func `show documents, ask for each, and tell that they are dismissed`() throws {
    shelf.documents = ["/first.pdf", "/second.pdf"].map { URL(fileURLWithPath: $0) as NSURL }
    let preview = environment.run { QLPreviewController() }
    preview.dataSource = shelf
    preview.delegate = shelf
    stage.settled { shelf.present(preview, animated: true) }
    #expect(titles(of: preview) == ["next-item", "done"])
    touch("next-item", in: preview)
    #expect(preview.currentPreviewItem === shelf.documents[1])
    #expect(titles(of: preview) == ["previous-item", "done"])
    touch("done", in: preview)
    #expect(shelf.presentedViewController == nil)
    preview.currentPreviewItemIndex = 0
    pullDown(preview)
    #expect(shelf.told == ["will second.pdf", "did true", "will first.pdf", "did true"])
    shelf.documents = []
    stage.settled { preview.reloadData() }
    #expect(preview.currentPreviewItem == nil && titles(of: preview) == [])
  }

  @Test func `have somebody chosen, go by themselves and then tell`() {
    let picker = environment.run { CNContactPickerViewController() }
    picker.delegate = shelf
    #expect(leave(picker, by: "contact") && leave(picker, by: "cancel"))
    pullDown(picker)
    #expect(shelf.told == ["Kim true", "nobody", "nobody"])
    let listener = PropertyListener()
    picker.delegate = listener
    #expect(leave(picker, by: "contact") && leave(picker, by: "cancel"))
    #expect(listener.numbers == ["555-0100"])
  }

  @Test func `show the store until the delegate dismisses it, or by themselves without one`() {
    let store = environment.run { SKStoreProductViewController() }
    environment.run {
      store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
        self.shelf.tell("loaded \($0) \($1 == nil)")
      }
      SKStoreReviewController.requestReview()
      environment.settle()
      #expect(shelf.told == [])
      environment.passTime()
    }
    #expect(leave(store, by: "done"))
    let listener = StoreListener()
    store.delegate = listener
    #expect(leave(store, by: "done"))
    store.delegate = shelf
    #expect(leave(store, by: "done"))
    pullDown(store)
    #expect(shelf.told == ["loaded true true", "store", "store"])
  }

  @Test(arguments: [true, false])
  func `are found out where the end of a film pops whatever is on top`(looks: Bool) {
    let findings = CodeMadeApp { Cinema(looks: looks) }.report(flows: 48).findings
    let rule: InvariantID = "rule.late-answers-close-their-own-screen"
    #expect(findings.map(\.signature.invariant) == (looks ? [] : [rule]))
  }
}

/// A stack that shows a film, and goes back when that is over; by then another screen may be there.
private final class Cinema: UINavigationController {
  private let looks: Bool

  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Film") { [unowned self] in
        let screen = AVPlayerViewController()
        screen.player = AVPlayer(url: URL(fileURLWithPath: "/film.mov"))
        screen.player?.play()
        let cast = UIAction(title: "Cast") { [unowned self] _ in
          pushViewController(.screen("Nobody") {}, animated: true)
        }
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: cast)
        pushViewController(screen, animated: true)
      }
    ]
    _ = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main
    ) { [weak self] _ in self?.goBack() }
  }

  required override init?(coder: AnyObject) { nil }

  private func goBack() {
    guard transitionCoordinator == nil, !looks || topViewController is AVPlayerViewController
    else { return }
    popViewController(animated: true)
  }
}
