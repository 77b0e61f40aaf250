/// Changes that end together, so that something can be done then.
///
/// What is done in the end is done when all that is in flight settles, and at once where animations
/// are disabled.
///
/// - SeeAlso: Core Animation, `CATransaction`.
public final class CATransaction {
  private init() {}

  /// Begins one, in the one that has begun before.
  public static func begin() { SegueEnvironment.current.groupEndings.append(nil) }

  /// Says what is done in the end of the one that has begun last; without one, when this settles.
  ///
  /// - SeeAlso: Core Animation, `CATransaction.setCompletionBlock(_:)`.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let environment = SegueEnvironment.current
    if environment.groupEndings.isEmpty {
      if let block { end(with: block) }
    } else {
      environment.groupEndings[environment.groupEndings.count - 1] = block
    }
  }

  /// Ends the one that has begun last.
  public static func commit() {
    if let block = SegueEnvironment.current.groupEndings.popLast() ?? nil { end(with: block) }
  }

  /// Says whether what changes moves; nothing does.
  public static func setDisableActions(_ flag: Bool) {}

  /// Says how long it takes, in seconds; on the virtual clock it is not looked at.
  public static func setAnimationDuration(_ dur: Double) {}

  private static func end(with block: @escaping () -> Void) {
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in block() })
  }
}
