import FlowModel

extension Storyboard {
  /// What is born when a scene is instantiated and shown, nearly in order of birth: the scene, what
  /// it holds, then what the views that are loaded embed.
  ///
  /// Stops at a number of births.
  func births(of scene: SceneName, atMost limit: Int) -> [Origin] {
    var births: [Origin] = []
    births.reserveCapacity(limit)
    appendInstances(of: scene, atMost: limit, to: &births)
    var loaded = 0
    while loaded < births.count, births.count < limit {
      for segue in segues where segue.isEmbed && .scene(segue.source) == births[loaded] {
        guard let destination = segue.destination else { continue }
        appendInstances(of: destination, atMost: limit, to: &births)
      }
      loaded += 1
    }
    return births
  }

  /// What is born for an origin.
  func births(of origin: Origin, atMost limit: Int) -> [Origin] {
    switch origin {
    case .scene(let scene): births(of: scene, atMost: limit)
    case .stock: [origin]
    }
  }

  /// What the segues make that a class performs by itself when it is called; how it goes on from
  /// there is left open.
  private func births(
    ofReactionsTo moment: Reaction.Moment, of scene: SceneName, atMost limit: Int
  ) -> [Origin] {
    guard let index = index(of: scene) else { return [] }
    return scenes[index].contract.reactions.filter { $0.moment == moment }.flatMap { reaction in
      guard case .performs(let identifier) = reaction.act,
        let destination = segue(identifier, from: scene)?.destination
      else { return [Origin]() }
      return births(of: destination, atMost: limit)
    }
  }

  /// What is born when a segue is performed; a class that wraps makes a stack last.
  func births(of segue: Segue, atMost limit: Int) -> [Origin] {
    guard let destination = segue.destination else { return [] }
    let births =
      births(of: destination, atMost: limit)
      + births(ofReactionsTo: .prepare(segue.identifier), of: segue.source, atMost: limit)
    if let intermediate = segue.intermediate {
      return births + self.births(of: intermediate.scene, atMost: limit)
    }
    return segue.performing == .wraps ? births + [.stock(.navigation)] : births
  }
}
