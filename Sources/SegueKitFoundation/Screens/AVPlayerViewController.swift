/// Where the user watches a film, of which nobody sees anything.
///
/// It lies over everything where it is presented without a style, and then goes by itself when the
/// user has done; pushed, or in another screen, it is left as that is. What it plays stops then.
///
/// - SeeAlso: AVKit, `AVPlayerViewController`.
open class AVPlayerViewController: UIViewController {
  /// What plays the film.
  open var player: AVPlayer?
  /// Who is told what happens; not kept.
  public weak final var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the user can have it play and stop.
  open var showsPlaybackControls = true
  /// How the film fills its room; nobody sees it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can go on in a little window; there is none.
  open var allowsPictureInPicturePlayback = true
  /// Whether it does so when the app goes; there is no such window.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it lies over everything once it plays; nobody looks.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it goes back to its place when the film is over; nobody looks.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether it tells the locked screen what it plays; there is none.
  open var updatesNowPlayingInfoCenter = true

  /// Makes a screen without a player.
  public override init(nibName: String?, bundle: AnyObject?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .fullScreen
  }

  /// Makes a screen without a player, as a storyboard does; never fails.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  /// Whether the first picture could be seen; it could.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  /// Tells the delegate where it is being dismissed.
  ///
  /// That code which dismisses it has the delegate told, too, is undocumented; reading chosen by
  /// this project.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed, let coordinator = transitionCoordinator else { return }
    delegate?.playerViewController(
      self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
  }
}

/// How a film fills its room; nobody sees it.
///
/// - SeeAlso: AVFoundation, `AVLayerVideoGravity`.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of it, pulled to the sides.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// All of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As much as it takes to leave no room.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Who is told what the user does with a film.
///
/// - SeeAlso: AVKit, `AVPlayerViewControllerDelegate`.
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// What stood in another screen is about to lie over everything; nothing does so.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// It is about to be dismissed.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}

  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}

// What a user does with it.
extension AVPlayerViewController: SystemScreen {
  /// Playing and stopping, and leaving where it is presented.
  package final var choices: [Touchable] {
    (showsPlaybackControls ? controls : []) + (isPresentedItself ? [choice("done", leave)] : [])
  }

  private final var controls: [Touchable] {
    guard let player, player.currentItem != nil else { return [] }
    return [player.rate == 0 ? choice("play", player.play) : choice("pause", player.pause)]
  }

  private final func leave() {
    player?.pause()
    goAway {}
  }

  /// That the film stops when the user leaves is undocumented; reading chosen by this project.
  package final func tellOfLeaving() { player?.pause() }
}
