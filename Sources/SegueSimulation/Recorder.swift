import FlowModel
import SegueKit

/// Turns what SegueKit tells into the events of a recording.
///
/// It knows the controllers by their numbers and keeps none of them.
final class Recorder: SegueObserver {
  /// Whether the stage is being set; then only what goes wrong is taken down.
  @exclusivity(unchecked)
  var isOnStage = true
  /// The label of the next controller on stage; in a step the recording gives the labels.
  @exclusivity(unchecked)
  var nextLabel: Label?
  /// The control that is being tapped, as an index into the storyboard's controls.
  var tappedControl: Int?
  /// What a stack of a registered class has returned as taken off in this step, and which.
  var popped: (stack: ControllerID, controllers: [ControllerID])?
  /// Who hears in this step that the window gets another width; `nil` when it gets none.
  var sizeHearing: SizeHearing?
  /// What controllers have done by themselves.
  var reactions = ReactionLog()

  /// The segue of the last request, as an index into the storyboard's segues.
  @exclusivity(unchecked)
  private(set) var requestedSegue: Int?

  /// The storyboard of the world.
  let blueprint: Storyboard
  /// Whether a class may have put something before the user in code.
  let mayMakeTouchables: Bool

  private let recording: Recording
  /// What was recorded of each controller, by its number.
  @exclusivity(unchecked)
  private(set) var cast: [CastMember] = []
  /// What each controller can do besides, by its number.
  @exclusivity(unchecked)
  private(set) var abilities: [Abilities] = []
  /// The delegate of whoever has no scene.
  private(set) lazy var house = HouseDelegate(of: self)
  /// The numbers of the controllers, by their births in the environment.
  @exclusivity(unchecked)
  private var numbers: [ControllerID?] = []
  /// The numbers of the requests, by their numbers in the environment.
  @exclusivity(unchecked)
  private(set) var requests: [RequestID] = []
  /// How many requests were made on stage, and not taken down: embed segues of views that load
  /// there.
  @exclusivity(unchecked)
  private var requestsOnStage = 0

  init(writing recording: Recording, of blueprint: Storyboard) {
    self.recording = recording
    self.blueprint = blueprint
    mayMakeTouchables = blueprint.mayMakeMore
    cast.reserveCapacity(16)
    abilities.reserveCapacity(16)
    numbers.reserveCapacity(16)
  }

  /// Takes down a controller that was just made; one that code did something with while it was made
  /// is known already.
  @discardableResult
  func bear(
    _ controller: UIViewController, scene: Int?, kind: ControllerKind, abilities: Abilities = [],
    isOwn: Bool = false, className: ClassName? = nil, isOfSystem: Bool = false,
    isNamed: Bool = true
  ) -> ControllerID {
    if let known = number(ofBirth: controller.birth) {
      return adopt(known, scene: scene, kind: kind, abilities: abilities)
    }
    let number = recording.birth(
      scene: scene, kind: kind, label: isNamed ? nextLabel : nil, isOwn: isOwn,
      className: className, isOfSystem: isOfSystem, isNamed: isNamed)
    if scene == nil { house.listen(to: controller) }
    if isNamed { nextLabel = nil }
    cast.append(recording.member(number))
    self.abilities.append(abilities)
    while numbers.count <= controller.birth { numbers.append(nil) }
    numbers[controller.birth] = number
    return number
  }

  /// Takes down a controller of the house that the run has made, and that the app makes again when
  /// it is restored.
  @discardableResult
  func bear(ofHouse controller: UIViewController, _ kind: ControllerKind) -> ControllerID {
    controller.restorationIdentifier = kind.restorationIdentifier
    return bear(controller, scene: nil, kind: kind)
  }

  /// Takes down of what scene somebody is who is known already, and has the name that is due.
  private func adopt(
    _ number: ControllerID, scene: Int?, kind: ControllerKind, abilities: Abilities
  ) -> ControllerID {
    recording.adopt(number, scene: scene, kind: kind, label: nextLabel)
    nextLabel = nil
    cast[number.index] = recording.member(number)
    self.abilities[number.index] = abilities
    return number
  }

  /// Takes down the title of one that code has made, once the user can read it.
  func noteTitle(of controller: UIViewController, as number: ControllerID) {
    guard cast[number.index].scene == nil, cast[number.index].title == nil,
      let title = controller.titleInBar, !title.isEmpty
    else { return }
    cast[number.index].title = title
    recording.entitle(number, title)
  }

