import FlowModel

extension ControllerKind {
  /// Whether a stack may hold it.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.pushViewController(_:animated:)`, which raises for
  ///   navigation controllers, and in the same way for split view controllers.
  var fitsStack: Bool {
    switch self {
    case .content, .tabs: true
    case .navigation, .split: false
    }
  }

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
