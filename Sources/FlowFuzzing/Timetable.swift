/// When a campaign has to stop what.
struct Timetable: Sendable {
  /// When no further epoch is begun, and no other flow of a known bug is shrunk.
  let playing: Deadline
  /// When bugs are shrunk and looked at no more.
  let closing: Deadline

  /// Makes the timetable of a campaign that plays for so long, `nil` for one without a limit,
  /// unless it is interrupted before.
  init(playingFor duration: Duration?, unless isInterrupted: @escaping @Sendable () -> Bool) {
    playing = Deadline(after: duration, orWhen: isInterrupted)
    closing = Deadline(after: duration.map { $0 * 3 / 2 }, orWhen: isInterrupted)
  }
}
