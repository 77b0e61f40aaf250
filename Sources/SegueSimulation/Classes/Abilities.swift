import SegueKit

/// What a controller of a registered class, or one that code has made, can do besides.
///
/// It is looked up when a class is registered, or when a controller is born: such a question takes
/// long when the answer is no.
struct Abilities: OptionSet {
  let rawValue: UInt8

  /// It is a ``BranchContainer``.
  static let branches = Abilities(rawValue: 1)
  /// It is a ``MainChildContainer``.
  static let mainChild = Abilities(rawValue: 2)
  /// It ``Declares`` something.
  static let declarations = Abilities(rawValue: 4)
  /// It is a ``Router``.
  static let routes = Abilities(rawValue: 8)
  /// It is of a registered class.
  static let own = Abilities(rawValue: 16)
  /// It is ``BackSwiping``.
  static let swipes = Abilities(rawValue: 32)
}

extension Abilities {
  /// Looks up what the controllers of a class can do.
  init(of type: UIViewController.Type) {
    self = []
    if type is any BranchContainer.Type { insert(.branches) }
    if type is any MainChildContainer.Type { insert(.mainChild) }
    if type is any Declares.Type { insert(.declarations) }
    if type is any Router.Type { insert(.routes) }
    if type is any BackSwiping.Type { insert(.swipes) }
  }
}

/// A container of an app's own that has one of its children in front and can be told which.
///
/// The step `do select CHILD on CONTAINER` asks for it. The child in front is the last of
/// `visibleChildren`; `selectedChild` is what the container believes it to be. A class that keeps
/// the contract of its scene also writes down which child that is when the app saves its state.
public protocol BranchContainer: UIViewController {
  /// The child that the container has in front; `nil` when it has no children.
  var selectedChild: UIViewController? { get }

  /// Brings a child to the front.
  ///
  /// - Parameters:
  ///   - child: One of the children.
  ///   - animated: Whether the change is animated.
  ///   - completion: Run once, whether or not anything had to change.
  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?)
}

/// A container of an app's own that has a main child which can be exchanged.
///
/// The step `do replace SUBJECT on CONTAINER` asks for it. A class that keeps the contract of its
/// scene also writes down which child is the main one when the app saves its state.
public protocol MainChildContainer: UIViewController {
  /// The main child; `nil` when there is none.
  var mainChild: UIViewController? { get }

  /// Puts a controller in the place of the main child.
  ///
  /// - Parameters:
  ///   - child: The new main child, which may stand elsewhere until then.
  ///   - animated: Whether the change is animated.
  ///   - completion: Run once, whether or not anything had to change.
  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?)
}
