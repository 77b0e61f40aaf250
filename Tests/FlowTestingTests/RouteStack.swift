import FlowModel

/// A router that keeps its screens in a list, the front one last.
struct RouteStack: FlowSystem {
  /// What it tells; it presents nothing, loads nothing and asks nobody during an unwind.
  ///
  /// It refuses nothing, and nobody acts by themselves: that it would tell.
  let reported: Set<Event.Kind> = [
    .should, .instantiate, .create, .prepare, .perform, .action, .push, .pop, .report, .declined,
    .refused, .reaction,
  ]
  /// A mistake on purpose: an unwind goes as far back as it can.
  var unwindsTooFar = false

  func begin(_ world: World, into recording: Recording) -> Run {
    var run = Run(storyboard: world.storyboard, unwindsTooFar: unwindsTooFar)
    run.stand(world.stage, in: recording)
    recording.take(run.snapshot())
    return run
  }

  struct Run: FlowRun {
    let storyboard: Storyboard
    let unwindsTooFar: Bool
    var stack = ControllerID(0)
    var routes: [ControllerID] = []

    mutating func stand(_ stage: Stage, in recording: Recording) {
      stack = recording.birth(scene: nil, kind: .navigation, label: stage.root.label)
      for entry in stage.root.children {
        guard case .scene(let name) = entry.origin else { continue }
        let scene = storyboard.index(of: name)
        routes.append(recording.birth(scene: scene, kind: .content, label: entry.label))
      }
    }

    mutating func perform(_ step: Step, into recording: Recording) {
      if let decline = carryOut(step.action, in: recording) {
        recording.record(.declined(decline))
      }
      recording.take(snapshot())
    }

    private mutating func carryOut(_ action: Step.Action, in recording: Recording) -> Decline? {
      guard let front = routes.last else { return .deadLabel }
      let member = recording.trace.cast[front.index]
      guard let scene = member.scene.map({ storyboard.scenes[$0] }) else { return .wrongKind }
      switch action {
      case .tap(member.label, let name):
        guard let control = storyboard.index(of: name, in: scene.name) else {
          return .noSuchControl
        }
        for firing in storyboard.controls[control].fires {
          switch firing {
          case .action(let name): recording.record(.report(front, recording.word(name.text)))
          case .segue(let segue): go(segue, from: front, by: .control(control), in: recording)
          }
        }
      case .performSegue(member.label, let segue):
        go(segue, from: front, by: .code, in: recording)
      case .pop(recording.trace.cast[stack.index].label):
        guard routes.count > 1 else { return nil }
        cut(backTo: routes.count - 2, in: recording)
      default: return .notApplicable
      }
      return nil
    }

    private mutating func go(
      _ identifier: SegueIdentifier, from source: ControllerID, by trigger: SegueRequest.Trigger,
      in recording: Recording
    ) {
      guard let scene = recording.trace.cast[source.index].scene,
        let index = storyboard.index(of: identifier, from: storyboard.scenes[scene].name)
      else { return }
      let request = recording.request(segue: index, source: source, trigger: trigger)
      if trigger != .code {
        let answer = !storyboard.scenes[scene].contract.refuses.contains(identifier)
        recording.record(.should(request, answer: answer))
        guard answer else { return }
      }
      if let action = storyboard.segues[index].unwindAction {
        unwind(action, by: request, from: source, in: recording)
      } else if let name = storyboard.segues[index].destination {
        let made = recording.birth(scene: storyboard.index(of: name), kind: .content)
        recording.record(.instantiate(made, for: request))
        announce(request, from: source, to: made, in: recording)
        recording.record(.perform(request))
        routes.append(made)
        recording.record(.push(made, on: stack))
      }
    }

    private mutating func unwind(
      _ action: ActionName, by request: RequestID, from source: ControllerID,
      in recording: Recording
    ) {
      let able = routes.indices.dropLast().filter { place in
        let scene = recording.trace.cast[routes[place].index].scene
        return scene.map { storyboard.scenes[$0].contract.performs(action) } ?? false
      }
      guard let place = unwindsTooFar ? able.first : able.last else { return }
      announce(request, from: source, to: routes[place], in: recording)
      recording.record(.action(routes[place], request))
      recording.record(.perform(request))
      cut(backTo: place, in: recording)
    }

    private func announce(
      _ request: RequestID, from source: ControllerID, to destination: ControllerID,
      in recording: Recording
    ) {
      recording.setDestination(destination, of: request)
      recording.record(.create(request))
      recording.record(
        .prepare(request, on: source, destination: destination, isViewLoaded: false))
    }

    private mutating func cut(backTo place: Int, in recording: Recording) {
      routes.removeSubrange((place + 1)...)
      recording.record(.pop(stack, to: routes[place]))
    }

    func snapshot() -> Snapshot {
      var snapshot = Snapshot()
      var window = Snapshot.Node(stack, .window)
      window.isOnScreen = true
      let root = snapshot.add(window)
      for route in routes {
        var node = Snapshot.Node(route, .child(of: root))
        node.parent = stack
        node.isOnScreen = route == routes.last
        snapshot.add(node)
      }
      snapshot.add(.stack, of: .controller(stack), routes)
      return snapshot
    }
  }
}
