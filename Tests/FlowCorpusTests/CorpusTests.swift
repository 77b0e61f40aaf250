import FlowCorpus
import FlowModel
import FlowNotation
import Foundation
import Testing

private let flow = """
  flow 1
  invariant unwind.reaches-nearest-implementer
  from seed 0x0000000000000007 run 3

  scene Home content

  stage regular
    nav root
      Home as h

  do dismiss h
  """

@Suite struct `A corpus that is listed` {
  let folder = TemporaryFolder()

  @Test func `has its case files in order of name`() throws {
    for name in ["b.flow", "a/z.flow", "a/b/c.flow", "a.flow", ".hidden.flow", "a/README.md"] {
      try folder.write(flow, to: name)
    }
    let files = try Corpus(folder: folder.path).files()
    #expect(files.map(\.name) == ["a.flow", "a/b/c.flow", "a/z.flow", "b.flow"])
    #expect(files.map(\.path) == files.map { "\(folder.path)/\($0.name)" })
  }

  @Test func `does not follow a link in a circle`() throws {
    try folder.write(flow, to: "a.flow")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(try Corpus(folder: folder.path).files().map(\.name) == ["a.flow"])
  }

  @Test func `may be reached through a link`() throws {
    try folder.write(flow, to: "real/a.flow")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    #expect(try Corpus(folder: folder.path + "/link").files().map(\.name) == ["a.flow"])
  }

  @Test func `says so when it is not there`() throws {
    let path = folder.path + "/none"
    let error = #expect(throws: CorpusError.self) { try Corpus(folder: path).files() }
    #expect(
      error?.description == "no folder at \(path), expected a folder of case files; "
        + "create it or correct the path")
  }

  @Test func `says so when it is a file`() throws {
    try folder.write(flow, to: "a.flow")
    let path = folder.path + "/a.flow"
    let error = #expect(throws: CorpusError.self) { try Corpus(folder: path).files() }
    #expect(
      error?.description
        == "\(path) is no folder, expected a folder of case files; correct the path")
  }
}

@Suite struct `A case file that is read` {
  let folder = TemporaryFolder()

  @Test func `gives its case`() throws {
    try folder.write(flow + "\n", to: "a.flow")
    let file = try #require(try Corpus(folder: folder.path).files().first)
    #expect(try file.read().text == flow)
  }

  @Test func `says on which line it is wrong`() throws {
    try folder.write(flow + "\ndo dismis h", to: "a.flow")
    let error = errorReading("a.flow")
    let place = CaseFileError(
      .unknownWord("dismis", expected: "a step", known: Step.Kind.allCases.map { "\($0)" }),
      line: 12, column: 4)
    #expect(error == CorpusError(.malformed(place), file: folder.path + "/a.flow"))
    #expect(
      error?.description.hasPrefix(
        "\(folder.path)/a.flow:12:4: found 'dismis', expected a step: tap, ") == true)
  }

  @Test func `says so when it is not text`() throws {
    try folder.write(Data([0x66, 0xFF]), to: "a.flow")
    #expect(
      errorReading("a.flow")?.description == "\(folder.path)/a.flow: found bytes that "
        + "are not UTF-8, expected text; save the file as UTF-8")
  }

  @Test(arguments: [
    ("none.flow", "No such file or directory"), ("a", "Is a directory"),
    ("a/b.flow/c.flow", "Not a directory"),
  ])
  func `says what the system says when it cannot be opened`(name: String, cause: String) throws {
    try folder.write(flow, to: "a/b.flow")
    #expect(
      errorReading(name)?.description == "\(folder.path)/\(name): cannot be read: "
        + "\(cause); correct the path or the permissions")
  }

  private func errorReading(_ name: String) -> CorpusError? {
    #expect(throws: CorpusError.self) { try CaseFile(path: "\(folder.path)/\(name)").read() }
  }
}
