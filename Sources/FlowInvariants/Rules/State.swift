import FlowModel

/// A condition on what stands when the flow rests: after the stage, and after each step.
public struct State: Condition {
  /// The condition as a clause.
  public let words: String
  private let named: @Sendable (Trace) -> Bool
  private let test: @Sendable (Chapter) -> Bool

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - words: The condition as a clause: "the cart is empty".
  ///   - test: Whether it is true at the end of a chapter; `chapter.after` is the tree.
  public init(_ words: String, where test: @escaping @Sendable (Chapter) -> Bool) {
    self.init(words, naming: { _ in true }, where: test)
  }

  fileprivate init(
    _ words: String, naming named: @escaping @Sendable (Trace) -> Bool,
    where test: @escaping @Sendable (Chapter) -> Bool
  ) {
    self.words = words
    self.named = named
    self.test = test
  }

  /// Whether it is true at rest; `nil` while things happen.
  public func holds(at moment: Moment) -> Bool? {
    moment.tree == nil ? nil : test(moment.chapter)
  }

  /// Whether the storyboard has the scenes that it names, or code has made something so called.
  public func isAbout(_ trace: Trace) -> Bool { named(trace) }

  /// The opposite of a state.
  public static prefix func ! (state: State) -> State {
    State("not (\(state.words))", naming: state.named) { !state.test($0) }
  }

  /// Both of two states at once.
  public static func && (left: State, right: State) -> State {
    State(
      "\(left.words) and \(right.words)", naming: { left.named($0) && right.named($0) },
      where: { left.test($0) && right.test($0) })
  }

  /// One of two states, or both.
  public static func || (left: State, right: State) -> State {
    State(
      "\(left.words) or \(right.words)", naming: { left.named($0) && right.named($0) },
      where: { left.test($0) || right.test($0) })
  }
}

extension Condition where Self == State {
  /// A controller of a scene, or of a class that code makes by itself, is on screen, and nothing
  /// covers it.
  public static func shown(_ scene: SceneName) -> State {
    State("\(scene) is shown", naming: { $0.mayShow(scene) }) { chapter in
      chapter.after.nodes.contains {
        $0.isOnScreen && chapter.history.isCalled(scene, $0.controller)
      }
    }
  }

  /// Something has come from outside, what that has begun is over, and nothing was done since.
  ///
  /// `timeline.always(!.received("order link") || .shown("Order"))` claims that a link leads to its
  /// screen, wherever the user is.
  public static func received(_ signal: SignalName) -> State {
    State("\(signal) has come", naming: { $0.has(signal) }) { chapter in
      chapter.isSettled(after: signal)
    }
  }

  /// A controller of a scene, or of a class that code makes by itself, is in the window's tree,
  /// visible or not.
  public static func inWindow(_ scene: SceneName) -> State {
    State("\(scene) is in the window", naming: { $0.mayShow(scene) }) { chapter in
      chapter.after.nodes.contains { chapter.history.isCalled(scene, $0.controller) }
    }
  }
}

extension Trace {
  /// Whether a signal has come in the flow.
  fileprivate func has(_ signal: SignalName) -> Bool {
    steps.contains { $0.action == .signal(signal) }
  }

  /// Whether the storyboard has a scene, or code has made somebody of a class of that name.
  fileprivate func mayShow(_ name: SceneName) -> Bool {
    hasScene(named: name) || cast.contains { $0.className?.text == name.text }
  }
}

extension Chapter {
  /// Whether a signal has come last, but for time, and nothing moves or is put off any more; what
  /// waits all the time, as a clock, does not count when time has passed.
  fileprivate func isSettled(after signal: SignalName) -> Bool {
    guard let step, after.isStill, let deed = trace.lastDeed(upTo: step),
      trace.steps[deed].action == .signal(signal)
    else { return false }
    return after.snapshot.isSettled
      || deed < step
        && after.snapshot.delayedCount <= history.trees[deed].snapshot.delayedCount
  }
}

extension History {
  /// Whether a controller is of a scene, or of a class of that name that code has made.
  fileprivate func isCalled(_ name: SceneName, _ controller: ControllerID) -> Bool {
    let member = trace.cast[controller.index]
    return member.scene.map { trace.world.storyboard.scenes[$0].name == name }
      ?? (member.className.map { $0.text == name.text } ?? false)
  }
}
