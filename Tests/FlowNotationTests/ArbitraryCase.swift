import FlowModel
import FlowNotation

/// Makes every sort of case that can be written, from a number.
///
/// Nothing about it is likely: it is meant to reach every word of the notation and every odd name
/// within a few hundred cases.
struct ArbitraryCase {
  private var state: UInt64
  private var labels: [Label] = []
  private var scenes: [SceneName] = []

  private static let oddTexts = [
    "Home", "l", "7", "a-b_c", "", " ", "two words", "nav", "content", "tabs", "split", "to", "no",
    "none", "existing", "creating", "presented", "scene", "do", "tap", "say \"hi\"", "back\\slash",
    "\\", "\"", "a.b", ".", "a, b", ",", "#7", "née", "e\u{301}", "\u{301}first", "🧭", "日本",
    "line\nbreak", "tab\tbed", "\r\n", "\u{7}", "\u{2028}", " edge ", "as", "class",
  ]

  private static let texts = ["one word", "", "  edges kept  ", "note # 1", "\"quoted\"", "née 🧭"]

  private static let treeLines = [
    "nav root", "  Home as h", "# no comment", "    presents f", "\\",
  ]

  init(_ number: UInt64) { state = number }

  /// - SeeAlso: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) >> 33) % bound
  }

  private mutating func isHeads() -> Bool { number(below: 2) == 0 }

  private mutating func element<Element>(of list: some Collection<Element>) -> Element {
    list[list.index(list.startIndex, offsetBy: number(below: list.count))]
  }

  private mutating func name<Subject>() -> Name<Subject> { Name(element(of: Self.oddTexts)) }

  private mutating func list<Element>(
    upTo count: Int, from least: Int = 0, _ make: (inout Self) -> Element
  ) -> [Element] {
    (0..<(least + number(below: count - least + 1))).map { _ in make(&self) }
  }

  private mutating func maybe<Element>(_ make: (inout Self) -> Element) -> Element? {
    isHeads() ? make(&self) : nil
  }

  private mutating func unique<Subject>(_ number: Int) -> Name<Subject> {
    Name(element(of: Self.oddTexts) + String(number))
  }

  private mutating func freshLabel() -> Label {
    labels.append(unique(labels.count))
    return labels[labels.count - 1]
  }

  /// A label that exists or not.
  private mutating func someLabel() -> Label {
    labels.isEmpty || number(below: 8) == 0 ? name() : element(of: labels)
  }

  private mutating func scene() -> SceneName { element(of: scenes) }

  // MARK: - Case

  mutating func make() -> Case {
    let purpose: Case.Purpose =
      switch number(below: 3) {
      case 0: .invariant(isHeads() ? "area.some-rule" : name())
      case 1: .conforms(list(upTo: 3, from: 1) { $0.name() as Name<Case> }.map(\.text))
      default: .interesting
      }
    let provenance = maybe {
      Case.Provenance(
        seed: Seed(UInt64($0.number(below: .max))), run: $0.number(below: 9999),
        leavingOut: $0.list(upTo: 3) { $0.element(of: Step.Kind.allCases) })
    }
    let storyboard = makeStoryboard()
    let stage = makeStage()
    return Case(
      purpose, from: provenance, notes: list(upTo: 2) { $0.element(of: Self.texts) },
      Scenario(
        World(storyboard: storyboard, stage: stage, showingCards: isHeads()),
        steps: list(upTo: 4) { $0.step() }),
      expectations: list(upTo: 2) { $0.expectation() })
  }

  /// The text of a case from which a stretch is cut out, with something odd in its place.
  mutating func makeDamagedText() -> String {
    var scalars = Array(make().text.unicodeScalars)
    let start = number(below: scalars.count)
    let end = min(scalars.count, start + number(below: 12))
    let patch = isHeads() ? "" : element(of: Self.oddTexts)
    scalars.replaceSubrange(start..<end, with: Array(patch.unicodeScalars))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private mutating func expectation() -> Case.Expectation {
    let lines = list(upTo: 3) { $0.element(of: Self.treeLines) }
    guard isHeads() else { return .tree(lines: lines) }
    let kinds = list(upTo: 3, from: 1) { $0.element(of: Event.Kind.allCases) }
    return .events(kinds: kinds, lines: lines)
  }

  // MARK: - World

  private mutating func makeStoryboard() -> Storyboard {
    scenes = (0..<(1 + number(below: 3))).map { unique($0) }
    var storyboard = Storyboard(scenes: scenes.map { blueprint($0) })
    for index in 0..<number(below: 4) {
      var segue = Segue(
        from: scene(), unique(index), segueKind(),
        performing: maybe { $0.element(of: CustomPerform.allCases) }, animates: isHeads(),
        via: maybe {
          Intermediate($0.scene(), as: $0.element(of: IntermediateStyle.allCases))
        })
      segue.className = maybe { $0.name() }
      segue.action = maybe { $0.element(of: SegueActionAnswer.allCases) }
      segue.runtimeName =
        isHeads() ? .identifier : isHeads() ? .none : .shared(name())
      segue.preparedStyle = maybe { $0.element(of: PresentationStyle.allCases) }
      storyboard.segues.append(segue)
    }
    if isHeads() {
      storyboard.named = [
        NamedStoryboard(
          name(), initial: maybe { $0.scene() },
          members: scenes.enumerated().map { index, scene in
            NamedStoryboard.Member(scene, as: maybe { $0.unique(index) })
          })
      ]
    }
    if isHeads() {
      storyboard.references = [SceneReference(unique(scenes.count), to: name())]
    }
    for index in 0..<number(below: 3) {
      let owner = scene()
      let segues = storyboard.segues.filter { $0.source == owner }.map(\.identifier)
      let fires = list(upTo: 3) { arbitrary in
        segues.isEmpty || arbitrary.isHeads()
          ? Control.Firing.action(arbitrary.name()) : .segue(arbitrary.element(of: segues))
      }
      let place = maybe { arbitrary -> Control.Place in
        switch arbitrary.number(below: 3) {
        case 0: .bar(arbitrary.element(of: Control.Bar.allCases))
        case 1: .row(.prototype(arbitrary.name()))
        default:
          .row(.fixed(section: arbitrary.number(below: 3), row: arbitrary.number(below: 30)))
        }
      }
      storyboard.controls.append(Control(in: owner, unique(index), at: place, fires: fires))
    }
    storyboard.views = (0..<number(below: 3)).map { view(unique($0)) }
    return storyboard
  }

  private mutating func view(_ name: ControlName) -> DrawnView {
    var view = DrawnView(
      in: scene(), name, element(of: DrawnView.Sort.allCases), outlet: maybe { $0.name() })
    view.marks = DrawnView.Marks(rawValue: UInt8(number(below: 256)))
    view.words = maybe { $0.name() }
    view.placeholder = maybe { $0.name() }
    view.tag = maybe { $0.name() }
    view.numbers = list(upTo: 4) { $0.name() }
    view.className = maybe { $0.name() }
    view.prototype = maybe { $0.name() }
    view.container = maybe { $0.name() }
    view.segments = list(upTo: 3) { $0.name() }
    view.sends = list(upTo: 2) {
      DrawnView.Sending($0.name(), on: $0.element(of: DrawnView.Event.allCases))
    }
    return view
  }

  private mutating func blueprint(_ name: SceneName) -> Scene {
    var contract = Contract(
      unwinds: list(upTo: 2) { $0.name() }, vetoes: list(upTo: 1) { $0.name() },
      refuses: list(upTo: 2) { $0.name() },
      searches: isHeads() ? .all : .only(list(upTo: 2) { $0.name() }),
      definesContext: maybe { $0.isHeads() })
    contract.declines = list(upTo: 2) { $0.name() }
    contract.overrules = list(upTo: 2) { $0.name() }
    contract.show = maybe { $0.element(of: ShowOverride.allCases) }
    contract.showDetail = maybe { $0.element(of: ShowOverride.allCases) }
    contract.isModal = isHeads()
    contract.keeps = isHeads()
    contract.isLocked = isHeads()
    contract.adapts = maybe { $0.element(of: AdaptiveStyle.allCases) }
    contract.replacement = maybe { $0.element(of: AdaptiveReplacement.allCases) }
    contract.collapse = maybe { $0.element(of: CollapseAnswer.allCases) }
    contract.swipes = isHeads()
    contract.isRetained = isHeads()
    contract.animates = maybe { $0.element(of: Animating.allCases) }
    contract.reactions = list(upTo: 2) { $0.reaction() }
    if contract.reactions.count == 2, contract.reactions[0] == contract.reactions[1] {
      contract.reactions.removeLast()
    }
    contract.unknown = Contract.Facets(list(upTo: 2) { $0.element(of: Contract.Facet.allCases) })
    var blueprint = Scene(
      name, element(of: ControllerKind.allCases), className: maybe { $0.name() },
      holds: list(upTo: 2) { $0.scene() }, contract: contract)
    blueprint.bars = DrawnBars(rawValue: UInt8(number(below: 8)))
    blueprint.style = maybe { $0.element(of: PresentationStyle.allCases) }
    return blueprint
  }

  private mutating func reaction() -> Reaction {
    let moment: Reaction.Moment =
      switch element(of: Reaction.Moment.Kind.allCases) {
      case .viewDidLoad: .viewDidLoad
      case .viewDidAppear: .viewDidAppear
      case .prepare: .prepare(name())
      case .action: .action(name())
      case .report: .report(name())
      }
    return Reaction(at: moment, element(of: [.performs(name()), .dismisses, .pops]))
  }

  private mutating func segueKind() -> Segue.Kind {
    switch number(below: 9) {
    case 0: .show(scene())
    case 1: .showDetail(scene())
    case 2: .present(scene(), style: maybe { $0.element(of: PresentationStyle.allCases) })
    case 3: .custom(scene())
    case 4: .popover(scene(), isAnchored: isHeads())
    case 5: .push(scene())
    case 6: .replace(scene(), column: element(of: SplitColumn.allCases))
    case 7: .embed(scene())
    default: .unwind(name())
    }
  }

  private mutating func makeStage() -> Stage {
    Stage(
      size: element(of: SizeClass.allCases), root: entry(depth: 3),
      presentations: list(upTo: 2) { arbitrary in
        let style = arbitrary.maybe { $0.element(of: PresentationStyle.allCases) }
        return StagePresentation(by: arbitrary.someLabel(), style: style, arbitrary.entry(depth: 1))
      }, creating: list(upTo: 2) { $0.freshLabel() })
  }

  private mutating func origin() -> Origin {
    isHeads() ? .scene(scene()) : .stock(element(of: ControllerKind.allCases))
  }

  private mutating func entry(depth: Int) -> StageEntry {
    StageEntry(
      freshLabel(), origin(),
      children: depth == 0 ? [] : list(upTo: 2) { $0.entry(depth: depth - 1) },
      selected: maybe { $0.someLabel() })
  }

  // MARK: - Steps

  private mutating func subject() -> Step.Subject {
    isHeads() ? .new(origin()) : .existing(someLabel())
  }

  private mutating func step() -> Step {
    Step(
      action(), creating: list(upTo: 2) { $0.freshLabel() }, isAnimated: isHeads(),
      settles: isHeads())
  }

  private mutating func action() -> Step.Action {
    switch element(of: Step.Kind.allCases) {
    case .tap: .tap(someLabel(), name())
    case .performSegue: .performSegue(someLabel(), name())
    case .present:
      .present(
        subject(), on: someLabel(), style: maybe { $0.element(of: PresentationStyle.allCases) })
    case .dismiss: .dismiss(someLabel())
    case .push: .push(subject(), on: someLabel())
    case .pop: .pop(someLabel())
    case .popTo: .popTo(someLabel(), on: someLabel())
    case .popToRoot: .popToRoot(someLabel())
    case .setStack: .setStack(list(upTo: 2) { $0.someLabel() }, on: someLabel())
    case .setTabs: .setTabs(list(upTo: 2) { $0.someLabel() }, on: someLabel())
    case .select: .select(someLabel(), on: someLabel())
    case .show: .show(subject(), on: someLabel())
    case .showDetail: .showDetail(subject(), on: someLabel())
    case .add: .add(subject(), to: someLabel())
    case .remove: .remove(someLabel())
    case .answer: .answer(someLabel(), success: isHeads())
    case .replace: .replace(subject(), on: someLabel())
    case .settle: .settle
    case .wait: .wait
    case .back: .back(someLabel())
    case .swipeDown: .swipeDown(someLabel())
    case .tapOutside: .tapOutside(someLabel())
    case .tapTab: .tapTab(someLabel(), on: someLabel())
    case .beginBack: .beginBack(someLabel())
    case .beginSwipeDown: .beginSwipeDown(someLabel())
    case .progress: .progress(number(below: 101))
    case .finish: .finish
    case .cancel: .cancel
    case .size: .size(element(of: SizeClass.allCases))
    case .open: .open(scene())
    case .alert: .alert
    case .background: .background
    case .foreground: .foreground
    case .root: .root(subject())
    case .save: .save
    case .restore: .restore
    case .signal: .signal(name())
    }
  }
}
