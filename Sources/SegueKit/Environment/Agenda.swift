/// What code has put off: until the next turn of the main queue, or until some time has passed.
///
/// The clock stands still while anything is done, and goes on only where somebody lets time pass,
/// so that a flow sees the same time each time that it is played.
final class Agenda {
  /// The time in seconds since the first thing was put off.
  private(set) var now = 0.0
  /// What is to be done, in the order in which it is due.
  private var entries: [Entry] = []
  /// What ends work that goes on, by its number.
  private var endings: [(number: Int, work: () -> Void)] = []
  private var count = 0
  /// How many delays have led to what is done at this moment.
  private var delays = 0
  /// After how many delays, one after the other, work goes on for ever: more than the few times
  /// that anybody tries again.
  private static let delaysMax = 3
  /// How much had been put off when nothing moved last, done or not: all of that may be due while
  /// what has begun since moves.
  private var countAtRest = 0
  /// How many seconds what moves takes at least.
  ///
  /// What waits no longer than that comes meanwhile, whenever it was put off. UIKit's own
  /// transitions take some 0.35 to 0.5 seconds.
  private static let movement = 0.25

  /// One thing that is put off.
  struct Entry {
    fileprivate let number: Int
    /// When it is due, on the same clock; infinite for never.
    fileprivate(set) var due: Double
    /// After how many seconds it is done again; `nil` for once.
    let interval: Double?
    /// How many delays, one after the other, lead to it.
    fileprivate let delays: Int
    /// What is done.
    fileprivate let work: () -> Void

    /// Whether it is due some time later.
    fileprivate func waits(at now: Double) -> Bool { due > now && due < .infinity }
  }

  /// Whether something is to be done now.
  var isDue: Bool { entries.first.map { $0.due <= now } ?? false }

  /// How much waits for time to pass.
  var delayedCount: Int { entries.count { $0.waits(at: now) } }

  /// The numbers of what waits for time to pass, in the order in which it is due.
  var delayedNumbers: [Int] { entries.filter { $0.waits(at: now) }.map(\.number) }

  /// Whether something waits that comes to an end, as an answer; not a clock, and not what puts
  /// itself off again and again.
  var hasDelayedAnswer: Bool {
    entries.contains { $0.waits(at: now) && $0.interval == nil && $0.delays <= Self.delaysMax }
  }

  /// When the last is due of all that waits now; `nil` when nothing does.
  var horizon: Double? { entries.last { $0.due < .infinity }?.due }

  /// Puts something off.
  ///
  /// - Returns: A number, by which it can be called off.
  func add(
    after delay: Double, every interval: Double?, _ work: @escaping () -> Void
  ) -> Int {
    count += 1
    insert(
      Entry(
        number: count, due: delay > 0 ? now + delay : now, interval: interval,
        delays: delay > 0 ? delays + 1 : delays, work: work))
    return count
  }

  /// Keeps what ends work that goes on, in case that this never ends by itself.
  ///
  /// - Returns: A number, by which it can be called off.
  func addEnding(_ work: @escaping () -> Void) -> Int {
    count += 1
    endings.append((count, work))
    return count
  }

  /// Calls something off; what is over already, or not known, is left.
  func callOff(_ number: Int) {
    entries.removeAll { $0.number == number }
    endings.removeAll { $0.number == number }
  }

  /// Ends all work that goes on: whatever it waits for is done, if it is done once.
  ///
  /// - Parameter deedsMax: How much is done at most.
  func end(deedsMax: Int) {
    for ending in endings { ending.work() }
    entries.removeAll { $0.interval != nil }
    for _ in 0..<deedsMax where !endings.isEmpty && !entries.isEmpty {
      entries.removeFirst().work()
    }
  }

  /// Does what is due first, if that is by some time, and turns the clock on to it.
  ///
  /// What is done again stays, and is due once more after that time.
  ///
  /// - Returns: Whether there was anything.
  func doFirst(by time: Double) -> Bool {
    guard let first = entries.first, first.due <= time else { return false }
    entries.removeFirst()
    now = max(now, first.due)
    if let interval = first.interval {
      insert(
        Entry(
          number: first.number, due: max(time, now) + interval, interval: interval,
          delays: first.delays, work: first.work))
    }
    delays = first.delays
    first.work()
    delays = 0
    return true
  }

  /// Remembers how much has been put off while nothing moves.
  func noteRest() { countAtRest = count }

  /// How much may be due while what moves still moves.
  ///
  /// - Parameter isInHand: Whether it moves for as long as the user likes, so that all may.
  /// - Returns: A number of things.
  func meanwhileCount(isInHand: Bool) -> Int { entries.count { comesMeanwhile($0, isInHand) } }

