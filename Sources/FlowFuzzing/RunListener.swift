import FlowModel

/// Hears of each step before it is taken, so that it is known even when that never ends.
package struct RunListener {
  /// Told of the world before it is set up.
  package var onWorld: (World) -> Void = { _ in }
  /// Told of each step before it is taken.
  package var onStep: (Step) -> Void = { _ in }

  /// Makes a listener that hears nothing.
  package init() {}
}
