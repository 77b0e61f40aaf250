import Foundation

/// The time for which a thread has had a core, which other work on the machine does not lengthen.
enum ThreadTime {
  /// Measures what some work takes on the calling thread, in seconds.
  static func seconds(of work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How long a fixed piece of work takes, which tells how fast the machine is just now, in
  /// seconds.
  static var calibration: Double {
    var word: UInt64 = 1
    let seconds = seconds {
      for _ in 0..<100_000_000 {
        word = (word ^ (word >> 29)) &* 0xbf58_476d_1ce4_e5b9 &+ 1
      }
    }
    precondition(word != 0, "the loop was left out")
    return seconds
  }
}
