import FlowModel

extension CaseParser {
  /// Reads what the class of a scene does by itself; the scene may be declared further below.
  mutating func parseReaction(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> (scene: SceneName, reaction: Reaction) {
    let place = cursor.place
    let scene = try mentionedScene(&cursor)
    let reaction = Reaction(at: try parseMoment(&cursor), try parseAct(&cursor))
    try declare(.reaction, "\(scene.spelled) \(reaction.text)", at: place)
    return (scene, reaction)
  }

  private func parseMoment(_ cursor: inout LineCursor) throws(CaseFileError) -> Reaction.Moment {
    switch try cursor.word(of: Reaction.Moment.Kind.self) {
    case .viewDidLoad: .viewDidLoad
    case .viewDidAppear: .viewDidAppear
    case .prepare: .prepare(try cursor.name("the identifier of a segue"))
    case .action: .action(try cursor.name("an unwind action"))
    case .report: .report(try cursor.name("a plain action"))
    }
  }

  private func parseAct(_ cursor: inout LineCursor) throws(CaseFileError) -> Reaction.Act {
    switch try cursor.word(of: ActWord.self) {
    case .performs: .performs(try cursor.name("the identifier of a segue"))
    case .dismisses: .dismisses
    case .pops: .pops
    }
  }
}
