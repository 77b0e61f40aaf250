import FlowModel

/// What a storyboard draws for the classes of a system, whatever the things are called in a flow.
struct ClassDrawing {
  private var views: [ClassName: Set<[Shape]>] = [:]
  private var placed: [ClassName: Set<PlacedControl>] = [:]

  /// A view that its class may count on.
  private struct Shape: Hashable {
    /// The view without the names that only the flow has for it, and what it sends.
    var view: DrawnView
    /// What it stands in; `nil` for the whole view or cell.
    var container: Container?
    /// Where the control stands that it is, and how many things that fires; `nil` for no control.
    var control: PlacedControl?
  }

  /// A view that holds others.
  private struct Container: Hashable {
    var outlet: OutletName?
  }

  /// A control in a row or a bar, or one that is drawn as a view.
  private struct PlacedControl: Hashable {
    var place: Control.Place?
    var firings: Int

    init(_ control: Control) {
      place = control.place
      firings = control.fires.count
    }
  }

  /// Takes down what is drawn.
  init(in storyboard: Storyboard, for classes: [OfferedClass]) {
    let isDrawn =
      !storyboard.views.isEmpty || storyboard.controls.contains { $0.place != nil }
    guard isDrawn else { return }
    for (name, scene) in storyboard.scenes(of: classes) {
      views[name, default: []].insert(Self.shapes(of: scene, in: storyboard))
      for control in Self.placedControls(of: scene, in: storyboard) {
        placed[name, default: []].insert(control)
      }
    }
  }

  /// Whether it is drawn so in another storyboard, for each class that has a scene there.
  func holds(in storyboard: Storyboard, for classes: [OfferedClass]) -> Bool {
    guard !views.isEmpty else { return true }
    return storyboard.scenes(of: classes).allSatisfy { name, scene in
      views[name]?.contains(Self.shapes(of: scene, in: storyboard)) != false
        && Self.placedControls(of: scene, in: storyboard).allSatisfy {
          placed[name]?.contains($0) == true
        }
    }
  }

  private static func shapes(of scene: SceneName, in storyboard: Storyboard) -> [Shape] {
    storyboard.views.compactMap { view in
      guard view.scene == scene else { return nil }
      let control = storyboard.index(of: view.name, in: scene).map { storyboard.controls[$0] }
      let holder = storyboard.views.first { $0.scene == scene && $0.name == view.container }
      // What is typed or turned in and nobody has an outlet for may be missing.
      guard view.outlet != nil || control != nil || view.isCountedOn else { return nil }
      return Shape(
        view: view.nameless, container: holder.map { Container(outlet: $0.outlet) },
        control: control.map(PlacedControl.init))
    }
  }

  private static func placedControls(
    of scene: SceneName, in storyboard: Storyboard
  ) -> [PlacedControl] {
    storyboard.controls.filter { $0.scene == scene && $0.place != nil }.map(PlacedControl.init)
  }
}

extension DrawnView {
  /// A copy without what a flow may call otherwise, and what it sends.
  fileprivate var nameless: DrawnView {
    var view = self
    view.scene = ""
    view.name = ""
    view.container = nil
    view.sends = []
    return view
  }

  /// Whether a class counts on it without an outlet: a table, a cell, or what bars show.
  fileprivate var isCountedOn: Bool { [.view, .cell, .barButton].contains(sort) || sort.isCaption }
}

extension Storyboard {
  /// The scenes of an app that are of some classes, with the names of those.
  fileprivate func scenes(of classes: [OfferedClass]) -> [(ClassName, SceneName)] {
    scenes.compactMap { scene in
      guard let name = scene.className, classes.contains(where: { $0.name == name }) else {
        return nil
      }
      return (name, scene.name)
    }
  }
}
