import FlowModel

extension CaseParser {
  mutating func parseExpectations() throws(CaseFileError) -> [Case.Expectation] {
    var expectations: [Case.Expectation] = []
    while var cursor = try line(startingWith: .expect) {
      switch try cursor.word(of: ExpectationWord.self) {
      case .only:
        let kinds = try cursor.words(of: Event.Kind.self)
        try cursor.end()
        expectations.append(.events(kinds: kinds, lines: lines.block()))
      case .tree:
        try cursor.end()
        expectations.append(.tree(lines: lines.block()))
      }
    }
    return expectations
  }
}
