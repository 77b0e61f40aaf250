/// What comes up when a finger stays on something: a menu, below what nobody sees.
///
/// - SeeAlso: UIKit, `UIContextMenuConfiguration`.
open class UIContextMenuConfiguration {
  /// Makes what is seen above the menu; nobody asks.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Makes the menu, from what the system would put into it: nothing.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// A name for code.
  public final let identifier: Any?
  private let provider: ActionProvider?

  /// Makes one.
  public init(
    identifier: Any? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    provider = actionProvider
  }

  /// Does what choosing an action of the menu does.
  ///
  /// That the actions have what was touched for their sender is undocumented; reading chosen by
  /// this project.
  ///
  /// - Parameters:
  ///   - number: Which of those that can be chosen, from zero on; nothing is done without it.
  ///   - sender: What was touched.
  package final func choose(_ number: Int, for sender: Any) {
    let choices = provider?([])?.touchables { $0.perform(for: sender) } ?? []
    if choices.indices.contains(number) { choices[number].touch() }
  }
}
