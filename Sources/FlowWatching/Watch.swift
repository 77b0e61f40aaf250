import Foundation

/// The thread that looks whether others go on.
///
/// It counts its own looks and reads no clock: while the process stands still, in a debugger or on
/// a machine that sleeps, nobody hangs.
package enum Watch {
  /// Milliseconds between two looks.
  private static let interval = 100

  private static let isOn: Bool = {
    Thread.detachNewThread {
      var stays: [Stay] = []
      while true {
        usleep(useconds_t(interval * 1_000))
        look(&stays)
      }
    }
    return true
  }()

  /// How often a thread has been seen at one thing.
  private struct Stay {
    var move: Int?
    var lookCount = 0
  }

  /// Begins to look, for the whole process; a second time changes nothing.
  package static func begin() { _ = isOn }

  private static func look(_ stays: inout [Stay]) {
    for (place, whereabouts) in Whereabouts.all.enumerated() {
      if place == stays.count { stays.append(Stay()) }
      let move = whereabouts.move
      guard move != nil, move == stays[place].move else {
        stays[place] = Stay(move: move)
        continue
      }
      stays[place].lookCount += 1
      guard let patience = whereabouts.patience,
        .milliseconds(stays[place].lookCount * interval) >= patience,
        let (errand, hang) = whereabouts.hang, whereabouts.move == move
      else { continue }
      guard let onHang = errand.onHang else { continue }
      errand.telling(hang.number)
      onHang(hang)
    }
  }
}
