/// The only writer of a trace.
///
/// A system is handed one when a run begins and writes into it as things happen. After a misuse
/// nothing more is taken down: what follows is not judged.
///
/// The driver opens steps and the system takes the snapshots, one for the stage and one for each
/// step.
public final class Recording {
  /// What has been recorded so far.
  ///
  /// It is written with every event; no access to it calls out while it lasts.
  @exclusivity(unchecked)
  public private(set) var trace: Trace

  /// Whether it takes down only who is born and what is asked for, without which nothing can go on.
  package let isRehearsal: Bool

  /// How many requests there were when a misuse ended the run.
  private var requestCountAtHalt: Int?
  private var obligationCount = 0
  private var labelsLeft: [Label] = []
  private var sparesLeft: [Label] = []

  /// Makes an empty recording of a world.
  public convenience init(of world: World) { self.init(of: world, isRehearsal: false) }

  init(of world: World, isRehearsal: Bool) {
    trace = Trace(of: world)
    self.isRehearsal = isRehearsal
    labelsLeft = world.stage.creating.reversed()
  }

  /// Whether a misuse has ended the run.
  public var isHalted: Bool { trace.isHalted }

  /// Takes down a controller that was born.
  ///
  /// - Parameters:
  ///   - scene: The scene it was made from, as an index into the storyboard's scenes.
  ///   - kind: What sort of controller it is.
  ///   - label: Its name; when left out it gets the next name that the step gives, if any is left.
  ///   - isOwn: Whether code has made it of a class of its own, which no scene names.
  ///   - className: The class of one that code has made, when no scene and no kind says it.
  ///   - isOfSystem: Whether that class is the system's own, as an alert's is, and not an app's.
  ///   - isNamed: Whether it gets a name; somebody whom code makes beside another one may get none.
  /// - Returns: Its number.
  public func birth(
    scene: Int?, kind: ControllerKind, label: Label? = nil, isOwn: Bool = false,
    className: ClassName? = nil, isOfSystem: Bool = false, isNamed: Bool = true
  ) -> ControllerID {
    var member = CastMember(label: label, scene: scene, kind: kind)
    member.isOwn = isOwn
    member.className = className
    member.isOfSystem = isOfSystem
    return birth(member, isNamed: isNamed)
  }

  /// Takes down a controller that was born, as who it is; without a label it gets the next one.
  package func birth(_ member: CastMember, isNamed: Bool) -> ControllerID {
    var member = member
    member.label = isNamed ? member.label ?? labelsLeft.popLast() ?? spareLabel() : nil
    trace.cast.append(member)
    return ControllerID(trace.cast.count - 1)
  }

  /// Takes down of what scene a controller is that was born while it was made, and that nobody but
  /// the code that makes it knew.
  public func adopt(
    _ controller: ControllerID, scene: Int?, kind: ControllerKind, label: Label? = nil
  ) {
    let name = trace.cast[controller.index].label ?? label ?? labelsLeft.popLast() ?? spareLabel()
    trace.cast[controller.index] = CastMember(label: name, scene: scene, kind: kind)
  }

  /// A name for somebody on whom the step has not counted, which from now on is the step's.
  private func spareLabel() -> Label? {
    guard let label = sparesLeft.popLast() else { return nil }
    trace.steps[trace.steps.count - 1].creating.append(label)
    return label
  }

  /// Takes down that a controller is not saved with the state of the app.
  public func leaveOutOfSaving(_ controller: ControllerID) {
    trace.cast[controller.index].isRestorable = false
  }

  /// Who a controller is.
  public func member(_ controller: ControllerID) -> CastMember { trace.cast[controller.index] }

  /// Takes down what the user reads as the title of a controller; another one later does not count.
  public func entitle(_ controller: ControllerID, _ title: String) {
    if trace.cast[controller.index].title == nil { trace.cast[controller.index].title = title }
  }

  /// Takes down that what the scene of a controller promises is not kept any more, as an app has
  /// put a delegate of its own in the place of the class's, or has said otherwise itself.
  public func overrule(_ facets: Contract.Facets, of controller: ControllerID) {
    trace.cast[controller.index].overruled.formUnion(facets)
  }

