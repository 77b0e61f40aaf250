import FlowModel
import SegueKit

/// A class of segue objects that takes the place of the scripted ones of the segues naming it.
///
/// ```
/// let system = SegueSimulation(segues: [
///   RegisteredSegue(FadeSegue.self, offeredAs: .custom, make: FadeSegue.init),
///   RegisteredSegue(FadeBackSegue.self, offeredAs: .unwind, make: FadeBackSegue.init),
/// ])
/// ```
public struct RegisteredSegue: Sendable {
  /// What segues call the class.
  public let name: ClassName
  /// The segues of worlds that are grown which may name it; `nil` when none may.
  public let role: OfferedSegueClass.Role?
  let make: @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: What segues call it; left out, its own name.
  ///   - role: The segues of worlds that are grown which may name it, wherever their source stands
  ///     and whatever they lead to that a stack can hold; left out, only a storyboard's own do.
  ///   - make: Makes a segue object.
  public init<SegueObject: UIStoryboardSegue>(
    _ type: SegueObject.Type, named name: ClassName? = nil,
    offeredAs role: OfferedSegueClass.Role? = nil,
    make:
      @escaping @Sendable (String?, UIViewController, UIViewController) -> SegueObject
  ) {
    self.name = name ?? ClassName("\(type)")
    self.role = role
    self.make = make
  }
}
