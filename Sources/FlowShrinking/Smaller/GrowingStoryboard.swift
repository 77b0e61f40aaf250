import FlowModel

/// A storyboard that grows: its scenes with what each declares, then its segues, then its controls.
struct GrowingStoryboard {
  private(set) var storyboard = Storyboard()
  /// The scenes that are still to come.
  private var names: [SceneName]
  private let allNames: [SceneName]
  /// What the newest scene may still declare.
  private var choices: ArraySlice<ContractChoice> = []
  /// The first segue that may come next, so that no two storyboards differ in their order alone.
  private var nextSegue = 0
  private var phase = Phase.scenes

  private enum Phase {
    case scenes, segues, controls, finished
  }

  /// Begins a storyboard of so many scenes.
  init(sceneCount: Int) {
    allNames = (0..<sceneCount).compactMap { Alphabet.scenes.name($0).map { SceneName($0) } }
    names = allNames
  }

  /// What can become of it with one thing more; `nil` when it is finished.
  func grown(of words: Words, stepCount: Int) -> [GrowingStoryboard]? {
    if let choice = choices.first { return grown(by: choice) }
    switch phase {
    case .scenes where names.isEmpty: return [with { $0.phase = .segues }]
    case .scenes: return withNextScene(of: words)
    case .segues: return withOneSegueMore(of: words, stepCount: stepCount)
    case .controls: return withOneControlMore(of: words, stepCount: stepCount)
    case .finished: return nil
    }
  }

  private func with(_ change: (inout GrowingStoryboard) -> Void) -> GrowingStoryboard {
    var changed = self
    change(&changed)
    return changed
  }
}

// MARK: - Scenes

extension GrowingStoryboard {
  private func grown(by choice: ContractChoice) -> [GrowingStoryboard] {
    let newest = storyboard.scenes.count - 1
    return choice.map { declare in
      with {
        $0.choices.removeFirst()
        declare(&$0.storyboard.scenes[newest].contract)
      }
    }
  }

  /// The storyboards with the next scene, which declares nothing yet; what it holds comes later, so
  /// that no scene holds itself.
  private func withNextScene(of words: Words) -> [GrowingStoryboard] {
    guard let name = names.first else { return [] }
    let later = Array(names.dropFirst())
    return words.sceneKinds.flatMap { kind, className in
      words.holds(among: later).map { held in
        with {
          $0.names.removeFirst()
          $0.storyboard.scenes.append(Scene(name, kind, className: className, holds: held))
          $0.choices = words.contractChoices(of: className, naming: allNames)[...]
        }
      }
    }
  }
}

extension Words {
  /// Kind and class of every scene that there may be.
  fileprivate var sceneKinds: [(ControllerKind, ClassName?)] {
    let used = storyboard.scenes.map(\.kind)
    let house = ControllerKind.allCases.filter { $0 == .content || used.contains($0) }
    let named = storyboard.scenes.filter { $0.className != nil }
    let first = named.indices.filter { index in
      !named[..<index].contains { isAlike($0, named[index]) }
    }
    return house.map { ($0, nil) } + first.map { (named[$0].kind, named[$0].className) }
  }

  private func isAlike(_ one: Scene, _ other: Scene) -> Bool {
    one.kind == other.kind && one.className == other.className
  }

  /// What a scene may hold of some scenes, shortest first.
  fileprivate func holds(among scenes: [SceneName]) -> [[SceneName]] {
    let most = storyboard.scenes.map(\.holds.count).max() ?? 0
    return lists(of: scenes, upTo: most)
  }
}

/// Every list of so many elements at most, shortest first; elements may come more than once.
func lists<Element>(of elements: [Element], upTo count: Int) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<count {
    longest = longest.flatMap { list in elements.map { list + [$0] } }
    all += longest
  }
  return all
}

// MARK: - Segues and controls

