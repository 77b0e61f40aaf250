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
    /// What looks after its presentation: when the screen is presented again, that is no route of
    /// before.
    private(set) weak var presentation: UIPresentationController?

    /// Makes a route.
    public init(_ controller: UIViewController, isPresented: Bool = false) {
      link = controller.link()
      self.isPresented = isPresented
      presentation = isPresented ? controller.presentationController : nil
    }
  }
}
