import FlowModel
import SegueKit

extension Scene {
  /// Gives a controller its style and the bars and titles that the scene draws, and puts the
  /// buttons into them, unless its class has chosen or put something there already; `nil` when the
  /// scene says nothing of all that.
  func dress(drawnIn storyboard: Storyboard) -> ((UIViewController) -> Void)? {
    let buttons = storyboard.controls.indices.filter { number in
      storyboard.controls[number].scene == name && storyboard.controls[number].bar != nil
    }
    let captions = storyboard.views.filter { $0.scene == name && $0.sort.isCaption }
    guard style != nil || !bars.isEmpty || !buttons.isEmpty || !captions.isEmpty else {
      return nil
    }
    let drawn = storyboard.views.filter { $0.scene == name && $0.sort == .barButton }
    return { [style, bars] controller in
      if let style, controller.modalPresentationStyle == .automatic {
        controller.modalPresentationStyle = UIModalPresentationStyle(style)
      }
      controller.show(bars)
      let isUntitled = controller.titleInBar == nil
      for caption in captions { controller.show(caption, isUntitled: isUntitled) }
      if !buttons.isEmpty { controller.show(buttons, of: storyboard.controls, drawnAs: drawn) }
    }
  }
}

extension UIViewController {
  fileprivate final func show(_ bars: DrawnBars) {
    if bars.contains(.hidesBottomBar) { hidesBottomBarWhenPushed = true }
    guard let stack = self as? UINavigationController else { return }
    if bars.contains(.hidesBar) { stack.isNavigationBarHidden = true }
    if bars.contains(.showsToolbar) { stack.isToolbarHidden = false }
  }

  /// Has bars show it as it is drawn, and by its own words if it has none.
  fileprivate final func show(_ caption: DrawnView, isUntitled: Bool) {
    if let words = caption.words?.text, isUntitled {
      switch caption.sort {
      case .title: title = words
      case .navigationItem: navigationItem.title = words
      default: tabBarItem?.title = words
      }
    }
    if let tag = caption.tag.flatMap({ Int($0.text) }) { tabBarItem?.tag = tag }
  }

  /// Puts buttons into the bars.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the buttons among the controls.
  ///   - controls: The controls of the storyboard.
  ///   - drawn: How those are drawn of which it says anything.
  fileprivate final func show(
    _ numbers: [Int], of controls: [Control], drawnAs drawn: [DrawnView]
  ) {
    var kept = drawn.isEmpty ? nil : KeptObjects(of: self)
    func buttons(in bars: Control.Bar...) -> [UIBarButtonItem]? {
      let found = numbers.filter { number in bars.contains { $0 == controls[number].bar } }
      guard !found.isEmpty else { return nil }
      return found.map { number in
        let view = drawn.first { $0.name == controls[number].name }
        let button = view?.outlet.flatMap { kept?.takeButton(for: $0) } ?? UIBarButtonItem()
        button.show(controls[number], drawnAs: number, looking: view, target: self)
        if view?.marks.contains(.disabled) == true { button.isEnabled = false }
        return button
      }
    }
    let item = navigationItem
    item.leftBarButtonItems = item.leftBarButtonItems ?? buttons(in: .leading, .besideBack)
    item.rightBarButtonItems = item.rightBarButtonItems ?? buttons(in: .trailing)
    toolbarItems = toolbarItems ?? buttons(in: .toolbar)
    if numbers.contains(where: { controls[$0].bar == .besideBack }) {
      item.leftItemsSupplementBackButton = true
    }
  }
}

extension UIBarButtonItem {
  /// Has it be the button of a control, which sends the first action that it is wired to.
  ///
  /// One that is wired to nothing is what code makes of it. It is called as in the storyboard, and
  /// where nothing is said of how it is drawn, that is what it shows, too.
  fileprivate func show(
    _ control: Control, drawnAs number: Int, looking view: DrawnView?, target: UIViewController
  ) {
    accessibilityIdentifier = accessibilityIdentifier ?? control.name.text
    title = title ?? (view == nil ? control.name.text : view?.words?.text)
    style = .plain
    guard !control.fires.isEmpty else { return }
    self.target = target
    action =
      control.fires.lazy.compactMap { firing -> Selector? in
        if case .action(let name) = firing { Selector(name.text) } else { nil }
      }.first
    drawnAs = number
  }
}
