import FlowModel

/// What a thread plays flows for: how a notice names them, and what is done when one hangs.
package final class Errand: Sendable {
  /// How long a thread may be at one thing; `nil` when nobody looks.
  let patience: Duration?
  /// Tells what has been found, before a flow of a number ends the process or one without.
  let telling: @Sendable (_ number: Int?) -> Void
  /// Told of the first flow that hangs, on a thread of its own, to end the process.
  let onHang: (@Sendable (Hang) -> Never)?

  /// How a notice speaks of the flow itself; `nil` where it does not.
  let wording: Wording?

  private let sentence: LastingText
  private let numbering: (opening: LastingText, first: Int, closing: LastingText)?

  /// What is said of a flow with a number.
  package struct Numbering {
    /// What stands before the number.
    package var opening: String
    /// What stands after it.
    package var closing: String
    /// The number that is told of the flow that is number zero.
    package var first: Int

    /// Says what stands around a number.
    package init(opening: String, first: Int = 0, closing: String = "") {
      self.opening = opening
      self.first = first
      self.closing = closing
    }
  }

  /// What a notice has to know to speak of a flow itself.
  package struct Wording: Sendable {
    /// Whether a class is played by itself, and not by a plain controller.
    var knows: @Sendable (ClassName, ControllerKind) -> Bool
    /// The text of a flow as a case, with a note.
    var text: @Sendable (Scenario, String) -> String

    /// Has a notice speak of the flows of a system.
    package init(
      of system: some FlowSystem, text: @escaping @Sendable (Scenario, String) -> String
    ) {
      knows = { system.knows($0, as: $1) }
      self.text = text
    }
  }

  /// Makes an errand.
  ///
  /// - Parameters:
  ///   - sentence: What is said of a flow without a number.
  ///   - numbering: What is said of one with a number; `nil` where none has one.
  ///   - wording: How a notice speaks of the flow itself; `nil` where it does not.
  ///   - patience: How long a thread may be at one thing; `nil` when nobody looks.
  ///   - telling: Tells what has been found by then, before a crash or a hang is told.
  ///   - onHang: Told of the first flow that hangs, on a thread of its own, to end the process.
  package init(
    _ sentence: String, numbering: Numbering? = nil, wording: Wording? = nil,
    waitingFor patience: Duration? = nil,
    telling: @escaping @Sendable (_ number: Int?) -> Void = { _ in },
    onHang: (@Sendable (Hang) -> Never)? = nil
  ) {
    self.patience = patience
    self.telling = telling
    self.onHang = onHang
    self.wording = wording
    self.sentence = LastingText(sentence + "\n")
    self.numbering = numbering.map {
      (LastingText($0.opening), $0.first, LastingText($0.closing + "\n"))
    }
  }

  /// Says which flow the thread is about to play, by its number; `nil` for one without.
  package func enter(_ number: Int?) { Whereabouts.ofThisThread.enter(self, number: number) }

  /// Says what flows without a number the thread is about to play.
  package func enter(saying sentence: String) {
    Whereabouts.ofThisThread.enter(self, number: nil, saying: sentence)
  }

  /// Ends the errand of this thread.
  package static func leave() { Whereabouts.ofThisThread.enter(nil, number: nil) }

  /// Whether some of the flows have numbers, so that one without is none that was asked for.
  var hasNumbers: Bool { numbering != nil }

  /// What is said of a flow.
  func words(for number: Int?) -> String {
    guard let numbering, let number else { return sentence.words }
    return numbering.opening.words + "\(numbering.first + number)" + numbering.closing.words
  }

  /// Writes what is said of a flow; it waits for nobody.
  func writeWords(for number: Int?) {
    guard let numbering, let number else { return sentence.write() }
    numbering.opening.write()
    StandardError.write(UInt(numbering.first + number))
    numbering.closing.write()
  }
}
