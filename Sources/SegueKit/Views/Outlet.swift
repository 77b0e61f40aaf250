/// A property that a storyboard fills with a view, when the view of its controller is loaded or its
/// cell is made.
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
public final class Outlet<View: UIView> {
  private let make: () -> View
  private var view: View?

  /// Declares an outlet.
  ///
  /// - Parameter view: Makes what it is filled with.
  public init(_ view: @autoclosure @escaping () -> View) { make = view }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view.
  public var wrappedValue: View! {
    get { view }
    set { view = newValue }
  }
}

extension Outlet: OutletFilling {
  package func fill() -> UIView {
    let filled = view ?? make()
    view = filled
    return filled
  }
}

/// An outlet for whatever sort of view.
package protocol OutletFilling: AnyObject {
  /// Fills it.
  ///
  /// - Returns: The view that it is filled with.
  func fill() -> UIView
}
