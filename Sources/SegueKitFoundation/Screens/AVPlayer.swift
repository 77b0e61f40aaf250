/// Plays a film, of which nobody sees or hears anything.
///
/// A film that is played comes to its end when a step lets time pass, and `NotificationCenter`
/// tells so; the user may be elsewhere by then. It is played no more when nobody keeps the player.
///
/// - SeeAlso: AVFoundation, `AVPlayer`.
open class AVPlayer {
  /// What it plays.
  public private(set) final var currentItem: AVPlayerItem?
  /// How fast it plays; zero while it does not.
  open var rate: Float = 0 { didSet { if (rate == 0) != (oldValue == 0) { follow() } } }
  /// How loud it is; nobody hears it.
  open var volume: Float = 1
  /// Whether it is silent; nobody hears it.
  open var isMuted = false
  /// What it does when a film is over.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// How many seconds a film lasts.
  private static let length = 60.0
  private let environment = SegueEnvironment.current
  private var place = CMTime.zero
  private var number: Int?

  /// Makes a player of nothing.
  public init() {}

  /// Makes a player of what lies there.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Makes a player of a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  deinit { if let number { environment.callOff(number) } }

  /// Whether it plays.
  ///
  /// - SeeAlso: AVFoundation, `AVPlayer.timeControlStatus`.
  open var timeControlStatus: TimeControlStatus {
    if rate == 0 { return .paused }
    return number == nil ? .waitingToPlayAtSpecifiedRate : .playing
  }

  /// Has it play.
  open func play() { rate = 1 }

  /// Has it play no more.
  open func pause() { rate = 0 }

  /// Has it play something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    place = .zero
    follow()
  }

  /// Where it is: at the end or where somebody has led it, for nobody watches it on its way.
  open func currentTime() -> CMTime { place }

  /// Leads it to a place.
  open func seek(to time: CMTime) { place = time }

  /// Leads it to a place, and says in the next turn of the main queue that it is there.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// What a player does when a film is over.
  ///
  /// - SeeAlso: AVFoundation, `AVPlayer.ActionAtItemEnd`.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    /// It goes on with the next one; there is none.
    case advance
    /// It stops.
    case pause
    /// Nothing.
    case none
  }

  /// Whether a player plays.
  ///
  /// - SeeAlso: AVFoundation, `AVPlayer.TimeControlStatus`.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    /// It does not.
    case paused
    /// It would, and has nothing to play.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// Begins to wait for the end of the film, or waits no more.
  private func follow() {
    if let number { environment.callOff(number) }
    number = nil
    guard rate != 0, currentItem != nil else { return }
    number = environment.putOff(by: Self.length) { [weak self] in self?.reachEnd() }
  }

  private func reachEnd() {
    number = nil
    place = CMTime(seconds: Self.length, preferredTimescale: 600)
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: currentItem)
  }
}
