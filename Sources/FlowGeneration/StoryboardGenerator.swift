import FlowModel

/// Grows a storyboard: scenes, what they hold, and the segues and controls between them.
///
/// What the segues do by themselves is no misuse: nothing is pushed or wrapped that a stack cannot
/// hold, no unwind pushes, and no segue of kind custom asks for a handler that it does not have.
/// Only a push or replace segue, the kinds of old, is one where its container is missing.
/// What a scene holds and embeds never leads back to it.
struct StoryboardGenerator {
  var choices: Choices
  let limits: Limits
  let actions: [ActionName]
  var names = FreshNames<Scene>()
  var storyboard = Storyboard()
  /// How many controllers each scene makes, with what it holds.
  var sizes: [Int] = []
  /// The scenes that a stack may hold.
  var stackable: [SceneName] = []

  init(_ choices: Choices, within limits: Limits) {
    self.choices = choices
    self.limits = limits
    let count = self.choices.number(in: limits.unwindActions)
    actions = Array(Self.knownActions.prefix(max(1, count)))
  }

  private static let knownActions: [ActionName] = ["done", "cancel", "home", "close", "save"]

  /// Grows the storyboard.
  mutating func grown() -> Storyboard {
    storyboard.scenes.reserveCapacity(16)
    storyboard.segues.reserveCapacity(32)
    storyboard.controls.reserveCapacity(16)
    sizes.reserveCapacity(16)
    addContentScenes()
    addContainerScenes()
    addScenesOfOwnContainers()
    addSceneOfOwnClass()
    stackable = storyboard.scenes.compactMap { $0.kind.fitsStack ? $0.name : nil }
    for scene in storyboard.scenes { addEmbeds(in: scene) }
    for scene in storyboard.scenes { addSegues(of: scene) }
    for scene in storyboard.scenes { addControls(of: scene) }
    refineSegues()
    addSegueClasses()
    addReference()
    var contracts = ContractGenerator(choices.split(), actions: actions)
    contracts.declare(in: &storyboard)
    declareClasses()
    return storyboard
  }
}
