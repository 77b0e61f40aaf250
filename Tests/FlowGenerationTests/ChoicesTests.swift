import FlowGeneration
import FlowModel
import Testing

@Suite struct `Drawing from a seed` {
  @Test func `draw the published words of SplitMix64`() {
    var choices = Choices(seed: Seed(1_234_567))
    let words = (0..<5).map { _ in choices.nextWord() }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test(arguments: [(1, 0), (2, 0), (6, 2), (1_000, 350), (1_000_000, 350_079)])
  func `cut a number below a bound from the high bits of the product`(bound: Int, number: Int) {
    var choices = Choices(seed: Seed(1_234_567))
    #expect(choices.number(below: bound) == number)
  }

  @Test func `draw every number below a bound about equally often`() {
    var choices = Choices(seed: Seed(1))
    var counts = [0, 0, 0, 0, 0, 0, 0]
    for _ in 0..<7_000 { counts[choices.number(below: 7)] += 1 }
    #expect(counts.allSatisfy { (900...1_100).contains($0) })
  }

  @Test func `stay within a range, both ends included`() {
    var choices = Choices(seed: Seed(2))
    let drawn = Set((0..<200).map { _ in choices.number(in: -1...2) })
    #expect(drawn == [-1, 0, 1, 2])
  }

  @Test func `never draw what weighs nothing`() {
    var choices = Choices(seed: Seed(3))
    let drawn = Set(
      (0..<200).map { _ in choices.element(of: ["a", "b", "c"]) { $0 == "b" ? 0 : 3 } })
    #expect(drawn == ["a", "c"])
    let weightless = choices.element(of: ["a"]) { _ in 0 }
    #expect(weightless == nil)
  }

  @Test func `keep the proportions of weights`() {
    var choices = Choices(seed: Seed(4))
    let heavy = (0..<4_000).filter { _ in choices.element(of: [1, 3]) { $0 } == 3 }
    #expect((2_850...3_150).contains(heavy.count))
  }

  @Test func `shuffle into every order`() {
    var choices = Choices(seed: Seed(5))
    let orders = Set((0..<200).map { _ in choices.shuffled([1, 2, 3]) })
    #expect(orders.count == 6)
  }

  @Test func `take all chances at one and none at zero`() {
    var choices = Choices(seed: Seed(6))
    let sure = (0..<50).map { _ in choices.chance(7, outOf: 7) }
    let never = (0..<50).map { _ in choices.chance(0, outOf: 7) }
    #expect(!sure.contains(false))
    #expect(!never.contains(true))
  }

  @Test func `split into a stream that what the first goes on to draw does not move`() {
    var whole = Choices(seed: Seed(7))
    var part = whole.split()
    var busy = Choices(seed: Seed(7))
    var same = busy.split()
    for _ in 0..<10 { _ = busy.nextWord() }
    #expect(part.nextWord() == same.nextWord())
    #expect(part.nextWord() != whole.nextWord())
  }

  @Test func `give run number n the word number n of the campaign`() {
    let campaign = Seed(1_234_567)
    #expect(campaign.run(0) == Seed(6_457_827_717_110_365_317))
    #expect(campaign.run(4) == Seed(16_408_922_859_458_223_821))
  }
}
