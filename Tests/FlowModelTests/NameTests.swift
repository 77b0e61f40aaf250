import FlowModel
import Testing

@Suite struct `A name` {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"

  @Test(arguments: [[composed, decomposed], [decomposed, composed]])
  func `keeps the bytes that it was made from, whoever came first`(texts: [String]) {
    let names = texts.map { SceneName($0) }
    #expect(names[0] != names[1])
    #expect(names.map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `is sorted by its bytes`() {
    let names = [Self.composed, Self.decomposed, "Caf", "b"].map { SceneName($0) }
    #expect(
      names.sorted().map { Array($0.text.utf8) }
        == names.map { Array($0.text.utf8) }.sorted {
          $0.lexicographicallyPrecedes($1)
        })
  }

  @Test func `is kept in words by its bytes, too`() {
    let recording = Recording(of: World(stage: Stage(root: StageEntry("a", .stock(.content)))))
    #expect(recording.word(Self.composed) != recording.word(Self.decomposed))
    #expect(recording.word(Self.composed) == recording.word(Self.composed))
  }
}
