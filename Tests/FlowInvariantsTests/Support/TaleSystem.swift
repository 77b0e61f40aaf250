import FlowModel

/// A system that does what a tale says.
struct TaleSystem: FlowSystem {
  let chapters: [TaleChapter]

  func begin(_ world: World, into recording: Recording) -> TaleRun {
    var run = TaleRun(chapters: chapters, recording: recording)
    run.tellNext()
    return run
  }
}

/// A tale in the telling.
struct TaleRun: FlowRun {
  private var chapters: ArraySlice<TaleChapter>
  private var lastTree: [String] = []
  private var cast: [String: ControllerID] = [:]
  private var requests: [String: RequestID] = [:]
  private var tapped: ControlName?
  private let recording: Recording

  init(chapters: [TaleChapter], recording: Recording) {
    self.chapters = chapters[...]
    self.recording = recording
  }

  mutating func perform(_ step: Step, into recording: Recording) { tellNext() }

  mutating func tellNext() {
    guard let chapter = chapters.popFirst() else { return }
    requests = [:]
    tapped = nil
    if case .tap(_, let control) = chapter.step?.action { tapped = control }
    for line in chapter.events { tell(line) }
    lastTree = chapter.tree ?? lastTree
    recording.take(snapshot(of: lastTree))
  }
}

extension TaleRun {
  /// Tells one event.
  private mutating func tell(_ line: TaleLine) {
    guard line[0] == "received" else { return record(line, .sent) }
    record(TaleLine(line.words.dropFirst().joined(separator: " ")[...]), .received)
  }

  private mutating func record(_ line: TaleLine, _ vantage: Event.Vantage) {
    if line[0] == "request" {
      _ = request(line[1])
    } else if line[0] == "made" {
      _ = born(line.words.dropFirst())
    } else if line[0] == "opened" {
      _ = recording.open(by: .controller(who(line[1])))
    } else {
      recording.record(what(line), vantage)
    }
  }

  private mutating func what(_ line: TaleLine) -> Event.What {
    switch line[0] {
    case "should": return .should(request(line[1]), answer: line[2] == "yes")
    case "segueAction": return .segueAction(who(line[1]), request(line[2]), made: true)
    case "instantiate":
      let cause = line.word(after: "for").map { request($0) }
      return .instantiate(born(line.words.dropFirst()), for: cause)
    case "create":
      recording.setDestination(who(line[3]), of: request(line[1]))
      return .create(request(line[1]))
    case "prepare":
      return .prepare(
        request(line[3]), on: who(line[1]), destination: who(line[5]),
        isViewLoaded: line.words.contains("loaded"))
    case "perform": return .perform(request(line[1]))
    case "allowed":
      let children = line.words.dropFirst(2).filter { $0 != "none" }.map { who($0) }
      return .allowed(who(line[1]), recording.list(children))
    case "can": return .can(who(line[1]), request(line[2]), answer: line[3] == "yes")
    case "action": return .action(who(line[1]), request(line[2]))
    default: return change(line)
    }
  }

