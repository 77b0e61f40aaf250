import FlowModel

/// What a thread plays flows for: how a notice names them, and what is done when one hangs.
package final class Errand: Sendable {
  /// How long a thread may be at one thing; `nil` when nobody looks.
  let patience: Duration?
  /// Told of the first flow that hangs, on a thread of its own, to end the process.
  let onHang: (@Sendable (Hang) -> Never)?

  private let sentence: LastingText
  private let numbering: (opening: LastingText, first: Int, closing: LastingText)?

  /// What is said of a flow with a number.
  package struct Numbering {
    /// What stands before the number, and after it.
    package var opening: String
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

  /// Makes an errand.
  ///
  /// - Parameters:
  ///   - sentence: What is said of a flow without a number.
  ///   - numbering: What is said of one with a number; `nil` where none has one.
  ///   - patience: How long a thread may be at one thing; `nil` when nobody looks.
  ///   - onHang: Told of the first flow that hangs, on a thread of its own, to end the process.
  package init(
    _ sentence: String, numbering: Numbering? = nil,
    waitingFor patience: Duration? = nil, onHang: (@Sendable (Hang) -> Never)? = nil
  ) {
    self.patience = patience
    self.onHang = onHang
    self.sentence = LastingText(sentence + "\n")
    self.numbering = numbering.map {
      (LastingText($0.opening), $0.first, LastingText($0.closing + "\n"))
    }
  }

  /// Says which flow the thread is about to play, by its number; `nil` for one without.
  package func enter(_ number: Int?) { Whereabouts.ofThisThread.enter(self, number: number) }

  /// Ends the errand of this thread.
  package static func leave() { Whereabouts.ofThisThread.enter(nil, number: nil) }

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
