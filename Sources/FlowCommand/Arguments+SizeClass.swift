import FlowModel

extension Arguments {
  /// How wide a window is; `nil` when nobody has said.
  func sizeClass() throws(CommandError) -> SizeClass? {
    guard let text = try value(of: .size) else { return nil }
    guard let size = SizeClass.allCases.first(where: { "\($0)" == text }) else {
      throw .usage("'\(OptionName.size)' takes 'regular' or 'compact'; found '\(text)'")
    }
    return size
  }
}