extension GrowingStoryboard {
  private func withOneSegueMore(of words: Words, stepCount: Int) -> [GrowingStoryboard] {
    let enough = with { $0.phase = .controls }
    guard storyboard.segues.count < words.storyboard.segues.count else { return [enough] }
    let all = words.segues(in: storyboard.scenes.map(\.name))
    return [enough]
      + all.indices.dropFirst(nextSegue).filter { stepCount > 0 || all[$0].isEmbed }
      .compactMap { index in
        let number = storyboard.segues.count { $0.source == all[index].source }
        guard let identifier = Alphabet.segues.name(number) else { return nil }
        return with {
          $0.nextSegue = index
          $0.storyboard.segues.append(all[index].called(SegueIdentifier(identifier)))
        }
      }
  }

  private func withOneControlMore(of words: Words, stepCount: Int) -> [GrowingStoryboard] {
    let enough = with { $0.phase = .finished }
    let most = min(words.storyboard.controls.count, stepCount)
    guard storyboard.controls.count < most else { return [enough] }
    let firesMax = words.storyboard.controls.map(\.fires.count).max() ?? 0
    return [enough]
      + storyboard.scenes.flatMap { scene -> [GrowingStoryboard] in
        let number = storyboard.controls.count { $0.scene == scene.name }
        guard let name = Alphabet.controls.name(number) else { return [] }
        let firings = storyboard.segues.filter { $0.source == scene.name && !$0.isEmbed }
          .map { Control.Firing.segue($0.identifier) }
        return lists(of: firings + words.reports, upTo: firesMax).dropFirst().flatMap { fires in
          words.places.map { place in
            with {
              $0.storyboard.controls.append(
                Control(in: scene.name, ControlName(name), at: place, fires: fires))
            }
          }
        }
      }
  }
}

extension Words {
  /// What controls fire besides segues.
  fileprivate var reports: [Control.Firing] {
    storyboard.controls.flatMap(\.fires).uniqued().filter {
      if case .action = $0 { true } else { false }
    }
  }

  /// Where controls can be: in the view alone, or where those of the words are.
  fileprivate var places: [Control.Place?] {
    [nil] + storyboard.controls.compactMap(\.place).uniqued()
  }

  /// Every segue between some scenes, without a name.
  fileprivate func segues(in scenes: [SceneName]) -> [Segue] {
    let plain = storyboard.segues.flatMap(\.plainer).uniqued()
    return scenes.flatMap { source in
      plain.flatMap { segue -> [Segue] in
        var segue = segue
        segue.source = source
        guard segue.unwindAction == nil else { return [segue] }
        return scenes.flatMap { destination -> [Segue] in
          segue.kind = segue.kind.leading(to: destination)
          guard let via = segue.via else { return [segue] }
          return scenes.map { scene in
            var segue = segue
            segue.via = Intermediate(scene, as: via.style)
            return segue
          }
        }
      }
    }.uniqued()
  }
}

extension Segue {
  fileprivate func called(_ identifier: SegueIdentifier) -> Segue {
    var segue = self
    segue.identifier = identifier
    return segue
  }

  /// The segue, and those that show or present in its place, with all or some of what is declared.
  fileprivate var plainer: [Segue] {
    var segue = self
    segue.identifier = "go"
    var kinds = [segue.kind]
    if let destination { kinds = [.show(destination), .present(destination, style: nil)] + kinds }
    if case .present(let scene, .some) = segue.kind { kinds.append(.present(scene, style: nil)) }
    return kinds.uniqued().reduce(into: []) { all, kind in
      segue.kind = kind
      all += segue.withLess
    }
  }

  /// The segue with each choice of its attributes.
  private var withLess: [Segue] {
    let plain = Segue(from: source, identifier, kind)
    return [plain].withAndWithout { $0.performing = performing }
      .withAndWithout { $0.animates = animates }
      .withAndWithout { $0.via = via }
      .withAndWithout { $0.className = className }
      .withAndWithout { $0.action = action }
      .withAndWithout { $0.actionName = $0.action.flatMap { _ in actionName } }
      .withAndWithout { $0.runtimeName = runtimeName }
      .withAndWithout { $0.preparedStyle = preparedStyle }
  }
}

extension [Segue] {
  fileprivate func withAndWithout(_ change: (inout Segue) -> Void) -> [Segue] {
    (self
      + map { segue in
        var changed = segue
        change(&changed)
        return changed
      }).uniqued()
  }
}
