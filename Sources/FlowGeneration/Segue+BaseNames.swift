import FlowModel

extension Segue {
  /// What identifiers of segues begin with that put a scene between.
  static let baseNameOfIntermediate: SegueIdentifier = "via"
}

extension Segue.Kind {
  /// What identifiers of the kind begin with.
  var baseName: SegueIdentifier {
    switch self {
    case .show: Self.open
    case .showDetail: Self.detail
    case .present: Self.sheet
    case .popover: Self.popover
    case .custom: Self.custom
    case .push: Self.push
    case .replace: Self.column
    case .embed: Self.slot
    case .unwind(let action): SegueIdentifier(action.text)
    }
  }

  // A name is looked up when it is made, so these are made once.
  private static let open: SegueIdentifier = "open"
  private static let detail: SegueIdentifier = "detail"
  private static let sheet: SegueIdentifier = "sheet"
  private static let popover: SegueIdentifier = "popover"
  private static let custom: SegueIdentifier = "custom"
  private static let push: SegueIdentifier = "push"
  private static let column: SegueIdentifier = "column"
  private static let slot: SegueIdentifier = "slot"
}