  /// The number of a controller; one that nobody has taken down was made by code and is born now.
  func number(of controller: UIViewController) -> ControllerID {
    number(ofBirth: controller.birth) ?? bearUnnoticed(controller)
  }

  // It seldom happens, and would stand in every place that asks for a number. While a scene makes
  // its controller, the name that is due is for that one.
  @inline(never)
  private func bearUnnoticed(_ controller: UIViewController) -> ControllerID {
    let made = type(of: controller)
    let isStock = UIViewController.stockTypes.contains { $0 == made }
    let number = bear(
      controller, scene: nil, kind: ControllerKind(of: made), abilities: Abilities(of: made),
      isOwn: !isStock || controller.hasOwnDelegate,
      className: isStock ? nil : ClassName("\(made)"), isOfSystem: !isStock && isOfSystem(made),
      isNamed: !controller.environment.isMaking)
    if controller.restorationIdentifier == nil { recording.leaveOutOfSaving(number) }
    return number
  }

  /// Whether a class is UIKit's, or another framework's, and stands in a module of this package.
  private func isOfSystem(_ type: UIViewController.Type) -> Bool {
    ["SegueKit.", "SegueKitFoundation."].contains(where: String(reflecting: type).hasPrefix)
  }

  /// The number of a controller by its birth; `nil` when nobody has taken it down.
  func number(ofBirth birth: Int) -> ControllerID? {
    birth < numbers.count ? numbers[birth] : nil
  }

  /// Whether a controller is of a registered class.
  func isRegistered(_ controller: ControllerID) -> Bool {
    abilities[controller.index].contains(.own)
  }

  /// The controllers that have been made and satisfy a condition on their births, in order.
  func members(where matches: (Int) -> Bool) -> [ControllerID] {
    numbers.indices.compactMap { matches($0) ? numbers[$0] : nil }
  }

  /// Takes down an event, on stage as well.
  func record(_ what: Event.What, _ vantage: Event.Vantage = .sent) {
    recording.record(what, vantage)
  }

  /// Takes down that a container owes a completion, and hands out the completion.
  func open(by owner: UIViewController) -> () -> Void {
    let (obligation, recording) = openObligation(of: owner)
    return { recording.record(.closed(obligation, .shown)) }
  }

  /// Takes down that somebody owes something, and says where it is taken down when it is met.
  func openObligation(of owner: UIViewController) -> (ObligationID, Recording) {
    (recording.open(by: .controller(number(of: owner))), recording)
  }

  /// Keeps a word for a claim.
  func word(_ text: String) -> WordID { recording.word(text) }

  /// Takes down that somebody does not keep a facet of the contract of its scene any more.
  func overrule(_ facet: Contract.Facet, of controller: ControllerID) {
    recording.overrule([facet], of: controller)
  }

  /// Takes down a plain action of a control.
  func report(_ action: PlainActionName, to controller: ControllerID) {
    record(.report(controller, recording.word(action.text)))
  }

  /// Takes down a callback of a delegate, by the name that flows have for it.
  func callBack(_ word: String, to controller: UIViewController) {
    record(.callback(number(of: controller), recording.word(word)))
  }

  func observe(_ event: SegueEvent) {
    switch event {
    case .refused(let warning, let controller):
      record(.refused(Warning(warning), number(of: controller)))
    case .warned(let warning, let controller):
      record(.warned(Warning(warning), number(of: controller)))
    case .misuse(let misuse, let controller, let name):
      if let name { recording.noteMisusedName(name) }
      record(.misuse(Misuse(misuse), controller.map(number)))
    case .requested(let request):
      requestedSegue = request.template.tag
      noteMissingAction(of: request)
      if isOnStage { requestsOnStage += 1 } else { open(request) }
    case .heardOfSize(let controller): sizeHearing?.hearSize(controller)
    case .heardOfTraits(let controller): sizeHearing?.hearTraits(controller)
    default: if !isOnStage { observeSegue(event) }
    }
  }

  private func observeSegue(_ event: SegueEvent) {
    switch event {
    case .should(let request, let answer): record(.should(number(of: request), answer: answer))
    case .segueAction(let source, let request, let made):
      record(.segueAction(number(of: source), number(of: request), made: made))
    case .instantiated(let controller, let request):
      record(.instantiate(number(of: controller), for: request.map(number)))
    case .created(let segue, let request):
      recording.setDestination(number(of: segue.destination), of: number(of: request))
      record(.create(number(of: request)))
    case .prepare(let segue, let request):
      record(preparation(of: segue, for: request, on: segue.source))
    case .perform(_, let request): record(.perform(number(of: request)))
    case .allowed(let controller, let children, _):
      record(.allowed(number(of: controller), recording.list(children.lazy.map(number))))
    case .canPerform(let controller, let request, let answer):
      record(.can(number(of: controller), number(of: request), answer: answer))
    case .action(let controller, let request):
      record(.action(number(of: controller), number(of: request)))
    case .unwind(let controller, let next):
      record(.unwind(number(of: controller), towards: number(of: next)))
    default: observeChange(event)
    }
  }

