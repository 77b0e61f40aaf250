import FlowModel

// What Interface Builder says of windows of some width alone: what is not installed there, and what
// is hidden.
extension MarkupElement {
  /// Takes what its variations say of it and of the views in it.
  ///
  /// What is not installed is there for its outlets and stands in no view, so that nobody sees it.
  ///
  /// - SeeAlso: Xcode, “Size classes”: views that are installed for some of them.
  mutating func takeVariations() {
    let variations = children("variation")
    guard !variations.isEmpty else { return }
    // What names more of a window counts after what names less.
    let ordered = (0...2).flatMap { count in variations.filter { $0.traits.count == count } }
    var hiddenIn = EnumSet<SizeClass>()
    for size in SizeClass.allCases {
      let counting = ordered.filter { $0.applies(in: size) }
      let hidden = counting.compactMap { $0["hidden"] }.last ?? self["hidden"]
      if hidden == "YES" { hiddenIn.insert(size) }
      markUnseen(Self.leftOut(by: counting), in: size)
    }
    attributes["hidden"] = nil
    unseenIn.formUnion(hiddenIn)
  }

  private mutating func markUnseen(_ views: Set<String>, in size: SizeClass) {
    guard !views.isEmpty else { return }
    for list in children.indices where children[list].name == "subviews" {
      for view in children[list].children.indices
      where views.contains(children[list].children[view]["id"] ?? "") {
        children[list].children[view].unseenIn.insert(size)
      }
    }
  }

  /// The ids of the views that are not installed by variations, in the order in which they count.
  private static func leftOut(by variations: [MarkupElement]) -> Set<String> {
    let masks = variations.flatMap { $0.children("mask") }.filter { $0["key"] == "subviews" }
    return masks.flatMap(\.children).reduce(into: []) { left, change in
      guard let view = change["reference"] else { return }
      if change.name == "exclude" { left.insert(view) } else { left.remove(view) }
    }
  }

  /// What a variation names of a window; nothing where it counts for all.
  private var traits: [Substring] {
    (self["key"] ?? "").split(separator: "-").filter { $0.contains("=") }
  }

  /// Whether a variation counts in a window of a width, as high as that of a device that stands.
  private func applies(in size: SizeClass) -> Bool {
    traits.allSatisfy { ["widthClass=\(size)", "heightClass=regular"].contains($0) }
  }
}

extension MarkupElement {
  /// The outermost in it, and it itself, that are seen in one width alone and have, or hold, what
  /// fires something.
  var wiredInOneWidth: [MarkupElement] {
    guard onlySize == nil || !isWired else { return [self] }
    return children.flatMap(\.wiredInOneWidth)
  }

  /// The only width in which it is seen; `nil` where it is seen in each, or in none.
  var onlySize: SizeClass? {
    guard let size = SizeClass.allCases.first(where: unseenIn.contains) else { return nil }
    return unseenIn == .all ? nil : size.other
  }

  private var isWired: Bool {
    children("connections").flatMap(\.children).contains { ["segue", "action"].contains($0.name) }
      || children.contains(where: \.isWired)
  }
}
