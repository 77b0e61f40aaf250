import FlowModel
import SegueKit

// What the user touches in the view of a controller: a control, or a row.
extension SegueSimulation.Run {
  /// Touches a control of a controller's scene, or else something that code has made.
  func tap(_ name: ControlName, of source: UIViewController) throws(Inapplicable) {
    guard let index = sceneName(of: source).flatMap({ blueprint.index(of: name, in: $0) }),
      !blueprint.controls[index].isCodeMade
    else {
      return try touch(touchable(name, of: source), of: source)
    }
    try touch(source)
    let control = blueprint.controls[index]
    let touched = try touched(control, numbered: index, of: source)
    recorder.tappedControl = index
    switch touched {
    case .row(let row): fire(control, as: row, of: source)
    case .button(let button): fire(control, as: button, of: source)
    case .drawn(let drawn): drawn.touch()
    case .control: fire(control, of: source)
    }
    recorder.tappedControl = nil
  }

  /// What the user finds where the storyboard has drawn a control.
  private enum Touched {
    case row(TouchedRow)
    case button(UIBarButtonItem)
    case drawn(any DrawnControl)
    case control
  }

  private func touched(
    _ control: Control, numbered number: Int, of source: UIViewController
  ) throws(Inapplicable) -> Touched {
    switch control.place {
    case .row(let place): return try touchedRow(place, of: source).map { .row($0) } ?? .control
    case .bar:
      guard let button = source.shownBarButton(drawnAs: number) else {
        throw Inapplicable(.noSuchControl)
      }
      guard button.isEnabled else { throw Inapplicable(.disabled) }
      return .button(button)
    case nil where source.hasGotControl(drawnAs: number) || standsInRows(control, of: source):
      guard let drawn = source.control(drawnAs: number), drawn.isTouchable else {
        throw Inapplicable(.noSuchControl)
      }
      guard drawn.isEnabled else { throw Inapplicable(.disabled) }
      return .drawn(drawn)
    case nil:
      guard source.coverOfContent == nil else { throw Inapplicable(.noSuchControl) }
      return .control
    }
  }

  /// Whether a control stands in the rows of a view that its controller has.
  private func standsInRows(_ control: Control, of source: UIViewController) -> Bool {
    blueprint.views.contains {
      $0.scene == control.scene && $0.name == control.name && $0.prototype != nil
    } && source.viewIfLoaded?.holdsRows == true
  }

  /// The control may outlive the tap, as what a popover points at, and keeps nobody.
  private func fire(_ blueprint: Control, of source: UIViewController) {
    let control = UIButton()
    control.wire(blueprint, of: source, in: self.blueprint, tellingOf: recorder)
    control.sendActions(for: .touchUpInside)
  }

  /// Fires what a button of a bar is wired to, which is the sender.
  private func fire(_ control: Control, as button: UIBarButtonItem, of source: UIViewController) {
    for firing in control.fires {
      switch firing {
      case .action(let action):
        recorder.tell(sending: action, to: source)
        source.action(for: Selector(action.text))?(button)
      case .segue(let identifier):
        template(of: identifier, from: source)?
          .fire(from: source, sender: button, isAutomatic: true)
      }
    }
  }

  private func template(
    of identifier: SegueIdentifier, from source: UIViewController
  ) -> UIStoryboardSegueTemplate? {
    sceneName(of: source).flatMap { source.template(of: identifier, of: $0, in: blueprint) }
  }
}

// MARK: - What code has made

extension SegueSimulation.Run {
  private func touchable(
    _ name: ControlName, of source: UIViewController
  ) throws(Inapplicable) -> Touchable {
    guard let found = named(source.touchables, of: source).first(where: { $0.name == name }) else {
      throw Inapplicable(source.hasDisabled(name.text) ? .disabled : .noSuchControl)
    }
    return found.touchable
  }

  /// Touches something that code has made; a row fires what its prototype is wired to.
  private func touch(
    _ touchable: Touchable, of source: UIViewController
  ) throws(Inapplicable) {
    try touch(source)
    // Through a search a touch gets to what lies below.
    let owner = touchable.row?.view.nearestController ?? source
    if let row = touchable.row, let scene = sceneName(of: owner),
      let prototype = row.view.prototype(of: row.cell),
      let index = blueprint.index(ofRow: PrototypeName(prototype), in: scene)
    {
      recorder.tappedControl = index
      fire(blueprint.controls[index], as: row, of: owner)
      recorder.tappedControl = nil
    } else {
      touchable.touch()
    }
  }
}

extension SegueSimulation.Run {
  /// What can be touched on a controller, with names of which no two are alike, nor like one that
  /// the storyboard has drawn there: what comes again has a number.
  func named(
    _ touchables: [Touchable], of controller: UIViewController
  ) -> [(name: ControlName, touchable: Touchable)] {
    var taken = namesDrawn(on: controller)
    var numbers: [String: Int] = [:]
    return touchables.map { touchable in
      var name = ControlName(touchable.title)
      while !taken.insert(name).inserted {
        let number = numbers[touchable.title, default: 1] + 1
        numbers[touchable.title] = number
        name = ControlName("\(touchable.title)-\(number)")
      }
      return (name, touchable)
    }
  }

