import FlowModel

extension Trace {
  /// A snapshot of this trace as a tree, one controller a line.
  ///
  /// Children are indented below their parent and what a controller presents below its presenter,
  /// after its children. There are no lines when the window has no root.
  public func treeLines(of snapshot: Snapshot) -> [String] {
    var levels: [Int] = []
    var lines: [String] = []
    for node in snapshot.nodes {
      let level = node.place.index.map { levels[$0] + 1 } ?? 0
      levels.append(level)
      lines.append(String(repeating: Notation.indent, count: level) + line(of: node))
    }
    return lines
  }

  private func line(of node: Snapshot.Node) -> String {
    let className = cast[node.controller.index].className.map { " of \($0.spelled)" } ?? ""
    let introduction =
      origin(of: node.controller).introducing(name(of: node.controller)) + className
    let selection = node.selected.map { " selecting \(name(of: $0))" } ?? ""
    guard case .presented = node.place else { return introduction + selection }
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

extension Snapshot.Place {
  /// The node that lists this one, as an index into the nodes of its snapshot.
  fileprivate var index: Int? {
    switch self {
    case .window: nil
    case .child(let index), .presented(let index): index
    }
  }
}
