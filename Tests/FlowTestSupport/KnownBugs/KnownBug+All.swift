extension KnownBug {
  /// Every bug and then the controls, in the order of the table.
  package static let all = containers + routers + engines + controls
}
