/// An arrow from one scene to another, or an unwind that names an action and no target.
public struct Segue: Hashable, Sendable {
  /// The scene whose controllers own the segue.
  public var source: SceneName
  /// The identifier, unique among the segues of the source.
  public var identifier: SegueIdentifier
  /// What the segue does.
  public var kind: Kind
  /// What the class of the segue object does; `nil` for `UIStoryboardSegue` itself.
  public var performing: CustomPerform?
  /// The class that a user wrote for the segue object; a system that does not know it goes by
  /// ``performing``.
  public var className: ClassName?
  /// Whether its transition is animated.
  public var animates: Bool
  /// What a custom segue puts between source and destination; ``performing`` does not count then.
  public var via: Intermediate?
  /// What the source's segue action answers when it is to make the destination; `nil` for a segue
  /// without one.
  public var action: SegueActionAnswer?
  /// By which name the source knows that action; its segue's identifier without one.
  public var actionName: PlainActionName?
  /// Which identifier the segue has at run time.
  public var runtimeName = RuntimeName.identifier
  /// The modal presentation style that the source gives the destination when it prepares; `nil`
  /// when it leaves the style alone, and for an unwind, whose destination it does not style.
  public var preparedStyle: PresentationStyle?

  /// What a segue does.
  public enum Kind: Hashable, Sendable {
    /// Asks the nearest ancestor that overrides `show` to show the destination.
    case show(SceneName)
    /// Asks the nearest ancestor that overrides `showDetail` to show the destination.
    case showDetail(SceneName)
    /// Presents the destination modally; without a style the destination's own is used.
    case present(SceneName, style: PresentationStyle?)
    /// Presents the destination as a popover that points at something, or at nothing.
    case popover(SceneName, isAnchored: Bool)
    /// Does what its class does and nothing else.
    case custom(SceneName)
    /// Pushes the destination on the source's navigation controller; deprecated.
    case push(SceneName)
    /// Puts the destination into a column of the source's split view controller; of old, too.
    case replace(SceneName, column: SplitColumn)
    /// Makes the destination a child of the source while the source's view loads.
    case embed(SceneName)
    /// Unwinds to the nearest controller that performs the action.
    case unwind(ActionName)
  }

  /// Makes a segue.
  public init(
    from source: SceneName, _ identifier: SegueIdentifier, _ kind: Kind,
    performing: CustomPerform? = nil, animates: Bool = true, via: Intermediate? = nil
  ) {
    self.source = source
    self.identifier = identifier
    self.kind = kind
    self.performing = performing
    self.animates = animates
    self.via = via
  }

  /// What the segue puts between source and destination; only a custom segue can.
  public var intermediate: Intermediate? {
    if case .custom = kind { via } else { nil }
  }

  /// Whether performing it does what its kind does, as far as no class of the app's own is asked.
  public var doesWhatItsKindDoes: Bool { performing == nil || performing == .super }

  /// Whether performing it certainly does what its kind does: no class of the app's own may do
  /// something else.
  public var isOfTheHouse: Bool { className == nil && doesWhatItsKindDoes }

  /// The scene that is instantiated, or `nil` for an unwind.
  public var destination: SceneName? { kind.destination }

  /// Whether the loading of the source's view performs it, and nothing else may.
  public var isEmbed: Bool { if case .embed = kind { true } else { false } }

  /// The action that an unwind looks for, or `nil` for every other kind.
  public var unwindAction: ActionName? {
    if case .unwind(let action) = kind { action } else { nil }
  }
}

extension Segue.Kind {
  /// The scene that is instantiated, or `nil` for an unwind.
  public var destination: SceneName? {
    switch self {
    case .show(let scene), .showDetail(let scene), .present(let scene, _), .custom(let scene),
      .popover(let scene, _), .push(let scene), .replace(let scene, _), .embed(let scene):
      scene
    case .unwind: nil
    }
  }

  /// The same kind with another destination; an unwind has none and stays.
  public func leading(to scene: SceneName) -> Segue.Kind {
    switch self {
    case .show: .show(scene)
    case .showDetail: .showDetail(scene)
    case .present(_, let style): .present(scene, style: style)
    case .popover(_, let isAnchored): .popover(scene, isAnchored: isAnchored)
    case .custom: .custom(scene)
    case .push: .push(scene)
    case .replace(_, let column): .replace(scene, column: column)
    case .embed: .embed(scene)
    case .unwind: self
    }
  }
}

/// A column of a split view controller.
public enum SplitColumn: UInt8, Hashable, Sendable, CaseIterable {
  /// The first one: the master.
  case primary
  /// The second one: the detail.
  case secondary
}

/// What the `perform()` of a custom segue class does.
///
/// - SeeAlso: UIKit, `UIStoryboardSegue.perform()`.
public enum CustomPerform: UInt8, Hashable, Sendable, CaseIterable {
  /// Calls `super.perform()`, which runs the handler of the segue's kind.
  case `super`
  /// Does nothing.
  case nothing
  /// Pushes the destination onto the source's navigation controller, when there is one.
  case pushes
  /// Presents the destination from the source.
  case presents
  /// Presents a navigation controller that it makes around the destination.
  case wraps
}

/// What a segue action answers: the method of a source that may make the destination itself.
///
/// - SeeAlso: UIKit, `IBSegueAction`.
public enum SegueActionAnswer: UInt8, Hashable, Sendable, CaseIterable {
  /// It makes the destination.
  case makes
  /// It returns `nil`, and the storyboard makes the destination as always.
  case declines
}

extension Segue {
  /// What a segue does, wherever it leads.
  public enum Sort: UInt8, Hashable, Sendable, CaseIterable {
    case show, showDetail, present, popover, custom, push, replace, embed, unwind
  }
}

extension Segue.Kind {
  /// What it does, wherever it leads.
  package var sort: Segue.Sort {
    switch self {
    case .show: .show
    case .showDetail: .showDetail
    case .present: .present
    case .popover: .popover
    case .custom: .custom
    case .push: .push
    case .replace: .replace
    case .embed: .embed
    case .unwind: .unwind
    }
  }
}
