import FlowModel
import SegueKit

/// The views, gestures and buttons of bars that a controller or a cell keeps in stored properties.
struct KeptObjects {
  private var named: [(property: String, place: Place)] = []

  private enum Place {
    case object(AnyObject)
    case outlet(any OutletFilling)
  }

  init(of keeper: UIResponder) {
    var mirror: Mirror? = Mirror(reflecting: keeper)
    while let reflected = mirror, reflected.subjectType != UIViewController.self {
      for case (let property?, let value) in reflected.children {
        if let outlet = value as? any OutletFilling {
          // What a property wrapper is kept in has an underscore in front of its name.
          named.append((String(property.dropFirst()), .outlet(outlet)))
        } else if let view = value as? UIView {
          named.append((property, .object(view)))
        } else if let button = value as? UIBarButtonItem {
          named.append((property, .object(button)))
        } else if let gesture = value as? UIGestureRecognizer {
          named.append((property, .object(gesture)))
        }
      }
      mirror = reflected.superclassMirror
    }
  }

  /// The view that a storyboard means, if there is one; no other view is the same one.
  mutating func takeView(for drawn: DrawnView) -> UIView? {
    take { property, place in
      if let outlet = drawn.outlet { return property == outlet.text }
      guard drawn.isTable, case .object(let object) = place else { return false }
      return (object as? any RowHolding).map { $0.superview == nil } ?? false
    } as? UIView
  }

  /// The gesture that a storyboard means, if there is one.
  mutating func takeGesture(for drawn: DrawnView) -> UIGestureRecognizer? {
    guard drawn.sort.isGesture, let outlet = drawn.outlet else { return nil }
    return take { property, _ in property == outlet.text } as? UIGestureRecognizer
  }

  /// The button that an outlet is for, if there is one.
  mutating func takeButton(for outlet: OutletName) -> UIBarButtonItem? {
    take { property, _ in property == outlet.text } as? UIBarButtonItem
  }

  private mutating func take(where matches: (String, Place) -> Bool) -> AnyObject? {
    switch named.firstIndex(where: matches).map({ named.remove(at: $0).place }) {
    case .object(let object): object
    case .outlet(let outlet): outlet.fill()
    case nil: nil
    }
  }
}

extension DrawnView {
  /// Whether it is a table or a collection, which nothing else is that can have a data source and
  /// that nobody here can make.
  fileprivate var isTable: Bool {
    sort == .view && !marks.isDisjoint(with: [.delegate, .dataSource])
  }
}
