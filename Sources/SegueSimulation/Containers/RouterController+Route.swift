import SegueKit

extension RouterController {
  /// One screen in the list, which does not keep it.
  public struct Route {
    /// The screen; `nil` when nobody keeps it.
    public private(set) weak var controller: UIViewController?
    /// Whether it is presented; otherwise it is in the stack.
    public let isPresented: Bool

    /// Makes a route.
    public init(_ controller: UIViewController, isPresented: Bool = false) {
      self.controller = controller
      self.isPresented = isPresented
    }
  }
}
