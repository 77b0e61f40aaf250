import FlowModel
import SegueKit

// What code has put before the user, and the names that it has besides what is drawn.
extension SegueSimulation.Run {
  /// Finds what code has made under a name.
  func touchable(
    _ name: ControlName, of source: UIViewController
  ) throws(Inapplicable) -> Touchable {
    guard let found = named(source.touchables, of: source).first(where: { $0.name == name }) else {
      throw Inapplicable(source.hasDisabled(name.text) ? .disabled : .noSuchControl)
    }
    return found.touchable
  }

  /// Touches something that code has made; a row fires what its prototype is wired to.
  func touch(
    _ touchable: Touchable, of source: UIViewController
  ) throws(Inapplicable) {
    try touch(source)
    // Through a search a touch gets to what lies below.
    let owner = touchable.row?.view.nearestController ?? source
    if let row = touchable.row.map(TouchedRow.init), let scene = sceneName(of: owner),
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

  /// What can be touched on a controller, each under a name of its own.
  ///
  /// No two names are alike, nor is one like that of something that the storyboard has drawn there:
  /// what comes again has a number.
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
  var isCodeMade: Bool { bar != nil && fires.isEmpty }
}