  /// Takes down an event; after a misuse, nothing.
  public func record(_ what: Event.What, _ vantage: Event.Vantage = .sent) {
    guard !trace.isHalted, !isRehearsal else { return }
    trace.events.append(Event(what, vantage))
    if case .misuse = what {
      trace.isHalted = true
      requestCountAtHalt = trace.requests.count
    }
  }

  /// Takes down an action that a storyboard is wired to and nobody has.
  public func note(_ missing: MissingAction) {
    guard !trace.isHalted, !isRehearsal, !trace.missingActions.contains(missing) else { return }
    trace.missingActions.append(missing)
  }

  /// Takes down for what name code has asked that is nothing's, before the misuse that it is.
  public func noteMisusedName(_ name: String) {
    guard !trace.isHalted, !isRehearsal else { return }
    trace.misusedName = name
  }

  /// Takes down a request for a segue; one that comes after a misuse the snapshot forgets.
  public func request(
    segue: Int?, source: ControllerID, trigger: SegueRequest.Trigger
  ) -> RequestID {
    trace.requests.append(SegueRequest(segue: segue, source: source, trigger: trigger))
    return RequestID(trace.requests.count - 1)
  }

  /// Takes down where a request leads.
  public func setDestination(_ destination: ControllerID, of request: RequestID) {
    trace.requests[request.index].destination = destination
  }

  /// Keeps a list of controllers for an event.
  @inlinable
  public func list(_ controllers: some Sequence<ControllerID>) -> ControllerList {
    var list = beginList()
    for controller in controllers { add(controller, to: &list) }
    return list
  }

  @usableFromInline
  func beginList() -> ControllerList {
    ControllerList(start: Int32(trace.lists.count), count: 0)
  }

  @usableFromInline
  func add(_ controller: ControllerID, to list: inout ControllerList) {
    trace.lists.append(controller)
    list = ControllerList(start: list.start, count: list.count + 1)
  }

  /// Keeps a word for an event or a claim; equal words are kept once.
  ///
  /// - Complexity: O(*n*) in the number of different words.
  public func word(_ text: String) -> WordID {
    let known = trace.words.firstIndex { $0 == text && $0.utf8.elementsEqual(text.utf8) }
    if let known { return WordID(number: Int32(known)) }
    trace.words.append(text)
    return WordID(number: Int32(trace.words.count - 1))
  }

  /// Takes down that an owner took on to show or to tell something.
  public func open(by owner: Owner) -> ObligationID {
    obligationCount += 1
    let obligation = ObligationID(obligationCount - 1)
    record(.opened(obligation, by: owner))
    return obligation
  }

  /// Takes down the snapshot of the stage or of the step, and closes it.
  ///
  /// - Precondition: The stage or the step has no snapshot yet.
  public func take(_ snapshot: @autoclosure () -> Snapshot) {
    guard !isRehearsal else { return }
    let number = trace.steps.count
    demand(
      trace.snapshots.count == number,
      """
      a second snapshot was taken \(number == 0 ? "of the stage" : "after step \(number)"); call \
      'recording.take(_:)' exactly once for the stage and once for each step
      """)
    let snapshot = snapshot()
    let count = trace.cast.count
    for node in snapshot.nodes where node.controller.index < 0 || node.controller.index >= count {
      demand(
        false,
        """
        a snapshot shows \(node.controller), and \(count.counted("controller")) were born; call \
        'recording.birth' when a controller is born
        """)
    }
    trace.snapshots.append(snapshot)
    if let requestCountAtHalt { trace.requests.removeSubrange(requestCountAtHalt...) }
    trace.eventEnds.append(trace.events.count)
    trace.requestEnds.append(trace.requests.count)
  }

  /// Tells the step that was closed last in other words.
  ///
  /// For systems that are wrong on purpose, by which invariants over callbacks are tested.
  package func retell(_ words: (ArraySlice<Event>) -> [Event]) {
    guard let step = trace.steps.indices.last else { return }
    trace.events.replaceSubrange(trace.eventEnds[step]..., with: words(trace.events(ofStep: step)))
    trace.eventEnds[step + 1] = trace.events.count
  }

  func beginStep(_ step: Step, sparing spares: [Label] = []) {
    trace.steps.append(step)
    labelsLeft = step.creating.reversed()
    sparesLeft = spares.reversed()
  }
}
