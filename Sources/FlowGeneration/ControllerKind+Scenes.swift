import FlowModel

extension ControllerKind {
  /// What scenes of the kind are called.
  var sceneName: BaseName<Scene> {
    switch self {
    case .content: Self.page
    case .navigation: Self.stack
    case .tabs: Self.bar
    case .split: Self.columns
    }
  }

  private static let page = BaseName<Scene>("Page", spelledTo: 4)
  private static let stack = BaseName<Scene>("Stack", spelledTo: 4)
  private static let bar = BaseName<Scene>("Tabs", spelledTo: 4)
  private static let columns = BaseName<Scene>("Columns", spelledTo: 4)
}
