import FlowModel

// What the scenes of controllers declare. Nothing here makes a copy of a scene, or of the trace.
extension History {
  /// The class that a user wrote for a controller's scene, or of which code has made it; `nil` for
  /// a class of the system.
  func className(of controller: ControllerID) -> ClassName? {
    let member = trace.cast[controller.index]
    return member.scene.map { trace.world.storyboard.scenes[$0].className }
      ?? (member.isOfSystem ? nil : member.className)
  }

  /// Whether a controller is of a class that a user wrote.
  func isOwn(_ controller: ControllerID) -> Bool { className(of: controller) != nil }

  /// The name of the scene that a controller was made from; `nil` for a stock one.
  func sceneName(of controller: ControllerID) -> SceneName? {
    trace.sceneName(of: controller)
  }

  /// What the contract of a controller's scene says about something; `nil` for a controller without
  /// a scene.
  func contract<Answer>(
    of controller: ControllerID, _ answer: (Contract) -> Answer?
  ) -> Answer? {
    guard let scene = trace.cast[controller.index].scene else { return nil }
    return answer(trace.world.storyboard.scenes[scene].contract)
  }

  /// Whether the contract of a controller's scene fulfils a condition; a controller without a scene
  /// has none.
  func promises(_ controller: ControllerID, _ condition: (Contract) -> Bool) -> Bool {
    guard let scene = trace.cast[controller.index].scene else { return false }
    return condition(trace.world.storyboard.scenes[scene].contract)
  }

  /// Whether a facet is undeclared for a controller's class, or has been overruled.
  func leavesOpen(_ facet: Contract.Facet, of controller: ControllerID) -> Bool {
    openFacets[controller.index].contains(facet)
  }

  /// Whether an animator of an app's own may have forgotten to complete a transition.
  var hasOwnAnimators: Bool {
    trace.world.storyboard.scenes.contains { $0.contract.animates != nil }
  }
}

// Classes that have declared nothing. What such a class overrides nobody knows: it may say no, show
// something else, or go on from there by itself, and only what was told of that can be judged.
extension History {
  /// Whether nobody has declared what the class of a controller shows.
  func followsItsOwnMind(_ controller: ControllerID) -> Bool {
    hasOwnMinds && leavesOpen(.show, of: controller)
  }

  /// Whether a controller was made for the stage and does not stand there, where somebody who
  /// follows their own mind may show it later.
  func mayWaitSinceTheStage(_ controller: ControllerID) -> Bool {
    hasOwnMinds && birth(of: controller) == nil && trace.isEntered(controller)
      && !trees[0].contains(controller)
      && trees[0].nodes.contains { followsItsOwnMind($0.controller) }
  }

  /// Whether a controller may do things by itself when it is called, without a word: its class does
  /// not tell, and has not declared what it shows either.
  func mayActInSilence(_ controller: ControllerID) -> Bool {
    hasSilentClasses && openFacets[controller.index].isSilent
  }
}

extension Contract.Facets {
  /// Whether a class with these facets open may do things without a word.
  var isSilent: Bool { contains(.calls) && contains(.show) }
}

extension Trace {
  /// What each controller leaves open: what its class has not declared, and what was overruled.
  var openFacets: [Contract.Facets] {
    cast.map { member in
      var open = member.overruled
      if let scene = member.scene {
        open.formUnion(world.storyboard.scenes[scene].contract.unknown)
      } else if member.isOwn {
        open = Contract.Facets(Contract.Facet.allCases)
      }
      return open
    }
  }
}
