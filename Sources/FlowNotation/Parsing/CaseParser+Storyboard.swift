import FlowModel

extension CaseParser {
  /// The word that a line of the storyboard starts with.
  private enum StoryboardKeyword: String {
    case storyboard, scene, reference, segue, control, view, reaction
  }

  /// Reads scenes, segues, controls, views and reactions, then makes sure that all that they refer
  /// to exists.
  mutating func parseStoryboard() throws(CaseFileError) {
    var reactions: [(scene: SceneName, reaction: Reaction)] = []
    while let (keyword, start) = try line(of: StoryboardKeyword.self) {
      var cursor = start
      switch keyword {
      case .storyboard: storyboard.named.append(try parseNamed(&cursor))
      case .scene: storyboard.scenes.append(try parseScene(&cursor))
      case .reference: storyboard.references.append(try parseReference(&cursor))
      case .segue: storyboard.segues.append(try parseSegue(&cursor))
      case .control: storyboard.controls.append(try parseControl(&cursor))
      case .view: storyboard.views.append(try parseView(&cursor))
      case .reaction: reactions.append(try parseReaction(&cursor))
      }
      try cursor.end()
    }
    for reference in references { try check(reference) }
    for (scene, reaction) in reactions {
      guard let index = storyboard.index(of: scene) else { continue }
      storyboard.scenes[index].contract.reactions.append(reaction)
    }
  }

