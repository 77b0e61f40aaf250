import FlowModel
import SegueKit

/// A class of segue objects that takes the place of the scripted ones of the segues naming it.
///
/// ```
/// let system = SegueSimulation(segues: [RegisteredSegue(FadeSegue.self, make: FadeSegue.init)])
/// ```
public struct RegisteredSegue: Sendable {
  /// What segues call the class.
  public let name: ClassName
  let make: @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: What segues call it; left out, its own name.
  ///   - make: Makes a segue object.
  public init<SegueObject: UIStoryboardSegue>(
    _ type: SegueObject.Type, named name: ClassName? = nil,
    make:
      @escaping @Sendable (String?, UIViewController, UIViewController) -> SegueObject
  ) {
    self.name = name ?? ClassName("\(type)")
    self.make = make
  }
}
