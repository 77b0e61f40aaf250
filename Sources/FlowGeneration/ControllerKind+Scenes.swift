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
  var sceneName: SceneName {
    switch self {
    case .content: "Page"
    case .navigation: "Stack"
    case .tabs: "Tabs"
    case .split: "Columns"
    }
  }
}
