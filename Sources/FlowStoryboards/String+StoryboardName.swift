extension String {
  /// What code and other storyboards call the storyboard of the file that has this path.
  var storyboardName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}
