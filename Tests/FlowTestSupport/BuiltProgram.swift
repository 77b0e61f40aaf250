import Foundation

/// A program of the package, as it was built with the tests.
package struct BuiltProgram: Sendable {
  private let url: URL

  /// A class that is part of the tests.
  private final class Marker {}

  /// Names a program; it stands beside the tests.
  package init(_ name: String) {
    let tests = Bundle(for: Marker.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    url = folder.appendingPathComponent(name)
  }

  /// What a process of it has written, and how it ended.
  package struct Answer: Sendable {
    package var exitCode: Int32
    package var out: String
    package var error: String
  }

  /// Runs it with the words of a line, in an environment that has a few things besides, and
  /// interrupts it after some seconds where it is to be.
  ///
  /// Other tests go on meanwhile: who waits for a process needs no thread that they could use.
  package func run(
    _ line: String, having environment: [String: String] = [:],
    interruptedAfter seconds: Double? = nil
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try answer(to: line, having: environment, interruptedAfter: seconds) })
      }
    }
  }

  private func answer(
    to line: String, having environment: [String: String], interruptedAfter seconds: Double?
  ) throws -> Answer {
    let process = Process()
    process.executableURL = url
    process.arguments = line.split(separator: " ").map(String.init)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (out, error) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = error
    try process.run()
    if let seconds {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: seconds)
        process.interrupt()
      }
    }
    // What goes to standard error is little, so that nobody waits for it to be read.
    let texts = try [out, error].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Answer(exitCode: process.terminationStatus, out: texts[0], error: texts[1])
  }
}