  /// Reads the name of a scene that may be declared further below.
  mutating func mentionedScene(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> SceneName {
    let place = cursor.place
    let scene: SceneName = try cursor.name("the name of a scene")
    references.append(Reference(target: .scene(scene), place: place))
    return scene
  }

  // MARK: - Storyboards

  private mutating func parseNamed(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> NamedStoryboard {
    let place = cursor.place
    var named = NamedStoryboard(try cursor.name("the name of a storyboard"))
    try declare(.storyboard, named.name.text, at: place)
    if cursor.accept("begins") { named.initial = try mentionedScene(&cursor) }
    var goesOn = cursor.accept("has")
    while goesOn {
      named.members.append(try parseMember(of: named, &cursor))
      goesOn = cursor.accept(mark: ",")
    }
    return named
  }

  private mutating func parseMember(
    of named: NamedStoryboard, _ cursor: inout LineCursor
  ) throws(CaseFileError) -> NamedStoryboard.Member {
    let place = cursor.place
    var member = NamedStoryboard.Member(try mentionedScene(&cursor))
    try declare(.member, member.scene.text, at: place)
    guard cursor.accept("as") else { return member }
    let identifierPlace = cursor.place
    let identifier: SceneIdentifier = try cursor.name("the identifier of a scene")
    try declare(
      .identifier, identifier.text, key: "\(named.name.spelled).\(identifier.spelled)",
      at: identifierPlace)
    member.identifier = identifier
    return member
  }

  // MARK: - Scenes

  private mutating func parseScene(_ cursor: inout LineCursor) throws(CaseFileError) -> Scene {
    let place = cursor.place
    let name: SceneName = try cursor.name("the name of a scene")
    try declare(.scene, name.text, at: place)
    var scene = Scene(name, try cursor.word(of: ControllerKind.self))
    while cursor.accept(mark: ",") { try parseAttribute(of: &scene, &cursor) }
    return scene
  }

  private mutating func parseAttribute(
    of scene: inout Scene, _ cursor: inout LineCursor
  ) throws(CaseFileError) {
    let place = cursor.place
    if cursor.accept("no") {
      try cursor.expect("context")
      try declare(attribute: "context", at: place)
      scene.contract.definesContext = false
      return
    }
    let attribute = try cursor.word(of: SceneAttribute.self)
    try declare(attribute: attribute.word, at: place)
    switch attribute {
    case .class: scene.className = try cursor.name("the name of a class")
    case .holds:
      repeat { scene.holds.append(try mentionedScene(&cursor)) } while cursor.isAtName
    case .hidesBar: scene.bars.insert(.hidesBar)
    case .showsToolbar: scene.bars.insert(.showsToolbar)
    case .hidesBottomBar: scene.bars.insert(.hidesBottomBar)
    case .style: scene.style = try cursor.word(of: PresentationStyle.self)
    case .unwinds: scene.contract.unwinds = try cursor.names("an unwind action")
    case .vetoes: scene.contract.vetoes = try cursor.names("an unwind action")
    case .refuses: scene.contract.refuses = try cursor.names("the identifier of a segue")
    case .declines: scene.contract.declines = try cursor.names("the identifier of a segue")
    case .overrules: scene.contract.overrules = try cursor.names("the identifier of a segue")
    case .searches:
      scene.contract.searches = .only(try cursor.namesOrNone("the name of a scene or 'none'"))
    case .context: scene.contract.definesContext = true
    case .show: scene.contract.show = try cursor.word(of: ShowOverride.self)
    case .showDetail: scene.contract.showDetail = try cursor.word(of: ShowOverride.self)
    case .modal: scene.contract.isModal = true
    case .keeps: scene.contract.keeps = true
    case .locked: scene.contract.isLocked = true
    case .adapts: scene.contract.adapts = try cursor.word(of: AdaptiveStyle.self)
    case .replaced:
      try cursor.expect("by")
      scene.contract.replacement = try cursor.word(of: AdaptiveReplacement.self)
    case .collapse: scene.contract.collapse = try cursor.word(of: CollapseAnswer.self)
    case .animates: scene.contract.animates = try cursor.word(of: Animating.self)
    case .swipes: scene.contract.swipes = true
    case .retained: scene.contract.isRetained = true
    case .unknown:
      scene.contract.unknown = Contract.Facets(try cursor.words(of: Contract.Facet.self))
    }
  }

  private mutating func parseReference(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> SceneReference {
    let place = cursor.place
    let name: SceneName = try cursor.name("a name for a scene that stands elsewhere")
    try declare(.scene, name.text, at: place)
    try cursor.expect("to")
    return SceneReference(name, to: try cursor.name("the name of a scene"))
  }

  // MARK: - Segues

  private mutating func parseSegue(_ cursor: inout LineCursor) throws(CaseFileError) -> Segue {
    let place = cursor.place
    let source = try mentionedScene(&cursor)
    let identifier: SegueIdentifier = try cursor.nameBehindDot("the identifier of a segue")
    try declare(.segue, "\(source.spelled).\(identifier.spelled)", at: place)
    var segue = Segue(from: source, identifier, try parseSegueKind(&cursor))
    while cursor.accept(mark: ",") {
      let place = cursor.place
      let attribute = try cursor.word(of: SegueAttribute.self)
      try declare(attribute: attribute.word, at: place)
      switch attribute {
      case .class: segue.className = try cursor.name("the name of a class")
      case .via: segue.via = try parseIntermediate(&cursor)
      case .performing: segue.performing = try cursor.word(of: CustomPerform.self)
      case .unanimated: segue.animates = false
      case .unanchored:
        guard case .popover(let scene, _) = segue.kind else {
          throw CaseFileError(
            .unexpected(attribute.word, expected: "a popover, which alone has an anchor"), at: place
          )
        }
        segue.kind = .popover(scene, isAnchored: false)
      case .action:
        segue.action = try cursor.word(of: SegueActionAnswer.self)
        if cursor.accept("by") { segue.actionName = try cursor.name("the name of an action") }
      case .unnamed, .called:
        guard segue.runtimeName == .identifier else {
          throw CaseFileError(
            .unexpected(
              attribute.word, expected: "one of 'unnamed' and 'called', not both"), at: place)
        }
        segue.runtimeName =
          attribute == .unnamed ? .none : .shared(try cursor.name("the identifier of a segue"))
      case .prepared:
        try cursor.expect("as")
        segue.preparedStyle = try cursor.word(of: PresentationStyle.self)
      }
    }
    return segue
  }

  private mutating func parseIntermediate(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> Intermediate {
    let scene = try mentionedScene(&cursor)
    return Intermediate(
      scene, as: cursor.accept("as") ? try cursor.word(of: IntermediateStyle.self) : .show)
  }

  private mutating func parseSegueKind(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> Segue.Kind {
    switch try cursor.word(of: Segue.Sort.self) {
    case .show: .show(try mentionedScene(&cursor))
    case .showDetail: .showDetail(try mentionedScene(&cursor))
    case .present: .present(try mentionedScene(&cursor), style: try cursor.styleIfPresent())
    case .popover: .popover(try mentionedScene(&cursor), isAnchored: true)
    case .custom: .custom(try mentionedScene(&cursor))
    case .push: .push(try mentionedScene(&cursor))
    case .replace: .replace(try mentionedScene(&cursor), column: try cursor.column())
    case .embed: .embed(try mentionedScene(&cursor))
    case .unwind: .unwind(try cursor.name("an unwind action"))
    }
  }

  // MARK: - Controls

  private mutating func parseControl(_ cursor: inout LineCursor) throws(CaseFileError) -> Control {
    let place = cursor.place
    let scene = try mentionedScene(&cursor)
    let name: ControlName = try cursor.nameBehindDot("the name of a control")
    try declare(.control, "\(scene.spelled).\(name.spelled)", at: place)
    var control = Control(in: scene, name, fires: [])
    if cursor.accept("row") { control.place = .row(try cursor.row()) }
    if cursor.accept("bar") { control.place = .bar(try cursor.word(of: Control.Bar.self)) }
    try cursor.expect("fires")
    guard !cursor.accept("none") else { return control }
    repeat {
      control.fires.append(try parseFiring(in: scene, &cursor))
    } while cursor.accept(mark: ",")
    return control
  }

  private mutating func parseFiring(
    in scene: SceneName, _ cursor: inout LineCursor
  ) throws(CaseFileError) -> Control.Firing {
    let place = cursor.place
    let first: Name<String> = try cursor.name("a segue, an action or 'none'")
    guard cursor.accept(mark: ".") else { return .action(PlainActionName(first.text)) }
    let identifierPlace = cursor.place
    let identifier: SegueIdentifier = try cursor.name("the identifier of a segue")
    let owner = SceneName(first.text)
    guard owner == scene else {
      throw CaseFileError(.foreignSegue(identifier, of: owner, controlScene: scene), at: place)
    }
    references.append(Reference(target: .segue(identifier, of: scene), place: identifierPlace))
    return .segue(identifier)
  }
}

extension LineCursor {
  /// Reads `as` and a style if they stand next.
  mutating func styleIfPresent() throws(CaseFileError) -> PresentationStyle? {
    accept("as") ? try word(of: PresentationStyle.self) : nil
  }

  /// Reads `of` and a prototype, or the numbers of a section and a row.
  fileprivate mutating func row() throws(CaseFileError) -> Control.Row {
    if accept("of") { return .prototype(try name("the reuse identifier of a prototype")) }
    let section = try wholeNumber("'of' and a prototype, or the number of a section")
    return .fixed(section: section, row: try wholeNumber("the number of a row"))
  }

  /// Reads `in` and a column.
  fileprivate mutating func column() throws(CaseFileError) -> SplitColumn {
    try expect("in")
    return try word(of: SplitColumn.self)
  }
}
