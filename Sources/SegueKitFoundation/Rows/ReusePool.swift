/// The classes that were registered for identifiers, and the views that wait to be used again.
final class ReusePool {
  /// What a view is registered for.
  struct Purpose: Hashable {
    /// A cell, or an element of a kind.
    var kind: String
    var identifier: String
  }

  private var classes: [Purpose: ReusableView.Type] = [:]
  private var idle: [Purpose: [ReusableView]] = [:]

  /// Registers a class, or forgets what was registered.
  func register(_ viewClass: AnyClass?, for purpose: Purpose) {
    classes[purpose] = viewClass as? ReusableView.Type
    idle[purpose] = nil
  }

  /// Whether a class is registered, or a view waits.
  func knows(_ purpose: Purpose) -> Bool {
    classes[purpose] != nil || idle[purpose]?.isEmpty == false
  }

  /// A view that waits, or a new one.
  ///
  /// - Parameters:
  ///   - purpose: What it is for.
  ///   - usualClass: The class of what a storyboard makes where it names none.
  ///   - controller: Whose storyboard draws what nobody has registered; `nil` for none.
  /// - Returns: The view; one of the usual class when what is registered is of another kind.
  func dequeue<View: ReusableView>(
    _ purpose: Purpose, or usualClass: View.Type, drawnFor controller: UIViewController? = nil
  ) -> View {
    if let known = idle[purpose]?.popLast() as? View {
      known.prepareForReuse()
      return known
    }
    if classes[purpose] == nil, let controller {
      if !controller.mayDraw(purpose.identifier) {
        SegueEnvironment.current.misuse(
          .unknownReuseIdentifier, controller, naming: purpose.identifier)
      } else if let drawing = controller.drawing {
        return draw(drawing, usualClass, of: purpose.identifier, for: controller)
      }
    }
    let viewClass = classes[purpose] as? View.Type ?? usualClass
    let made = viewClass.init(registeredAs: purpose.identifier)
    made.reuseIdentifier = purpose.identifier
    return made
  }

  private func draw<View: ReusableView>(
    _ drawing: any SceneDrawing, _ usualClass: View.Type, of prototype: String,
    for controller: UIViewController
  ) -> View {
    let viewClass = drawing.cellClass(of: prototype, for: controller) as? View.Type ?? usualClass
    let made =
      viewClass.init(coder: UIResponder.NSCoder()) ?? usualClass.init(registeredAs: prototype)
    made.reuseIdentifier = prototype
    drawing.draw(in: made, holding: made.content, of: prototype, for: controller)
    made.awakeFromNib()
    return made
  }

  /// Keeps a view until one of its identifier is asked for.
  func recycle(_ view: ReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    idle[Purpose(kind: kind, identifier: identifier), default: []].append(view)
  }
}

extension UIViewController {
  /// Whether a prototype may be drawn for the controller; of a storyboard that tells nothing of
  /// what it draws nobody knows.
  final func mayDraw(_ prototype: String) -> Bool {
    drawing?.hasPrototype(prototype) ?? (storyboard != nil)
  }
}
