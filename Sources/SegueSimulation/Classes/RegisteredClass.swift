import FlowModel
import SegueKit

/// A controller class that takes the place of the scripted controllers of the scenes naming it.
///
/// ```
/// let system = SegueSimulation(registering: [
///   RegisteredClass(DrawerController.self, childCounts: 1...2) { DrawerController(script: $0) },
///   RegisteredClass(MyPager.self, childCounts: 1...4) { MyPager() },
/// ])
/// ```
///
/// A class that derives from ``ScriptedViewController`` keeps the contract of its scene and is
/// tried against all sorts of contracts. A class that knows nothing of contracts is taken as it is:
/// its scenes declare everything as unknown, and what it answers counts.
///
/// What the class can do it says by conforming to ``BranchContainer``, ``MainChildContainer``,
/// ``Router``, ``BackSwiping`` and ``Declares``.
public struct RegisteredClass: Sendable {
  /// The class as worlds offer it.
  public let offer: OfferedClass
  /// Whether flows are grown with the class; otherwise only cases name it.
  let isOffered: Bool
  private let type: UIViewController.Type
  private let abilities: Abilities
  let make: @Sendable (Script) -> UIViewController

  /// Registers a class that keeps the contract of its scene.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: What scenes call it; left out, its own name.
  ///   - childCounts: How many children a controller of it has, whatever steps add or take away;
  ///     none for one that is no container.
  ///   - make: Makes a controller that follows a script.
  public init<Controller: ScriptedViewController>(
    _ type: Controller.Type, named name: ClassName? = nil, childCounts: ClosedRange<Int> = 0...0,
    make: @escaping @Sendable (Script) -> Controller
  ) {
    let offer = OfferedClass(
      name ?? ClassName("\(type)"), .content, childCounts: childCounts,
      hasBranches: type is any BranchContainer.Type)
    self.init(type, as: offer, make: make)
  }

  /// Registers a class that knows nothing of contracts.
  ///
  /// What it decides can be declared: then its answers are judged, too. What is declared as
  /// unknown, by default everything, counts as it is answered.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: What scenes call it; left out, its own name.
  ///   - childCounts: How many children a controller of it has, whatever steps add or take away;
  ///     none for one that is no container.
  ///   - contract: What every scene of it declares.
  ///   - make: Makes a controller.
  public init<Controller: UIViewController>(
    _ type: Controller.Type, named name: ClassName? = nil, childCounts: ClosedRange<Int> = 0...0,
    declaring contract: Contract = .undeclared, make: @escaping @Sendable () -> Controller
  ) {
    let offer = OfferedClass(
      name ?? ClassName("\(type)"), .init(of: type), childCounts: childCounts,
      hasBranches: type is any BranchContainer.Type,
      declaring: contract.ofSilentClass.ofPages(type is UIPageViewController.Type))
    self.init(type, as: offer) { _ in make() }
  }

  /// Registers the class of the root that the delegate of the app's scene puts into its window.
  ///
  /// A flow whose stage has a scene of it as its root goes on in that window, and the delegate is
  /// told how the app goes and comes. Where nobody says in which world flows begin, they begin with
  /// it, and a person drives them.
  ///
  /// - Parameters:
  ///   - type: The class of the root.
  ///   - name: What scenes call it; left out, its own name.
  ///   - contract: What every scene of it declares.
  ///   - delegate: Makes the delegate, which is then told that its scene is connected.
  /// - SeeAlso: UIKit, `UISceneDelegate.scene(_:willConnectTo:options:)`.
  public init<Controller: UIViewController>(
    _ type: Controller.Type, named name: ClassName? = nil,
    declaring contract: Contract = .undeclared,
    launchedBy delegate: @escaping @Sendable () -> any UIWindowSceneDelegate
  ) {
    let offer = OfferedClass(
      name ?? ClassName("\(type)"), .init(of: type), childCounts: 0...0,
      hasBranches: type is any BranchContainer.Type, isLaunched: true,
      declaring: contract.ofSilentClass.ofPages(type is UIPageViewController.Type))
    self.init(type, as: offer) { $0.launch(delegate(), showing: type) }
  }

  /// Registers a plain class for cases only.
  init<Controller: UIViewController>(
    forCases type: Controller.Type, make: @escaping @Sendable () -> Controller
  ) {
    let offer = OfferedClass(
      ClassName("\(type)"), .init(of: type), childCounts: 0...0, hasBranches: false,
      declaring: Contract.undeclared.ofSilentClass)
    self.init(type, as: offer, isOffered: false) { _ in make() }
  }

  private init(
    _ type: UIViewController.Type, as offer: OfferedClass, isOffered: Bool = true,
    make: @escaping @Sendable (Script) -> UIViewController
  ) {
    self.offer = offer
    self.isOffered = isOffered
    self.type = type
    self.abilities = Abilities(of: type)
    self.make = make
  }
}

extension RegisteredClass {
  /// What a controller can do that the class has made, which may be of a class derived from it.
  func abilities(of controller: UIViewController) -> Abilities {
    let made = Swift.type(of: controller)
    return (made == type ? abilities : Abilities(of: made)).union(.own)
  }

  /// Whether it is the class of a controller.
  func isClass(of controller: UIViewController) -> Bool { Swift.type(of: controller) == type }
}

extension Contract {
  /// The same contract of a class that may be of UIKit's pages, which come and go as the user turns
  /// them, without anybody's call.
  fileprivate func ofPages(_ hasPages: Bool) -> Contract {
    guard hasPages else { return self }
    var contract = self
    contract.unknown.insert(.show)
    return contract
  }
}

extension ControllerKind {
  /// What sort of controller a class makes.
  init(of type: UIViewController.Type) {
    self =
      switch type {
      case is UINavigationController.Type: .navigation
      case is UITabBarController.Type: .tabs
      case is UISplitViewController.Type: .split
      default: .content
      }
  }
}
