/// A menu that comes up when a finger stays on a view.
///
/// - SeeAlso: UIKit, `UIContextMenuInteraction`.
open class UIContextMenuInteraction: UIInteraction {
  /// Who says what is in the menu; not kept.
  public private(set) weak final var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has it.
  public private(set) weak final var view: UIView?

  /// Makes one.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Knows its view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Who says what is in the menu of a view.
///
/// - SeeAlso: UIKit, `UIContextMenuInteractionDelegate`.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What comes up; `nil` when nothing does.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIInteraction {
  /// Long presses and what is chosen then; what the menu has is asked only then.
  var touchables: [Touchable] {
    guard let menu = self as? UIContextMenuInteraction, let view = menu.view else { return [] }
    let name = view.accessibilityIdentifier.map { "\($0)-menu" } ?? "menu"
    return ["", "-second"].enumerated().map { number, end in
      Touchable(name + end) { menu.choose(number) }
    }
  }
}

extension UIContextMenuInteraction {
  fileprivate final func choose(_ number: Int) {
    guard let view, view.isTouchable else { return }
    let place = UITouch(on: view).location(in: view)
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?
      .choose(number, for: view)
  }
}