  private func observeChange(_ event: SegueEvent) {
    switch event {
    case .pushed(let controller, let stack):
      record(.push(number(of: controller), on: number(of: stack)))
    case .popped(let stack, let top): record(.pop(number(of: stack), to: number(of: top)))
    case .stackReplaced(let stack):
      let list = recording.list(stack.children.lazy.map(number))
      record(.stack(number(of: stack), list))
    case .tabsReplaced(let tabs):
      let list = recording.list(tabs.children.lazy.map(number))
      record(.tabs(number(of: tabs), list))
    case .selected(let tab, let tabs): record(.select(number(of: tab), on: number(of: tabs)))
    case .shouldSelect(let tab, let tabs, let answer):
      record(.shouldSelect(number(of: tab), on: number(of: tabs), answer: answer))
    case .didSelect(let tab, let tabs):
      record(.didSelect(number(of: tab), on: number(of: tabs)))
    case .replaced(let column, let split):
      record(.replace(number(of: column), on: number(of: split)))
    case .presented(let controller, let presenter, let caller):
      record(
        .present(number(of: controller), from: number(of: presenter), by: number(of: caller)))
    case .dismissed(let controller, let presenter):
      record(.dismiss(number(of: controller), from: number(of: presenter)))
    case .added(let child, let parent): record(.add(number(of: child), to: number(of: parent)))
    case .removed(let child, let parent):
      record(.remove(number(of: child), from: number(of: parent)))
    case .loaded(let controller): record(.load(number(of: controller)))
    case .appearance(let controller, let appearance):
      record(.appearance(number(of: controller), Appearance(appearance)))
    case .callback(let controller, let name):
      record(.callback(number(of: controller), recording.word(name)))
    case .interaction(let controller, let interaction):
      record(.interaction(number(of: controller), Interaction(interaction)))
    case .resized(let size): record(.size(SizeClass(size)))
    case .adapted(let controller, let form, let replacement):
      record(
        .adapt(
          number(of: controller), as: PresentationStyle(form), with: replacement.map(number)))
    case .collapsed(let split): record(.collapse(number(of: split)))
    case .expanded(let split): record(.expand(number(of: split)))
    case .rootReplaced(let root): record(.root(number(of: root)))
    case .enteredBackground: record(.background)
    case .enteredForeground: record(.foreground)
    case .saved: record(.saved)
    case .restored: record(.restored)
    case .refused, .warned, .misuse, .heardOfSize, .heardOfTraits, .requested, .should,
      .segueAction, .instantiated, .created, .prepare, .perform, .allowed, .canPerform, .action,
      .unwind:
      break
    }
  }

  private func open(_ request: SegueKit.SegueRequest) {
    let trigger: FlowModel.SegueRequest.Trigger =
      switch request.trigger {
      case .control: tappedControl.map { .control($0) } ?? .code
      case .code: .code
      case .loading: .load
      }
    requests.append(
      recording.request(
        segue: request.template.tag, source: number(of: request.source), trigger: trigger))
  }

  /// Takes down that the receiver of what a touch sends does not have the action.
  func noteMissingAction() {
    if let tappedControl { recording.note(.ofControl(tappedControl)) }
  }

  /// Takes down that the source does not have the segue action of what is asked for.
  private func noteMissingAction(of request: SegueKit.SegueRequest) {
    guard let action = request.template.segueAction, !(request.source is any Scripted),
      request.source.segueAction(for: action) == nil
    else { return }
    recording.note(.ofSegue(request.template.tag))
  }

  func number(of request: SegueKit.SegueRequest) -> RequestID {
    requests[request.number - requestsOnStage]
  }

  func preparation(
    of segue: UIStoryboardSegue, for request: SegueKit.SegueRequest,
    on controller: UIViewController
  ) -> Event.What {
    .prepare(
      number(of: request), on: number(of: controller),
      destination: number(of: segue.destination), isViewLoaded: segue.destination.isViewLoaded)
  }
}
