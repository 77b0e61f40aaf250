/// Something that traits are said of: by the type that names it.
///
/// - SeeAlso: UIKit, `UITraitDefinition`.
public protocol UITraitDefinition {}

/// A trait, as one says which changes one wants to hear of.
///
/// - SeeAlso: UIKit, `UITrait`.
public typealias UITrait = any UITraitDefinition.Type

/// How wide the interface is; the one trait that changes.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How high the interface is; that never changes.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Whether the interface is light or dark; that never changes.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How large letters are; that never changes.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How fine the screen is; that never changes.
public enum UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}

/// Whoever hears of traits that change: a controller, or a view.
///
/// - SeeAlso: UIKit, `UITraitChangeObservable`.
public protocol UITraitChangeObservable: AnyObject {}

/// What is done when a trait changes, so that it can be taken back.
///
/// - SeeAlso: UIKit, `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration {}

/// One of them.
final class TraitChange: UITraitChangeRegistration {
  let act: (UITraitCollection) -> Void
  init(_ act: @escaping (UITraitCollection) -> Void) { self.act = act }
}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}

extension UIViewController {
  /// Has something done whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: What is done, with the controller and the traits that there were before.
  /// - Returns: What takes it back.
  /// - SeeAlso: UIKit, `UITraitChangeObservable.registerForTraitChanges(_:handler:)`.
  @discardableResult
  public final func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let link = link()
    let change = TraitChange { previous in
      if let controller = link.target as? Observer { handler(controller, previous) }
    }
    if traits.haveWidth { barItems.knownLook().traitChanges.append(change) }
    return change
  }
}

extension UIView {
  /// Has something done whenever one of some traits has changed, as a controller does.
  @discardableResult
  public final func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let change = TraitChange { [weak self] previous in
      if let view = self as? Observer { handler(view, previous) }
    }
    if traits.haveWidth { look.traitChanges.append(change) }
    return change
  }
}

extension UIViewController {
  /// Has a method called whenever one of some traits has changed, as the class knows it.
  ///
  /// - SeeAlso: UIKit, `UITraitChangeObservable.registerForTraitChanges(_:action:)`.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (controller: UIViewController, _) in
      controller.action(for: action)?(controller)
    }
  }

  /// Takes back what was to be done when traits change.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    barItems.look?.traitChanges.removeAll { $0 === registration as AnyObject }
  }

  /// Does what is to be done after the width of the window has changed: the controller first, then
  /// its view and what is in that.
  ///
  /// The order is undocumented; reading chosen by this project.
  final func actOnTraits(differentFrom previous: UITraitCollection) {
    for change in barItems.look?.traitChanges ?? [] { change.act(previous) }
    if isViewLoaded { ownView?.actOnTraits(differentFrom: previous) }
  }
}

extension UIView {
  /// Takes back what was to be done when traits change.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    knownLook?.traitChanges.removeAll { $0 === registration as AnyObject }
  }

  fileprivate final func actOnTraits(differentFrom previous: UITraitCollection) {
    for change in knownLook?.traitChanges ?? [] { change.act(previous) }
    for subview in subviewList where subview.owner?.target == nil {
      subview.actOnTraits(differentFrom: previous)
    }
  }
}

extension [UITrait] {
  fileprivate var haveWidth: Bool { contains { $0 == UITraitHorizontalSizeClass.self } }
}
