/// The blueprint of one controller.
///
/// A scene is a template: every time that it is instantiated a new controller is born.
public struct Scene: Hashable, Sendable {
  /// The name, unique in the storyboard.
  public var name: SceneName
  /// What sort of controller it is.
  public var kind: ControllerKind
  /// The class that a user wrote for it; `nil` for a class of the house.
  public var className: ClassName?
  /// The scenes that are instantiated together with it and become its children, in order.
  ///
  /// Interface Builder's relationship segues: a navigation controller's root, a tab bar
  /// controller's tabs, a split view controller's columns.
  public var holds: [SceneName]
  /// What it draws otherwise than usual of the bars around its controllers.
  public var bars: DrawnBars = []
  /// In which style its controllers are presented, unless code or a segue says otherwise; `nil`
  /// where it says nothing.
  ///
  /// - SeeAlso: UIKit, `UIViewController.modalPresentationStyle`.
  public var style: PresentationStyle?
  /// What its class promises.
  @inlinable
  public var contract: Contract {
    _read { yield promise.value }
    set { promise.value = newValue }
    _modify { yield &promise.value }
  }

  @usableFromInline var promise: Shared<Contract>
  private static let plainPromise = Shared(Contract())

  /// Makes a scene.
  public init(
    _ name: SceneName, _ kind: ControllerKind, className: ClassName? = nil,
    holds: [SceneName] = [], contract: Contract? = nil
  ) {
    self.name = name
    self.kind = kind
    self.className = className
    self.holds = holds
    promise = contract.map(Shared.init) ?? Self.plainPromise
  }

  /// Whether controllers of the scene define a presentation context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`; true by default for
  ///   navigation and tab bar controllers (the latter undocumented; reading chosen by this
  ///   project).
  public var definesContext: Bool { contract.definesContext ?? kind.definesContextByDefault }
}
