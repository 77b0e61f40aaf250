import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// Sets the stage: everything is born first, then what is presented is presented, in order.
  ///
  /// An entry of an unknown scene is declined and left out with all that it contains. The children
  /// that are listed are all there are: embed segues count as performed.
  mutating func set(_ stage: Stage) {
    window.traitOverrides.horizontalSizeClass = UIUserInterfaceSizeClass(stage.size)
    show(stage.root)
    let presented = stage.presentations.map { make($0.entry) }
    for (presentation, controller) in zip(stage.presentations, presented) {
      guard let controller, !environment.isHalted else { continue }
      guard let caller = self.controller(named: presentation.caller) else {
        recorder.record(.declined(.deadLabel))
        continue
      }
      present(controller, by: caller, style: presentation.style, animated: false)
    }
  }

  /// Shows the root in the window, or goes on in that which the app has made for it.
  ///
  /// Nobody sees it before it has been taken down.
  private mutating func show(_ root: StageEntry) {
    var made: UIViewController?
    environment.withOneUpdate { made = make(root) }
    guard retained.sceneDelegate != nil, let own = made?.window else {
      return window.rootViewController = made
    }
    window = own
    environment.application.endConnecting()
  }

  private func make(_ entry: StageEntry) -> UIViewController? {
    guard let made = make(entry.origin, label: entry.label) else {
      recorder.record(.declined(.noSuchScene))
      return nil
    }
    made.fillContainerViews()
    let children = entry.children.map { (label: $0.label, controller: make($0)) }
    made.begin(with: children.compactMap(\.controller))
    if !environment.isHalted { made.awakeFromNib() }
    if let selected = children.last(where: { $0.label == entry.selected })?.controller {
      if let tabs = made as? UITabBarController { tabs.selectedViewController = selected }
      if let own = made as? any BranchContainer {
        own.select(selected, animated: false, completion: nil)
      }
    }
    return made
  }

  /// Makes a controller that stands for itself, without what its scene holds.
  private func make(_ origin: Origin, label: Label) -> UIViewController? {
    recorder.nextLabel = label
    switch origin {
    case .stock(let kind):
      let made = UIViewController.stock(kind)
      recorder.bear(made, scene: nil, kind: kind)
      return made
    case .scene(let name): return storyboard.makeController(withIdentifier: name.text)
    }
  }
}

extension UIViewController {
  /// The classes of the house.
  static var stockTypes: [UIViewController.Type] {
    [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self,
    ]
  }

  /// Makes a controller of the house.
  static func stock(_ kind: ControllerKind) -> UIViewController {
    switch kind {
    case .content: UIViewController()
    case .navigation: UINavigationController()
    case .tabs: UITabBarController()
    case .split: UISplitViewController()
    }
  }
}
