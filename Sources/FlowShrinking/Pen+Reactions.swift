import FlowModel

extension Pen {
  mutating func rewritten(_ reaction: Reaction) -> Reaction {
    raw(reaction.moment.kind)
    let moment: Reaction.Moment =
      switch reaction.moment {
      case .viewDidLoad, .viewDidAppear: reaction.moment
      case .prepare(let identifier): .prepare(segue(identifier))
      case .action(let name): .action(action(name))
      case .report(let action): .report(PlainActionName(name(action.text, .plainActions)))
      }
    number(reaction.act.rank)
    guard case .performs(let identifier) = reaction.act else {
      return Reaction(at: moment, reaction.act)
    }
    return Reaction(at: moment, .performs(segue(identifier)))
  }
}
