import FlowModel
import Foundation
import Synchronization

/// Where a thread is at the moment: on which errand, in which flow, and at what.
///
/// The thread takes it down before it hands over to code that may crash or never come back. It is
/// read by a signal handler of the same thread, and by ``Watch`` on another one.
package final class Whereabouts: Sendable {
  /// What a thread is at.
  enum Deed: Sendable {
    /// It sets the stage.
    case stage
    /// It does the last step of the flow so far.
    case step
    /// It lets go of what is left of the flow.
    case end
    /// It judges.
    case verdict
  }

  private struct Notes {
    var errand: Errand?
    var sentence: String?
    var world: World?
    var steps: [Step] = []
    var deed = Deed.stage
    var isOtherForm = false
  }

  /// The thread, as a number.
  let thread: UInt
  private let notes = Mutex(Notes())
  /// Odd while the thread is at something, and another number each time.
  private let moves = Atomic(0)
  /// The number of the flow; -1 for one without.
  private let number = Atomic(-1)
  private let stopped = Atomic(false)
  /// Where the errand stands, which a signal handler must not wait for; 0 when there is none.
  private let errandAddress = Atomic<UInt>(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    demand(error == 0, "the system has no key left for a thread; error \(error)")
    return key
  }()
  private static let everybody = Mutex<[Whereabouts]>([])
  private static let stackSize = 1 << 16

  private init() {
    thread = Self.thisThread
    // A thread that has used up its stack has none left to tell it on. This one is never given
    // back.
    var stack = stack_t()
    stack.ss_sp = malloc(Self.stackSize)
    stack.ss_size = Self.stackSize
    sigaltstack(&stack, nil)
    // On threads of Dispatch an abort is blocked, and not every C library lets it through itself.
    var aborts = sigset_t()
    sigemptyset(&aborts)
    sigaddset(&aborts, SIGABRT)
    pthread_sigmask(SIG_UNBLOCK, &aborts, nil)
  }

  /// The thread that asks, as a number that is never zero.
  static var thisThread: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }

  /// Sends a signal to a thread that has not ended.
  static func send(_ signal: Int32, to thread: UInt) {
    #if canImport(Darwin)
    if let thread = pthread_t(bitPattern: thread) { pthread_kill(thread, signal) }
    #else
    pthread_kill(pthread_t(thread), signal)
    #endif
  }

  /// Whether the thread waits for the process to end, in the handler of a signal.
  var isStopped: Bool {
    get { stopped.load(ordering: .relaxed) }
    set { stopped.store(newValue, ordering: .relaxed) }
  }

  /// Has the thread wait for the process to end, as another one has crashed.
  func stop() { if !isStopped { Self.send(SIGTRAP, to: thread) } }

  /// Those of all threads that have played something, in order of their first time.
  static var all: [Whereabouts] { everybody.withLock { $0 } }

  /// Those of this thread, which are made when there are none.
  static var ofThisThread: Whereabouts {
    if let known = knownOfThisThread { return known }
    let new = Whereabouts()
    everybody.withLock { $0.append(new) }
    pthread_setspecific(key, Unmanaged.passUnretained(new).toOpaque())
    return new
  }

  /// Those of this thread, if there are any; it waits for nobody.
  static var knownOfThisThread: Whereabouts? {
    pthread_getspecific(key).map {
      Unmanaged<Whereabouts>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Takes down what the thread is about to play, and for what; the flow before it is let go of.
  ///
  /// - Parameters:
  ///   - errand: For what; `nil` when it plays nothing.
  ///   - number: The number of the flow; `nil` for one without.
  ///   - sentence: What is said of the flow in place of what the errand says.
  func enter(_ errand: Errand?, number: Int?, saying sentence: String? = nil) {
    errandAddress.store(
      errand.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0,
      ordering: .relaxed)
    self.number.store(number ?? -1, ordering: .relaxed)
    notes.withLock { notes in
      notes.errand = errand
      notes.sentence = sentence
      notes.world = nil
      notes.isOtherForm = false
      notes.steps.removeAll(keepingCapacity: true)
    }
  }

  /// Takes down that the thread sets a stage; without a number, unless it is on that errand.
  func begin(_ world: World, for errand: Errand) {
    if notes.withLock({ $0.errand !== errand }) { enter(errand, number: nil) }
    notes.withLock { notes in
      notes.world = world
      notes.steps.removeAll(keepingCapacity: true)
      notes.deed = .stage
    }
    goOn()
  }

  /// Takes down that the thread does a step.
  func begin(_ step: Step) {
    notes.withLock { notes in
      notes.steps.append(step)
      notes.deed = .step
    }
    goOn()
  }

  /// Takes down that the thread does something that is no step.
  func begin(_ deed: Deed) {
    notes.withLock { $0.deed = deed }
    goOn()
  }

  /// Takes down whether what the thread plays from now on is the flow in another form.
  func play(inOtherForm isOtherForm: Bool) { notes.withLock { $0.isOtherForm = isOtherForm } }

  /// Takes down that the thread has come back.
  func pause() { moves.store(moves.load(ordering: .relaxed) & ~1, ordering: .relaxed) }

  private func goOn() {
    moves.store((moves.load(ordering: .relaxed) + 2) | 1, ordering: .relaxed)
    CrashNotice.letTheFirstTell(at: self)
  }

  /// A number that stays the same for as long as the thread is at one thing; `nil` when it is at
  /// nothing.
  var move: Int? {
    let move = moves.load(ordering: .relaxed)
    return move.isMultiple(of: 2) ? nil : move
  }

  /// How long the thread may be at one thing; `nil` when nobody looks.
  var patience: Duration? { notes.withLock { $0.errand?.patience } }

  /// Where the thread is; `nil` when it is on no errand.
  var account: Account? {
    let notes = notes.withLock { $0 }
    guard let errand = notes.errand else { return nil }
    return Account(
      errand: errand, number: knownNumber, sentence: notes.sentence,
      flow: notes.world.map { Scenario($0, steps: notes.steps) }, deed: notes.deed,
      isOtherForm: notes.isOtherForm)
  }

  /// What the thread is at, with the errand that hears of it.
  var hang: (errand: Errand, hang: Hang)? {
    guard let account, let patience = account.errand.patience, let flow = account.flow
    else { return nil }
    return (
      account.errand,
      Hang(flow: flow, account: account, patience: patience, thread: thread)
    )
  }

  /// Writes what is said of the flow that the thread plays; it waits for nobody.
  func writeWords() {
    guard let errand = knownErrand else { return }
    errand.writeWords(for: knownNumber)
  }

  /// Whether the thread is on an errand.
  var isOnErrand: Bool { errandAddress.load(ordering: .relaxed) != 0 }

  private var knownNumber: Int? {
    let number = number.load(ordering: .relaxed)
    return number < 0 ? nil : number
  }

  private var knownErrand: Errand? {
    UnsafeRawPointer(bitPattern: errandAddress.load(ordering: .relaxed)).map {
      Unmanaged<Errand>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