  /// The names of the controls that the storyboard draws for a controller and wires.
  private func namesDrawn(on controller: UIViewController) -> Set<ControlName> {
    guard !blueprint.controls.isEmpty, let scene = sceneName(of: controller) else { return [] }
    return Set(
      blueprint.controls.lazy.filter { $0.scene == scene && !$0.isCodeMade }.map(\.name))
  }

  /// Whether a touch gets through to something that the storyboard draws for a controller, as far
  /// as it is known what lies where.
  func reachesDrawnControl(of controller: UIViewController) -> Bool {
    guard let scene = sceneName(of: controller) else { return false }
    return blueprint.controls.indices.contains { number in
      guard blueprint.controls[number].scene == scene else { return false }
      guard blueprint.controls[number].bar == nil else {
        return controller.shownBarButton(drawnAs: number)?.isEnabled == true
      }
      guard controller.hasGotControl(drawnAs: number) else {
        return controller.coverOfContent == nil
      }
      guard let drawn = controller.control(drawnAs: number) else { return false }
      return drawn.isEnabled && drawn.isTouchable
    }
  }
}

extension Control {
  /// Whether it is a button of a bar that a storyboard wires to nothing, so that code says what it
  /// does.
  fileprivate var isCodeMade: Bool { bar != nil && fires.isEmpty }
}

extension TouchRole {
  /// What the user does by a touch, as SegueKit says it.
  init(_ role: Touchable.Role) {
    switch role {
    case .plain: self = .plain
    case .takenBack: self = .takenBack
    case .outside: self = .outside
    case .behindRow: self = .behindRow
    case .refresh: self = .refresh
    case .cover: self = .cover
    case .cancel: self = .cancel
    }
  }
}

extension Storyboard {
  /// The control of a scene that stands for the rows of a prototype.
  func index(ofRow prototype: PrototypeName, in scene: SceneName) -> Int? {
    controls.firstIndex { $0.scene == scene && $0.place == .row(.prototype(prototype)) }
  }
}

// MARK: - Rows

extension SegueSimulation.Run {
  /// A cell, and the view of rows that it stands in.
  private typealias TouchedRow = (view: any RowHolding, cell: UIView)

  /// The cell of a row; `nil` when nothing in the controller's view holds rows, so that a control
  /// stands for it.
  private func touchedRow(
    _ row: Control.Row, of source: UIViewController
  ) throws(Inapplicable) -> TouchedRow? {
    guard source.viewIfLoaded?.holdsRows == true else { return nil }
    guard let found = source.viewIfLoaded?.holder(of: StoryboardRow(row)) else {
      throw Inapplicable(.noSuchControl)
    }
    return found
  }

  /// Fires what a row is wired to, with its cell as the sender, until its delegate refuses.
  private func fire(_ control: Control, as row: TouchedRow, of source: UIViewController) {
    for firing in control.fires {
      switch firing {
      case .action(let action):
        if !action.asksToSelect || row.view.mayAskToSelect(row.cell) {
          recorder.tell(action, to: source)
        }
        guard tell(row, action, of: source) else { return }
      case .segue(let identifier):
        template(of: identifier, from: source)?
          .fire(from: source, sender: row.cell, isAutomatic: true)
      }
    }
  }

  /// - Returns: Whether the row is not refused.
  private func tell(
    _ row: TouchedRow, _ action: PlainActionName, of source: UIViewController
  ) -> Bool {
    if action.asksToSelect { return row.view.select(row.cell) }
    switch action {
    case "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:":
      row.view.tellSelection(of: row.cell)
    case "tableView:accessoryButtonTappedForRowWithIndexPath:":
      row.view.tellAccessoryTouch(of: row.cell)
    default: source.action(for: Selector(action.text))?(row.cell)
    }
    return true
  }
}

extension Recorder {
  /// Takes down a plain action that is sent, to which a controller of the house may react.
  func tell(_ action: PlainActionName, to receiver: UIViewController) {
    report(action, to: number(of: receiver))
    (receiver as? any Scripted)?.script.react(receiver, at: .report(action))
  }

  /// Takes down a plain action that a control sends, which its receiver has to have.
  func tell(sending action: PlainActionName, to receiver: UIViewController) {
    tell(action, to: receiver)
    if !(receiver is any Scripted), receiver.action(for: Selector(action.text)) == nil {
      noteMissingAction()
    }
  }
}

extension StoryboardRow {
  fileprivate init(_ row: Control.Row) {
    self =
      switch row {
      case .prototype(let name): .prototype(name.text)
      case .fixed(let section, let row): .fixed(section: section, row: row)
      }
  }
}
