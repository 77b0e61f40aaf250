import FlowModel

/// A stage that grows: the window's root with all that it contains, then presentation by
/// presentation.
struct GrowingStage {
  /// What has grown; `nil` until there is a root.
  private(set) var stage: Stage?
  private let size: SizeClass
  /// How many controllers are still to come.
  private var missing: Int
  private(set) var labels = PlainLabels()

  /// Begins a stage of so many controllers.
  init(controllerCount: Int, size: SizeClass) {
    missing = controllerCount
    self.size = size
  }

  /// What can become of it with one tree more; `nil` when it is finished.
  func grown(from trees: inout SmallerTrees, styles: [PresentationStyle?]) -> [GrowingStage]? {
    guard missing > 0 else { return nil }
    guard let stage else {
      return (1...missing).flatMap { count in
        trees.trees(of: count).map { tree in
          with(tree) { Stage(size: size, root: $0) }
        }
      }
    }
    let callers = stage.entries.map(\.label)
    return (1...missing).flatMap { count in
      trees.trees(of: count).flatMap { tree in
        callers.flatMap { caller in
          styles.filter { !stage.presents(by: caller, as: $0) }.map { style in
            with(tree) {
              var stage = stage
              stage.presentations.append(StagePresentation(by: caller, style: style, $0))
              return stage
            }
          }
        }
      }
    }
  }

  private func with(_ tree: SmallerTree, _ staging: (StageEntry) -> Stage) -> GrowingStage {
    var grown = self
    let entry = tree.entry(named: &grown.labels)
    grown.stage = staging(entry)
    grown.missing -= tree.count
    return grown
  }
}

extension Stage {
  /// Whether the same has been asked for before, which is refused.
  fileprivate func presents(by caller: Label, as style: PresentationStyle?) -> Bool {
    presentations.contains { $0.caller == caller && $0.style == style }
  }
}
