/// What a scene of a storyboard draws into views.
package protocol SceneDrawing: AnyObject {
  /// Puts views into that of a controller, when it is loaded from the storyboard.
  func draw(in controller: UIViewController)

  /// Whether a prototype is drawn.
  func hasPrototype(_ prototype: String) -> Bool

  /// The class of the cells of a prototype; `nil` for a class of the house, or one that is not
  /// found.
  func cellClass(of prototype: String, for controller: UIViewController) -> AnyClass?

  /// Puts views into what a cell holds, when it is made of a prototype.
  func draw(
    in cell: UIView, holding content: UIView, of prototype: String,
    for controller: UIViewController)
}