  private mutating func change(_ line: TaleLine) -> Event.What {
    switch line[0] {
    case "unwind": .unwind(who(line[1]), towards: who(line[3]))
    case "push": .push(who(line[1]), on: who(line[3]))
    case "pop": .pop(who(line[1]), to: who(line[3]))
    case "select": .select(who(line[1]), on: who(line[3]))
    case "shouldSelect":
      .shouldSelect(who(line[1]), on: who(line[3]), answer: line[4] == "yes")
    case "didSelect": .didSelect(who(line[1]), on: who(line[3]))
    case "replace": .replace(who(line[1]), on: who(line[3]))
    case "present": .present(who(line[1]), from: who(line[3]), by: who(line[5]))
    case "add": .add(who(line[1]), to: who(line[3]))
    case "completion": .completion(who(line[1]), line[2] == "present" ? .present : .dismiss)
    case "dismiss": .dismiss(who(line[1]), from: who(line[3]))
    case "appearance": .appearance(who(line[1]), appearance(line[2]))
    case "containment": .containment(who(line[1]), containment(line[2]))
    case "report":
      .report(who(line[1].prefix { $0 != "." }), word(line[1].drop { $0 != "." }.dropFirst()))
    case "stack": .stack(who(line[1]), recording.list(line.words.dropFirst(2).map { who($0) }))
    case "tabs": .tabs(who(line[1]), recording.list(line.words.dropFirst(2).map { who($0) }))
    case "misuse":
      .misuse(misuse(line), who(line[1]))
    case "load": .load(who(line[1]))
    case "closed":
      .closed(
        ObligationID(Int(line[1]) ?? 0),
        Closing.allCases.first { line.words.contains("\($0)") } ?? .shown)
    case "remove": .remove(who(line[1]), from: who(line[3]))
    case "callback"
    where line[2].hasPrefix("intermediate") || Self.plainCallbacks.contains(line[2]):
      .callback(who(line[1]), word(line[2][...]))
    case "callback": .callback(who(line[1]), word("presentationController" + line[2]))
    case "reaction": .reaction(who(line[1]), moment(line[2]))
    case "interaction": .interaction(who(line[1]), interaction(line[2]))
    case "warned":
      .warned(warning(in: line) ?? .transitionCompleted, who(line[1]))
    case "declined":
      .declined(
        line.words.contains("inapplicable")
          ? .notApplicable
          : line.words.contains("hidden")
            ? .hidden : line.words.contains("disabled") ? .disabled : .swallowed)
    case "refused": .refused(warning(in: line) ?? .presentationInProgress, who(line[1]))
    case "background": .background
    case "foreground": .foreground
    case "root": .root(who(line[1]))
    case "saved": .saved
    case "size": .size(line[1] == "compact" ? .compact : .regular)
    case "collapse": .collapse(who(line[1]))
    case "expand": .expand(who(line[1]))
    case "restored": .restored
    default: preconditionFailure("no event '\(line.words)'")
    }
  }

  private static let warnings: [String: Warning] = [
    "nested": .nestedTransition, "missing": .viewMissing, "covered": .viewCovered,
    "dropped": .completionDropped, "swiped": .rootSwiped, "presenting": .alreadyPresenting,
    "lost": .notInWindow,
  ]

  private static let plainCallbacks = [
    "willShow", "didShow", "animateTransition", "animationEnded",
  ]

  private func warning(in line: TaleLine) -> Warning? {
    line.words.lazy.compactMap { Self.warnings[$0] }.first
  }

  private func appearance(_ text: String) -> Appearance {
    guard let call = Appearance.allCases.first(where: { "\($0)" == text }) else {
      preconditionFailure("no call '\(text)'")
    }
    return call
  }

  private func containment(_ text: String) -> Containment {
    guard let call = Containment.allCases.first(where: { "\($0)" == text }) else {
      preconditionFailure("no call '\(text)'")
    }
    return call
  }

  private func moment(_ word: String) -> Reaction.Moment.Kind {
    let known = Reaction.Moment.Kind.allCases.first { "\($0)" == word }
    guard let known else { preconditionFailure("no moment '\(word)'") }
    return known
  }

  private func misuse(_ line: TaleLine) -> Misuse {
    if line.words.contains("unimplemented") { return .unimplementedAction }
    return line.words.contains("unknownSegue") ? .unknownSegue : .unknownScene
  }

  private func interaction(_ word: String) -> Interaction {
    let known = Interaction.allCases.first { "\($0)" == word }
    guard let known else { preconditionFailure("no interaction '\(word)'") }
    return known
  }

  private func word(_ text: some StringProtocol) -> WordID { recording.word(String(text)) }

  private func who(_ label: some StringProtocol) -> ControllerID {
    guard let controller = cast[String(label)] else { preconditionFailure("nobody is '\(label)'") }
    return controller
  }

  /// The request of this step for `source.identifier`; the first mention makes it.
  ///
  /// It is the control's when the control that is tapped fires it, a loading view's when it embeds,
  /// else somebody's code.
  private mutating func request(_ name: String) -> RequestID {
    if let known = requests[name] { return known }
    let parts = name.split(separator: ".").map(String.init)
    let identifier = SegueIdentifier(parts[1])
    let source = who(parts[0])
    let trace = recording.trace
    let storyboard = trace.world.storyboard
    let scene = trace.scene(of: source)?.name ?? "none"
    let control = tapped.flatMap { storyboard.index(of: $0, in: scene) }.flatMap {
      storyboard.controls[$0].fires.contains(.segue(identifier)) ? $0 : nil
    }
    let segue = storyboard.index(of: identifier, from: scene)
    let isEmbed = segue.map { storyboard.segues[$0].isEmbed } ?? false
    let request = recording.request(
      segue: segue, source: source,
      trigger: isEmbed ? .load : control.map { .control($0) } ?? .code)
    requests[name] = request
    return request
  }
}