  /// Puts everything in the order in which it is done when an answer comes while something moves:
  /// the first of those that may.
  ///
  /// Some time has passed before the movement began, and whatever was put off since then is due
  /// later by as much.
  ///
  /// - Parameter isInHand: Whether what moves does so for as long as the user likes.
  /// - Returns: When that answer is due, or with none the first turn of a clock; `nil` for neither.
  func hurry(isInHand: Bool) -> Double? {
    let coming = entries.filter { comesMeanwhile($0, isInHand) }
    guard let due = (coming.first { $0.interval == nil } ?? coming.first)?.due else { return nil }
    let later = entries.filter { !comesMeanwhile($0, isInHand) }
    entries = coming
    for var entry in later {
      entry.due += max(due - now, 0)
      insert(entry)
    }
    return due
  }

  private func comesMeanwhile(_ entry: Entry, _ isInHand: Bool) -> Bool {
    entry.due < .infinity
      && (isInHand || entry.number <= countAtRest || entry.due - now <= Self.movement)
  }

  /// What is due at the same time is done in the order in which it was put off.
  private func insert(_ entry: Entry) {
    let place = entries.firstIndex { $0.due > entry.due } ?? entries.count
    entries.insert(entry, at: place)
  }
}

extension SegueEnvironment {
  /// How much is done at most in one turn, and in one passing of time: who puts something off each
  /// time that it is done never comes to an end.
  private static let deedsMax = 64

  /// The time in seconds, on a clock that goes on only in ``passTime()``.
  public var time: Double { agenda?.now ?? 0 }

  /// How much waits for time to pass: delayed work, and timers.
  public var delayedCount: Int { agenda?.delayedCount ?? 0 }

  /// The numbers by which what waits for time to pass is told apart, in the order in which it is
  /// due.
  package var delayedNumbers: [Int] { agenda?.delayedNumbers ?? [] }

  /// Whether something waits for time to pass that comes to an end.
  package var hasDelayedAnswer: Bool { agenda?.hasDelayedAnswer ?? false }

  /// Puts something off, as `DispatchQueue.main` and `Timer` do; both come with
  /// `SegueKitFoundation`.
  ///
  /// - Parameters:
  ///   - delay: How many seconds have to pass; with 0 it is done in the next turn of the main
  ///     queue, without any, and with infinitely many never.
  ///   - interval: After how many seconds it is done again and again; left out, it is done once.
  ///   - work: What is done; kept until it is over, called off, or no window is left.
  /// - Returns: A number for ``callOff(_:)``.
  @discardableResult
  public func putOff(
    by delay: Double = 0, every interval: Double? = nil, _ work: @escaping () -> Void
  ) -> Int {
    openAgenda().add(after: delay, every: interval, work)
  }

  /// Calls off what was put off; what is over already is left.
  public func callOff(_ number: Int) { agenda?.callOff(number) }

  /// Keeps what cancels work that goes on, as a task, until that is over or no window is left.
  ///
  /// - Returns: A number for ``callOff(_:)``.
  package func untilTheEnd(_ cancel: @escaping () -> Void) -> Int {
    openAgenda().addEnding(cancel)
  }

  private func openAgenda() -> Agenda {
    let open = agenda ?? Agenda()
    agenda = open
    return open
  }

  /// Forgets what was put off, and ends what goes on, while nothing comes to anything.
  func closeAgenda() {
    guard let agenda else { return }
    run {
      let wasHalted = isHalted
      isHalted = true
      agenda.end(deedsMax: Self.deedsMax)
      isHalted = wasHalted
    }
    self.agenda = nil
  }

  /// Does what the main queue holds, and what is put off to its next turn meanwhile.
  public func runMainQueue() {
    guard let agenda else { return }
    for _ in 0..<Self.deedsMax {
      guard !isHalted, agenda.doFirst(by: agenda.now) else { return }
    }
  }

  /// Lets time pass until all that waits now has been done, timers that go on once each; after each
  /// deed everything settles.
  public func passTime() {
    settle()
    guard let agenda, let horizon = agenda.horizon else { return }
    for _ in 0..<Self.deedsMax {
      // Where settling has left something to be done now, that is done again and again.
      guard !isHalted, !agenda.isDue, agenda.doFirst(by: horizon) else { return }
      settle()
    }
  }

  /// Remembers what is put off by now, if nothing moves.
  ///
  /// The user may have waited before they begin to move something, so all of that may be due while
  /// it moves, whatever its delay.
  package func noteRest() {
    if transitionsInFlight == 0 { agenda?.noteRest() }
  }

  /// How much of what is put off may be due while what moves now still moves.
  package var meanwhileCount: Int {
    transitionsInFlight == 0 ? 0 : agenda?.meanwhileCount(isInHand: isInHandAlone) ?? 0
  }

  /// Lets time pass until the first answer comes that may come while what moves now still moves;
  /// clocks that are due by then go on once each.
  package func passTimeMeanwhile() {
    guard transitionsInFlight > 0, let agenda,
      let due = agenda.hurry(isInHand: isInHandAlone)
    else { return }
    for _ in 0..<Self.deedsMax {
      guard !isHalted, agenda.doFirst(by: due) else { return }
    }
  }

  /// Whether nothing moves but what the user has in hand, for as long as they like.
  private var isInHandAlone: Bool {
    transitionsInFlight == 1
      && (hand.gesture != nil || transitions.contains { $0.interaction != nil })
  }
}
