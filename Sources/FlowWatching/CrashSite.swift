import Foundation

/// What a signal handler takes down of a crash, for another thread to put into words.
///
/// To take it down allocates nothing and takes no lock; where it goes has been laid out before.
struct CrashSite {
  /// The signal that came.
  private(set) var signal: Int32 = 0
  /// Whether the thread has used up its stack.
  private(set) var isOutOfStack = false
  /// The instruction that raised it and then the calls that led there, the innermost first; empty
  /// where the platform does not say.
  var addresses: UnsafeBufferPointer<UInt> {
    UnsafeBufferPointer(start: walked + skipped, count: count)
  }

  private static let depthMax: Int32 = 256
  private let walked = UnsafeMutablePointer<UInt>.allocate(capacity: Int(depthMax))
  private var skipped = 0
  private var count = 0

  /// Lays out where a crash is taken down, and has ready what that takes.
  init() {
    walked.initialize(repeating: 0, count: Int(Self.depthMax))
    // The first walk loads what it needs, which a signal handler must not do.
    _ = Self.walk?(walked, Self.depthMax)
  }

  #if os(Linux) && arch(x86_64)
  /// Takes a crash down, in the handler of its signal.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - information: What the system says of it.
  ///   - context: What was in the registers.
  mutating func take(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.signal = signal
    guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
    let instruction = context.pointee.register(.instructionPointer)
    if signal == SIGSEGV, let information {
      // What a frame needs at once lies just below the stack, and may jump over a few pages.
      let touched = UInt(bitPattern: information.pointee._sifields._sigfault.si_addr)
      let distance = touched.subtractingReportingOverflow(
        context.pointee.register(.stackPointer) &- Self.frameSizeMax)
      isOutOfStack = !distance.overflow && distance.partialValue < 2 * Self.frameSizeMax
    }
    let depth = Int(Self.walk?(walked, Self.depthMax) ?? 0)
    skipped = 0
    // Above the instruction are this handler and those who called it.
    while skipped < depth && walked[skipped] != instruction { skipped += 1 }
    count = depth - skipped
    if count == 0 {
      skipped = 0
      count = 1
      walked[0] = instruction
    }
  }

  private static let frameSizeMax: UInt = 1 << 16

  private typealias Walk = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32

  /// The C library's `backtrace`; `nil` where it has none.
  private static let walk = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Walk.self) }
  #else
  /// Takes a crash down, in the handler of its signal.
  mutating func take(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.signal = signal
  }

  private static let walk: ((UnsafeMutablePointer<UInt>, Int32) -> Int32)? = nil
  #endif
}

#if os(Linux) && arch(x86_64)
extension ucontext_t {
  /// Places in what the kernel keeps of the registers, which `sys/ucontext.h` names.
  fileprivate enum Register: Int {
    case stackPointer = 15
    case instructionPointer = 16
  }

  fileprivate mutating func register(_ register: Register) -> UInt {
    withUnsafeBytes(of: &uc_mcontext.gregs) {
      $0.load(fromByteOffset: register.rawValue * MemoryLayout<UInt>.stride, as: UInt.self)
    }
  }
}
#endif
