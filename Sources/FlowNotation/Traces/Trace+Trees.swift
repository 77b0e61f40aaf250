import FlowModel

extension Trace {
  /// A snapshot of this trace as a tree, one controller a line.
  ///
  /// Children are indented below their parent and what a controller presents below its presenter,
  /// after its children. There are no lines when the window has no root.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - isTitled: Whether the titles are told of those whom code has made.
  /// - Returns: The lines, the window's root first.
  public func treeLines(of snapshot: Snapshot, titled isTitled: Bool = false) -> [String] {
    var levels: [Int] = []
    var lines: [String] = []
    for (index, node) in snapshot.nodes.enumerated() {
      let level = snapshot.lister(of: index).map { levels[$0] + 1 } ?? 0
      levels.append(level)
      lines.append(
        String(repeating: Notation.indent, count: level) + line(of: node, titled: isTitled))
    }
    return lines
  }

  private func line(of node: Snapshot.Node, titled isTitled: Bool) -> String {
    let member = cast[node.controller.index]
    let className = member.className.map { " of \($0.spelled)" } ?? ""
    let title = isTitled ? member.title.map { " \($0.quotedAsTitle)" } ?? "" : ""
    let introduction =
      origin(of: node.controller).introducing(name(of: node.controller)) + className + title
    let selection = node.selected.map { " selecting \(name(of: $0))" } ?? ""
    guard node.isPresented else { return introduction + selection }
    let caller = node.caller.map { " by \(name(of: $0))" } ?? ""
    return "presents \(introduction)\(selection)\(caller)\(node.style.suffix)\(node.adaptation)"
  }

  /// What a controller was made from.
  private func origin(of controller: ControllerID) -> Origin {
    scene(of: controller).map { .scene($0.name) } ?? .stock(cast[controller.index].kind)
  }
}

extension Snapshot.Node {
  /// ` adapted to ` and the form, when that is not the style.
  fileprivate var adaptation: String {
    guard let form, form != style else { return "" }
    return " adapted to \(form.word)"
  }
}
