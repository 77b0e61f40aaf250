import FlowModel

extension Pen {
  mutating func rewritten(_ storyboard: NamedStoryboard) -> NamedStoryboard {
    var storyboard = storyboard
    storyboard.name = StoryboardName(name(storyboard.name.text, .storyboards))
    storyboard.initial = option(storyboard.initial) { $0.scene($1) }
    storyboard.members = list(storyboard.members) { pen, member in
      var member = member
      member.scene = pen.scene(member.scene)
      member.identifier = pen.option(member.identifier) {
        SceneIdentifier($0.name($1.text, .storyboards))
      }
      return member
    }
    return storyboard
  }

  mutating func rewritten(_ blueprint: Scene) -> Scene {
    var blueprint = blueprint
    blueprint.name = scene(blueprint.name)
    raw(blueprint.kind)
    blueprint.className = option(blueprint.className) { ClassName($0.name($1.text, .classes)) }
    blueprint.holds = list(blueprint.holds) { $0.scene($1) }
    number(Int(blueprint.bars.rawValue))
    raw(blueprint.style)
    blueprint.contract = rewritten(blueprint.contract)
    return blueprint
  }

  private mutating func rewritten(_ contract: Contract) -> Contract {
    var contract = contract
    contract.unwinds = list(contract.unwinds) { $0.action($1) }
    contract.vetoes = list(contract.vetoes) { $0.action($1) }
    contract.refuses = list(contract.refuses) { $0.segue($1) }
    contract.declines = list(contract.declines) { $0.segue($1) }
    contract.overrules = list(contract.overrules) { $0.segue($1) }
    switch contract.searches {
    case .all: number(0)
    case .only(let scenes):
      number(1)
      contract.searches = .only(list(scenes) { $0.scene($1) })
    }
    number(contract.definesContext.map { $0 ? 2 : 1 } ?? 0)
    raw(contract.show)
    raw(contract.showDetail)
    flag(contract.isModal)
    flag(contract.keeps)
    flag(contract.isLocked)
    raw(contract.adapts)
    raw(contract.replacement)
    raw(contract.collapse)
    raw(contract.animates)
    flag(contract.swipes)
    flag(contract.isRetained)
    contract.reactions = list(contract.reactions) { $0.rewritten($1) }
    for facet in Contract.Facet.allCases { flag(contract.unknown.contains(facet)) }
    return contract
  }

  mutating func rewritten(_ blueprint: Segue) -> Segue {
    var blueprint = blueprint
    blueprint.source = scene(blueprint.source)
    blueprint.identifier = segue(blueprint.identifier)
    number(blueprint.kind.rank)
    blueprint.kind = rewritten(blueprint.kind)
    raw(blueprint.performing)
    blueprint.className = option(blueprint.className) { ClassName($0.name($1.text, .classes)) }
    blueprint.via = option(blueprint.via) { pen, via in
      pen.raw(via.style)
      return Intermediate(pen.scene(via.scene), as: via.style)
    }
    flag(blueprint.animates)
    raw(blueprint.action)
    blueprint.actionName = option(blueprint.actionName) {
      PlainActionName($0.name($1.text, .plainActions))
    }
    blueprint.runtimeName = rewritten(blueprint.runtimeName)
    raw(blueprint.preparedStyle)
    return blueprint
  }

  private mutating func rewritten(_ name: Segue.RuntimeName) -> Segue.RuntimeName {
    switch name {
    case .identifier: number(1)
    case .none: number(0)
    case .shared(let identifier):
      number(2)
      return .shared(segue(identifier))
    }
    return name
  }

  private mutating func rewritten(_ kind: Segue.Kind) -> Segue.Kind {
    switch kind {
    case .show(let destination): return .show(scene(destination))
    case .showDetail(let destination): return .showDetail(scene(destination))
    case .present(let destination, let style):
      raw(style)
      return .present(scene(destination), style: style)
    case .popover(let destination, let isAnchored):
      flag(isAnchored)
      return .popover(scene(destination), isAnchored: isAnchored)
    case .custom(let destination): return .custom(scene(destination))
    case .push(let destination): return .push(scene(destination))
    case .replace(let destination, let column):
      raw(column)
      return .replace(scene(destination), column: column)
    case .embed(let destination): return .embed(scene(destination))
    case .unwind(let name): return .unwind(action(name))
    }
  }

  mutating func rewritten(_ blueprint: Control) -> Control {
    var blueprint = blueprint
    blueprint.scene = scene(blueprint.scene)
    blueprint.name = control(blueprint.name)
    blueprint.fires = list(blueprint.fires) { pen, firing in
      switch firing {
      case .segue(let identifier):
        pen.number(0)
        return .segue(pen.segue(identifier))
      case .action(let action):
        pen.number(1)
        return .action(PlainActionName(pen.name(action.text, .plainActions)))
      }
    }
    blueprint.place = option(blueprint.place) { pen, place in
      switch place {
      case .row(.prototype(let cell)):
        pen.number(0)
        return .row(.prototype(PrototypeName(pen.name(cell.text, .prototypes))))
      case .row(.fixed(let section, let number)):
        [1, section, number].forEach { pen.number($0) }
        return place
      case .bar(let bar):
        [2, Int(bar.rawValue)].forEach { pen.number($0) }
        return place
      }
    }
    return blueprint
  }

  mutating func rewritten(_ blueprint: DrawnView, wired: Set<ControlName>) -> DrawnView {
    var blueprint = blueprint
    blueprint.scene = scene(blueprint.scene)
    blueprint.name = control(blueprint.name, isWired: wired.contains(blueprint.name))
    raw(blueprint.sort)
    // What a property of a class is called means something to that class.
    blueprint.outlet = option(blueprint.outlet) { OutletName($0.name($1.text, .classes)) }
    blueprint.className = option(blueprint.className) { ClassName($0.name($1.text, .classes)) }
    blueprint.prototype = option(blueprint.prototype) {
      PrototypeName($0.name($1.text, .prototypes))
    }
    blueprint.container = option(blueprint.container) {
      $0.control($1, isWired: wired.contains($1))
    }
    number(Int(blueprint.marks.rawValue))
    blueprint.tag = option(blueprint.tag) { NumberName($0.name($1.text, .touchables)) }
    blueprint.numbers = list(blueprint.numbers) { NumberName($0.name($1.text, .touchables)) }
    blueprint.words = option(blueprint.words) { DrawnWords($0.name($1.text, .touchables)) }
    blueprint.placeholder = option(blueprint.placeholder) {
      DrawnWords($0.name($1.text, .touchables))
    }
    blueprint.segments = list(blueprint.segments) { DrawnWords($0.name($1.text, .touchables)) }
    blueprint.sends = list(blueprint.sends) { pen, sending in
      pen.raw(sending.event)
      return DrawnView.Sending(
        PlainActionName(pen.name(sending.action.text, .plainActions)), on: sending.event)
    }
    return blueprint
  }
}
