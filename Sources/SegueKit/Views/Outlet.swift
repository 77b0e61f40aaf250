/// A property that a storyboard fills with something that it draws.
///
/// That is a view, a gesture or a constraint, when the view of its controller is loaded or its cell
/// is made, or a button of a bar, as soon as there is a controller.
///
/// ```
/// @Outlet(UILabel()) var label: UILabel!
/// ```
///
/// Until then it is `nil`, and stays so where the file connects nothing with it. A plain property
/// that holds a view from the beginning is filled, too, so that what comes too early is not seen.
///
/// - SeeAlso: Xcode, "Connect objects to code": `@IBOutlet`.
@propertyWrapper
public final class Outlet<Object: AnyObject> {
  private let make: () -> Object
  private var object: Object?

  /// Declares an outlet.
  ///
  /// - Parameter object: Makes what it is filled with.
  public init(_ object: @autoclosure @escaping () -> Object) { make = object }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, or the button.
  public var wrappedValue: Object! {
    get { object }
    set { object = newValue }
  }
}

extension Outlet: OutletFilling {
  package func fill() -> AnyObject {
    let filled = object ?? make()
    object = filled
    return filled
  }
}

/// An outlet for whatever sort of thing.
package protocol OutletFilling: AnyObject {
  /// Fills it.
  ///
  /// - Returns: What it is filled with.
  func fill() -> AnyObject
}
