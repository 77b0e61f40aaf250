import FlowModel
import Testing

@Suite struct `A set of cases` {
  @Test func `does what a set does`() {
    let all = Step.Kind.allCases
    let some: [[Step.Kind]] = [[], [all[0]], Array(all.prefix(5)), Array(all.suffix(3)), all]
    for one in some {
      for other in some {
        let (left, right) = (Set(one), Set(other))
        let (small, smaller) = (EnumSet(one), EnumSet(other))
        #expect(EnumSet(left.union(right)) == small.union(smaller))
        #expect(EnumSet(left.intersection(right)) == small.intersection(smaller))
        #expect(EnumSet(left.symmetricDifference(right)) == small.symmetricDifference(smaller))
        #expect(left.isSubset(of: right) == small.isSubset(of: smaller))
        #expect(left.isDisjoint(with: right) == small.isDisjoint(with: smaller))
      }
      #expect(all.filter(EnumSet(one).contains) == one)
    }
    #expect(EnumSet<Step.Kind>.all == EnumSet(all))
  }

  @Test func `takes in and gives back each case once`() {
    var sizes: EnumSet<SizeClass> = []
    #expect(sizes.insert(.compact).inserted)
    #expect(!sizes.insert(.compact).inserted)
    #expect(sizes.update(with: .regular) == nil && sizes == .all)
    #expect(sizes.remove(.compact) == .compact)
    #expect(sizes.remove(.compact) == nil)
    #expect(sizes == [.regular] && !sizes.isEmpty)
  }
}
