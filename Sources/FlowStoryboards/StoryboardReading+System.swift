import FlowModel

extension StoryboardReading {
  /// The problems that are left when a system plays the storyboard.
  ///
  /// What a file does not say, as which unwind actions a class implements or what a segue class
  /// does, is said by a class that the system knows.
  ///
  /// - Parameter system: What plays it.
  /// - Returns: The others, in their order.
  public func problems(for system: some FlowSystem) -> [StoryboardProblem] {
    problems.filter { problem in
      switch problem.what {
      case .note(.customSegue(_, class: let name)), .note(.segueSubclass(_, class: let name)):
        !system.knowsSegueClass(name)
      case .note(.assumed(let name, implements: _)), .note(.plainControls(let name, count: _)):
        !storyboard.scenes.contains { scene in
          scene.name == name && scene.className.map { system.knows($0, as: scene.kind) } ?? false
        }
      case .note, .warning, .error: true
      }
    }
  }
}
