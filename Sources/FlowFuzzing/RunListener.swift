import FlowModel

/// Hears of each step before it is taken, so that it is known even when that never ends.
package struct RunListener {
  /// Told of the world before it is set up.
  package var onWorld: (World) -> Void = { _ in }
  /// Told of each step before it is taken.
  package var onStep: (Step) -> Void = { _ in }

  /// Whether no label is handed out a second time where nobody has got it, so that the steps can be
  /// read as they are told.
  package var namesAfresh = false

  /// Makes a listener that hears nothing.
  package init() {}
}
