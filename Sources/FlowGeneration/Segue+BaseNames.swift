import FlowModel

extension Segue {
  /// What identifiers of segues begin with that put a scene between.
  static let baseNameOfIntermediate = Kind.base("via")
}

extension Segue.Kind {
  /// What identifiers of the kind begin with.
  var baseName: BaseName<IdentifiedSegue> {
    switch self {
    case .show: Self.open
    case .showDetail: Self.detail
    case .present: Self.sheet
    case .popover: Self.popover
    case .custom: Self.custom
    case .push: Self.push
    case .replace: Self.column
    case .embed: Self.slot
    case .unwind(let action): BaseName(SegueIdentifier(action.text))
    }
  }

  private static let open = base("open")
  private static let detail = base("detail")
  private static let sheet = base("sheet")
  private static let popover = base("popover")
  private static let custom = base("custom")
  private static let push = base("push")
  private static let column = base("column")
  private static let slot = base("slot")

  fileprivate static func base(_ text: String) -> BaseName<IdentifiedSegue> {
    BaseName(SegueIdentifier(text), spelledTo: 4)
  }
}
