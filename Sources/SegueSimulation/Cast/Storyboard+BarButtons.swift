import FlowModel
import SegueKit

extension Storyboard {
  /// Puts into the bars of a controller what its scene draws there, unless its class has put
  /// something there already; `nil` when the scene draws nothing.
  func barButtons(of scene: SceneName) -> ((UIViewController) -> Void)? {
    let drawn = controls.indices.filter { controls[$0].scene == scene && controls[$0].bar != nil }
    guard !drawn.isEmpty else { return nil }
    return { controller in
      func buttons(in bars: Control.Bar...) -> [UIBarButtonItem]? {
        let found = drawn.filter { number in bars.contains { $0 == controls[number].bar } }
        guard !found.isEmpty else { return nil }
        return found.map { UIBarButtonItem(controls[$0], drawnAs: $0, target: controller) }
      }
      let item = controller.navigationItem
      item.leftBarButtonItems = item.leftBarButtonItems ?? buttons(in: .leading, .besideBack)
      item.rightBarButtonItems = item.rightBarButtonItems ?? buttons(in: .trailing)
      controller.toolbarItems = controller.toolbarItems ?? buttons(in: .toolbar)
      if drawn.contains(where: { controls[$0].bar == .besideBack }) {
        item.leftItemsSupplementBackButton = true
      }
    }
  }
}

extension UIBarButtonItem {
  /// Makes the button of a control, which sends the first action that it is wired to.
  fileprivate convenience init(
    _ control: Control, drawnAs number: Int, target: UIViewController
  ) {
    let action = control.fires.lazy.compactMap { firing -> Selector? in
      if case .action(let name) = firing { Selector(name.text) } else { nil }
    }.first
    self.init(title: control.name.text, style: .plain, target: target, action: action)
    drawnAs = number
  }
}