extension TaleRun {
  /// The controller that words tell of: `nav n`, `Scene as label`, or a label that is its scene.
  private mutating func born(_ words: ArraySlice<String>) -> ControllerID {
    let words = Array(words)
    let kinds: [String: ControllerKind] = [
      "nav": .navigation, "tabs": .tabs, "split": .split, "content": .content,
    ]
    let kind = kinds[words[0]]
    let isNamed = words.count > 2 && words[1] == "as"
    let label = kind != nil ? words[1] : isNamed ? words[2] : words[0]
    if let known = cast[label] { return known }
    let storyboard = recording.trace.world.storyboard
    let scene = kind == nil ? storyboard.index(of: SceneName(words[0])) : nil
    guard let kind = kind ?? scene.map({ storyboard.scenes[$0].kind }) else {
      preconditionFailure("no scene '\(words[0])'")
    }
    let controller = recording.birth(scene: scene, kind: kind, label: Label(label))
    cast[label] = controller
    return controller
  }

  private mutating func snapshot(of lines: [String]) -> Snapshot {
    var nodes: [Snapshot.Node] = []
    var above: [(depth: Int, index: Int)] = []
    let words = lines.dropFirst().map { line in
      (depth: line.prefix { $0 == " " }.count, line: TaleLine(line[...]))
    }
    // Everybody is born before anybody is referred to.
    for (_, line) in words { _ = born(line.words[(line[0] == "presents" ? 1 : 0)...]) }
    for (depth, line) in words {
      above.removeAll { $0.depth >= depth }
      let place = nodes.count
      nodes.append(node(line, below: above.last?.index, in: nodes))
      above.append((depth, place))
    }
    var snapshot = Snapshot()
    for node in hidingWhoIsBehind(nodes, words.map(\.line)) { snapshot.add(node) }
    addClaims(to: &snapshot, words.map(\.line))
    if lines.first?.contains("in flight") == true { snapshot.inFlightCount = 1 }
    if lines.first?.contains("waiting") == true { snapshot.delays = [1] }
    if lines.first?.contains("waiting anew") == true { snapshot.delays = [2] }
    if lines.first?.contains("compact") == true { snapshot.size = .compact }
    snapshot.isInBackground = lines.first?.contains("in background") == true
    snapshot.isGestureHeld = lines.first?.contains("finger down") == true
    if lines.first?.contains("in hand") == true {
      snapshot.interacting = snapshot.nodes.first { $0.isInTransition }?.controller
    }
    snapshot.outliving = lines.first.flatMap { TaleLine($0[...]).word(after: "keeping") }
      .map { $0.split(separator: "+").filter { $0 != "nobody" }.map { who($0) } }
    return snapshot
  }

  /// A node whose links agree with its place, unless the line says otherwise.
  private mutating func node(
    _ line: TaleLine, below lister: Int?, in nodes: [Snapshot.Node]
  ) -> Snapshot.Node {
    let isPresented = line[0] == "presents"
    let controller = born(line.words[(isPresented ? 1 : 0)...])
    let keeper = lister.map { nodes[$0].controller }
    let place: Snapshot.Place =
      switch lister {
      case let index? where isPresented: .presented(by: index)
      case let index?: .child(of: index)
      case nil: .window
      }
    var node = Snapshot.Node(controller, place)
    node.parent = isPresented ? nil : keeper
    node.presenter = isPresented ? keeper : nil
    node.caller = line.word(after: "by").flatMap { cast[$0] }
    node.selected = line.word(after: "selecting").flatMap { cast[$0] }
    node.popoverSource = line.word(after: "from").flatMap { cast[$0] }
    node.style = line.word(after: "style").flatMap { style in
      PresentationStyle.allCases.first { "\($0)" == style }
    }
    node.isOnScreen = !line.words.contains("covered")
    node.isInTransition = line.words.contains("moving")
    if line.words.contains("loaded") { node.isViewLoaded = true }
    if let parent = line.word(after: "parent") { node.parent = cast[parent] }
    if let presenter = line.word(after: "presenter") { node.presenter = cast[presenter] }
    if let index = line.word(after: "misplaced").flatMap(Int.init) {
      node.place = .child(of: index)
    }
    return node
  }

