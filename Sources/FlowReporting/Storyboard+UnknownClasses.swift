import FlowModel

extension Storyboard {
  /// Says which of its classes a system does not know; `nil` where there is none.
  ///
  /// The system plays them as their scenes declare, by plain controllers. The first that is seen of
  /// it else may be that app code which takes such a controller for one of the class crashes.
  package func noteOfUnknownClasses(on system: some FlowSystem) -> String? {
    var named: Set<OfferedClass> = []
    let classes = scenes.compactMap { scene in
      scene.className.map { OfferedClass($0, scene.kind) }
    }.filter { named.insert($0).inserted }
    let unknown = classes.filter { !system.knows($0.name, as: $0.kind) }
    let subject = unknown.count == classes.count ? "none of its classes is" : "these are not"
    return unknown.map { "\($0.name) (\($0.kind))" }
      .lines(titled: "\(subject) registered", namesMax: 6).first.map {
        "\($0); plain controllers play them, so that nothing they do is seen, and a cast to one of "
          + "them fails"
      }
  }
}
