extension Arguments {
  /// How long a flow may be at one thing; `nil` when nobody has said.
  func patience() throws(CommandError) -> Duration? {
    try count(of: .hangAfter, in: 1...Arguments.countMax).map { .seconds($0) }
  }

  /// The words that say how long a flow may be at one thing; none when nobody has said.
  static func words(for patience: Duration?) -> [String] {
    patience.map { OptionName.hangAfter.words($0.components.seconds) } ?? []
  }
}
