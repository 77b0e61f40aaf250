import FlowModel

extension Snapshot {
  /// Whether something is presented that leaves to be seen what lies below, and is no sheet.
  var isMenuOpen: Bool {
    nodes.contains { node in
      guard node.isPresented, let form = node.form ?? node.style else { return false }
      return form != .fullScreen && !form.isSheet
    }
  }
}
