import FlowModel
import FlowNotation
import Testing

@Suite struct `A file that cannot be read` {
  @Test(
    arguments: BrokenFile.headers + BrokenFile.storyboards + BrokenFile.stages + BrokenFile.steps)
  func `says where, what and why`(file: BrokenFile) {
    let error = #expect(throws: CaseFileError.self) { try Case(text: file.text) }
    #expect(error?.description == file.sentence)
  }
}
