/// What stands before a flow begins: storyboard, declarations and stage.
public struct World: Hashable, Sendable {
  /// The blueprints and what their classes promise.
  public var storyboard: Storyboard
  /// The controllers that stand when the flow begins.
  public var stage: Stage
  /// Whether sheets stay cards in a compact window, and popovers become some, as since iOS 13.
  ///
  /// Without cards they cover the screen there, as UIKit's documents say.
  ///
  /// - SeeAlso: UIKit, `UIModalPresentationStyle.pageSheet` and `formSheet`.
  public var showsCards: Bool

  /// Makes a world.
  public init(
    storyboard: Storyboard = Storyboard(), stage: Stage, showingCards showsCards: Bool = false
  ) {
    self.storyboard = storyboard
    self.stage = stage
    self.showsCards = showsCards
  }
}
