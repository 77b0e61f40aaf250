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

  let recording: Recording
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
  /// The numbers of the requests, by their numbers in the environment; those that are made on
  /// stage, as by embed segues of views that load there, are not taken down.
  @exclusivity(unchecked)
  private var requests: [RequestID?] = []
  /// The request that was taken down last.
  @exclusivity(unchecked)
  private(set) var lastRequest: RequestID?

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
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - member: Who it is; its label is the one that is due.
  ///   - abilities: What it can do besides.
  ///   - isNamed: Whether it gets a name.
  /// - Returns: Its number.
  @discardableResult
  func takeDownBirth(
    _ controller: UIViewController, as member: CastMember, abilities: Abilities = [],
    isNamed: Bool = true
  ) -> ControllerID {
    if let known = number(ofBirth: controller.birth) {
      return adopt(known, as: member, abilities: abilities)
    }
    var member = member
    if isNamed { member.label = nextLabel }
    let number = recording.birth(member, isNamed: isNamed)
    if member.scene == nil { house.listen(to: controller) }
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
  func takeDownBirth(ofHouse controller: UIViewController, _ kind: ControllerKind) -> ControllerID {
    controller.restorationIdentifier = kind.restorationIdentifier
    return takeDownBirth(controller, as: CastMember(label: nil, scene: nil, kind: kind))
  }

  /// Takes down of what scene somebody is who is known already, and has the name that is due.
  private func adopt(
    _ number: ControllerID, as member: CastMember, abilities: Abilities
  ) -> ControllerID {
    recording.adopt(number, scene: member.scene, kind: member.kind, label: nextLabel)
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
    number(ofBirth: controller.birth) ?? numberUnnoticed(controller)
  }

  // It seldom happens, and would stand in every place that asks for a number. While a scene makes
  // its controller, the name that is due is for that one.
  @inline(never)
  private func numberUnnoticed(_ controller: UIViewController) -> ControllerID {
    let made = type(of: controller)
    let isStock = UIViewController.stockTypes.contains { $0 == made }
    var member = CastMember(label: nil, scene: nil, kind: ControllerKind(of: made))
    member.isOwn = !isStock || controller.hasOwnDelegate
    member.className = isStock ? nil : ClassName("\(made)")
    member.isOfSystem = !isStock && isOfSystem(made)
    let number = takeDownBirth(
      controller, as: member, abilities: Abilities(of: made),
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

  /// Whether a controller has been taken down as one of a scene.
  func isOfScene(_ controller: UIViewController) -> Bool {
    number(ofBirth: controller.birth).map { cast[$0.index].scene != nil } ?? false
  }

  /// The controllers that have been made and satisfy a condition on their births, in order.
  func members(where matches: (Int) -> Bool) -> [ControllerID] {
    numbers.indices.compactMap { matches($0) ? numbers[$0] : nil }
  }

  /// Takes down a request, unless it is made on stage.
  func open(_ request: SegueKit.SegueRequest) {
    requestedSegue = request.template.tag
    noteMissingAction(of: request)
    guard !isOnStage else { return requests.append(nil) }
    let trigger: FlowModel.SegueRequest.Trigger =
      switch request.trigger {
      case .control: tappedControl.map { .control($0) } ?? .code
      case .code: .code
      case .loading: .load
      }
    let number = recording.request(
      segue: request.template.tag, source: number(of: request.source), trigger: trigger)
    requests.append(number)
    lastRequest = number
  }

  /// The number of a request; `nil` for one that was made on stage.
  func number(of request: SegueKit.SegueRequest) -> RequestID? { requests[request.number] }
}
