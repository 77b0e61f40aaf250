import SegueKit

extension RouterController {
  /// One screen in the list, which does not keep it.
  public struct Route {
    /// The screen; `nil` when nobody keeps it.
    public var controller: UIViewController? { link.target }
    /// Whether it is presented; otherwise it is in the stack.
    public let isPresented: Bool
    // A weak reference would make every later retain of the screen slow.
    private let link: ControllerLink

    /// Makes a route.
    public init(_ controller: UIViewController, isPresented: Bool = false) {
      link = controller.link()
      self.isPresented = isPresented
    }
  }
}
