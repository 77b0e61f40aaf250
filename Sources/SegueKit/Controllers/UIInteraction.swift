/// Something that is done with a view beside touching it.
///
/// - SeeAlso: UIKit, `UIInteraction`.
public protocol UIInteraction: AnyObject {
  /// The view that has it.
  var view: UIView? { get }
  /// It is about to be given to a view, or taken away.
  func willMove(to view: UIView?)
  /// It was given to a view, or taken away.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What is done with it beside touching it.
  public final var interactions: [any UIInteraction] { knownLook?.interactions ?? [] }

  /// Has something done with it.
  ///
  /// - SeeAlso: UIKit, `UIView.addInteraction(_:)`.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    look.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Has something done with it no more.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    look.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