  /// The same nodes: who is not on top of a stack, or not the selected tab, can be touched only if
  /// the line says `seen`, and so can who stands in them.
  private func hidingWhoIsBehind(_ nodes: [Snapshot.Node], _ lines: [TaleLine]) -> [Snapshot.Node] {
    var isBehind: [Bool] = []
    return nodes.enumerated().map { index, node in
      var node = node
      var isHidden = false
      if case .child(let keeper) = node.place, isBehind.indices.contains(keeper) {
        let front =
          switch recording.trace.cast[nodes[keeper].controller.index].kind {
          case .navigation: nodes.last { $0.place == node.place }?.controller
          case .tabs: nodes[keeper].selected ?? node.controller
          case .content, .split: node.controller
          }
        isHidden = isBehind[keeper] || front != node.controller
      }
      isBehind.append(isHidden)
      if isHidden, !lines[index].words.contains("seen") { node.isOnScreen = false }
      return node
    }
  }

  private func addClaims(to snapshot: inout Snapshot, _ lines: [TaleLine]) {
    let trace = recording.trace
    for index in snapshot.nodes.indices {
      let node = snapshot.nodes[index]
      let claimed = lines[index].word(after: "claiming").flatMap { cast[$0] }
      addAnswers(of: node.controller, lines[index], to: &snapshot)
      switch trace.cast[node.controller.index].kind {
      case .navigation:
        let stack = snapshot.children(of: index).map { snapshot.nodes[$0].controller }
        snapshot.add(.stack, of: .controller(node.controller), claimed.map { [$0] } ?? stack)
        addBeliefs(of: node.controller, lines[index], to: &snapshot)
      case .tabs:
        guard let selected = claimed ?? node.selected else { continue }
        snapshot.add(.selection, of: .controller(node.controller), [selected])
        addBeliefs(of: node.controller, lines[index], to: &snapshot)
      case .content, .split: addBeliefs(of: node.controller, lines[index], to: &snapshot)
      }
    }
  }

  /// What a class answers for properties of a stack or of tabs, as `selectedIndex A`.
  private func addAnswers(
    of container: ControllerID, _ line: TaleLine, to snapshot: inout Snapshot
  ) {
    for property in Snapshot.Property.allCases {
      guard let named = line.word(after: property.rawValue) else { continue }
      let names = named.split(separator: "+").filter { $0 != "nobody" }
      snapshot.add(.property(property), of: .controller(container), names.map { who($0) })
    }
  }

  /// What a container of an app's own says, and what can be touched beside it.
  ///
  /// `saying A` for its selection, `with A` for its main child, `listing A+B` for its children,
  /// `routing A+B` for its routes, `holding A` for a detail, `or A` for another main child,
  /// `returning A+B` for whom it has popped, `showing A` for whose view is in its own,
  /// `ignoring A` for whom it keeps another width from, `rehearing nobody` for one that it hears of
  /// twice, `hiding nobody` for a bar that is hidden, `keeping A` for whose view it has that is no
  /// child of it, `awaiting A` for whom it has only announced to be its child, `losing A` for whom
  /// it has told that they will leave it, `noting A` for something that nobody judges,
  /// `underlining nobody` for a toolbar that is shown, `shutting nobody` where no touch gets
  /// through, `trapping nobody` for whom the user cannot leave, `capturing nobody` where they find
  /// nothing to do, `beside N` for something called N to touch beside it, and `covering N` for
  /// something that lies over all of it.
  private func addBeliefs(
    of container: ControllerID, _ line: TaleLine, to snapshot: inout Snapshot
  ) {
    let facets: [(String, Snapshot.Facet)] = [
      ("saying", .selection), ("with", .main), ("listing", .children), ("routing", .routes),
      ("holding", .detail), ("or", .main), ("returning", .popped), ("showing", .visible),
      ("ignoring", .unheard), ("rehearing", .heardTwice), ("hiding", .hiddenBar),
      ("keeping", .strangers), ("awaiting", .untold), ("noting", .named(word("notes"))),
      ("underlining", .toolbar), ("shutting", .untouchable), ("trapping", .modal),
      ("losing", .leaving), ("capturing", .captive),
    ]
    if let name = line.word(after: "beside") {
      snapshot.add(ControlName(name), touchedOn: container, as: .outside)
    }
    if let name = line.word(after: "covering") {
      snapshot.add(ControlName(name), touchedOn: container, as: .cover)
    }
    for (word, facet) in facets {
      guard let named = line.word(after: word) else { continue }
      let names = named.split(separator: "+").filter { $0 != "nobody" }
      snapshot.add(facet, of: .controller(container), names.map { who($0) })
    }
  }
}
