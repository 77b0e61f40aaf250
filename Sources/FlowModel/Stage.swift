/// The controllers that stand when a flow begins.
public struct Stage: Hashable, Sendable {
  /// How wide the window is.
  public var size: SizeClass
  /// The window's root controller and everything that it contains.
  public var root: StageEntry
  /// What is presented on top, in the order in which it was presented.
  public var presentations: [StagePresentation]
  /// The labels of the controllers that classes make by themselves while the stage is set, in order
  /// of birth.
  public var creating: [Label]

  /// Makes a stage.
  public init(
    size: SizeClass = .regular, root: StageEntry, presentations: [StagePresentation] = [],
    creating: [Label] = []
  ) {
    self.size = size
    self.root = root
    self.presentations = presentations
    self.creating = creating
  }
}

/// One controller of a stage and the controllers that it contains.
///
/// The children are those listed and no others; what the scene holds in the storyboard plays no
/// part here.
public struct StageEntry: Hashable, Sendable {
  /// The name of the controller.
  public var label: Label
  /// What it is made from.
  public var origin: Origin
  /// Its children, in order: a stack bottom first, tabs, columns, plain children.
  public var children: [StageEntry]
  /// The child in front: the tab that is selected, or that of a container of an app's own.
  ///
  /// `nil` leaves it to the container; of tabs it is the first one.
  public var selected: Label?

  /// Makes an entry.
  public init(
    _ label: Label, _ origin: Origin, children: [StageEntry] = [], selected: Label? = nil
  ) {
    self.label = label
    self.origin = origin
    self.children = children
    self.selected = selected
  }
}

/// What a controller is made from.
public enum Origin: Hashable, Sendable {
  /// A scene of the storyboard.
  case scene(SceneName)
  /// A controller of the house that no scene describes, made in code.
  case stock(ControllerKind)
}

/// A modal presentation that stands when a flow begins.
///
/// It says who asked. Who presents is UIKit's answer and is read off the first snapshot.
public struct StagePresentation: Hashable, Sendable {
  /// The controller on which `present` was called.
  public var caller: Label
  /// The style; `nil` is the presented controller's own.
  public var style: PresentationStyle?
  /// What is presented.
  public var entry: StageEntry

  /// Makes a presentation.
  public init(by caller: Label, style: PresentationStyle? = nil, _ entry: StageEntry) {
    self.caller = caller
    self.style = style
    self.entry = entry
  }
}

extension Stage {
  /// Every entry: the root's in preorder, then those of each presentation.
  public var entries: [StageEntry] {
    var all: [StageEntry] = []
    root.append(to: &all)
    for presentation in presentations { presentation.entry.append(to: &all) }
    return all
  }
}

extension Stage {
  /// The labels of everybody who stands there, those last that classes make by themselves.
  public var labels: [Label] { entries.map(\.label) + creating }
}

extension StageEntry {
  fileprivate func append(to all: inout [StageEntry]) {
    all.append(self)
    for child in children { child.append(to: &all) }
  }
}
