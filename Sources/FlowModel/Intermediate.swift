/// What an intermediate action segue puts between its source and its destination.
///
/// The destination is shown when somebody in the intermediate flow reports success.
///
/// - SeeAlso: The public project IntermediateActionSegue.
public struct Intermediate: Hashable, Sendable {
  /// The scene, made from a storyboard object of its own.
  public var scene: SceneName
  /// How it is shown.
  public var style: IntermediateStyle

  /// Makes what stands between a source and a destination.
  public init(_ scene: SceneName, as style: IntermediateStyle = .show) {
    self.scene = scene
    self.style = style
  }
}

/// How an intermediate controller is shown.
public enum IntermediateStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// As a show segue would.
  case show
  /// Over the whole screen.
  case modal
  /// In a popover.
  case popover
  /// In a presentation that the source arranges.
  case custom
}
