import FlowModel

extension FlowCommand {
  /// Tells once for a file which of its classes the system does not know.
  ///
  /// A plain controller plays such a scene in silence; the first that is seen of it may be that app
  /// code which takes it for one of the class crashes.
  ///
  /// - Parameters:
  ///   - storyboard: What the file says.
  ///   - path: The file, as the caller named it.
  func noteUnregisteredClasses(of storyboard: Storyboard, in path: String) {
    var named: Set<OfferedClass> = []
    let classes = storyboard.scenes.compactMap { scene in
      scene.className.map { OfferedClass($0, scene.kind) }
    }.filter { named.insert($0).inserted }
    let unknown = classes.filter { !system.knows($0.name, as: $0.kind) }
    guard !unknown.isEmpty else { return }
    let most = 6
    var list = unknown.prefix(most).map { "\($0.name) (\($0.kind))" }.joined(separator: ", ")
    if unknown.count > most { list += " and \(unknown.count - most) more" }
    let subject = unknown.count == classes.count ? "none of its classes is" : "these are not"
    console.writeError(
      "\(path): note: \(subject) registered: \(list); plain controllers play them, so that nothing "
        + "they do is seen, and a cast to one of them fails\n")
  }
}
