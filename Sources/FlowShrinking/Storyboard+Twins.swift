import FlowModel

extension Storyboard {
  /// Keeps the first of segues and of controls that have come to share a name.
  mutating func dropTwins() {
    let all = self
    segues = segues.indices
      .filter { all.index(of: all.segues[$0].identifier, from: all.segues[$0].source) == $0 }
      .map { all.segues[$0] }
    controls = controls.indices
      .filter { all.index(of: all.controls[$0].name, in: all.controls[$0].scene) == $0 }
      .map { all.controls[$0] }
  }
}
