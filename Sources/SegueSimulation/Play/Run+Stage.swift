import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// Sets the stage: everything is born first, then what is presented is presented, in order.
  ///
  /// An entry of an unknown scene is declined and left out with all that it contains. The children
  /// that are listed are all there are: embed segues count as performed, and classes of an app's
  /// own prepare for them when they load their views.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - delegate: Makes the delegate of the scene, where the window is there before it is told.
  mutating func set(_ stage: Stage, connecting delegate: (() -> any UISceneDelegate)?) {
    window.traitOverrides.horizontalSizeClass = UIUserInterfaceSizeClass(stage.size)
    show(stage.root, connecting: delegate)
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
  private mutating func show(
    _ root: StageEntry, connecting makesDelegate: (() -> any UISceneDelegate)?
  ) {
    var made: UIViewController?
    window.makeKey()
    environment.withOneUpdate {
      made = make(root)
      if retained.sceneDelegate == nil, let delegate = makesDelegate?() {
        connect(delegate, showing: made)
      }
    }
    guard let delegate = retained.sceneDelegate else { return window.rootViewController = made }
    if let own = (delegate as? any UIWindowSceneDelegate)?.window { window = own }
    environment.application.endConnecting()
  }

  /// Tells a delegate that its scene is connected, when the window that it is given has a root.
  private func connect(_ delegate: any UISceneDelegate, showing root: UIViewController?) {
    window.rootViewController = root
    (delegate as? any UIWindowSceneDelegate)?.window = window
    retained.retain(delegate)
    environment.application.beginConnecting(delegate, options: UIScene.ConnectionOptions())
  }

  private func make(_ entry: StageEntry) -> UIViewController? {
    guard let made = make(entry.origin, label: entry.label) else {
      recorder.record(.declined(.noSuchScene))
      return nil
    }
    let children = entry.children.map { (label: $0.label, controller: make($0)) }
    made.fillContainerViews(
      preparingFor: made is any Scripted ? [] : embedded(in: entry, children.map(\.controller)))
    made.begin(with: children.compactMap(\.controller))
    if !environment.isHalted { environment.making(made, made.awakeFromNib) }
    if let selected = children.last(where: { $0.label == entry.selected })?.controller {
      if let tabs = made as? UITabBarController, selected.parentLink === tabs {
        tabs.selectedViewController = selected
      }
      if let own = made as? any BranchContainer {
        own.select(selected, animated: false, completion: nil)
      }
    }
    return made
  }

  /// The children by their scenes: a class of the app's own prepares for whom it embeds.
  private func embedded(
    in entry: StageEntry, _ children: [UIViewController?]
  ) -> [(scene: String, controller: UIViewController)] {
    zip(entry.children, children).compactMap { entry, child in
      guard case .scene(let name) = entry.origin else { return nil }
      return child.map { (name.text, $0) }
    }
  }

  /// Makes a controller that stands for itself, without what its scene holds.
  private func make(_ origin: Origin, label: Label) -> UIViewController? {
    recorder.nextLabel = label
    switch origin {
    case .stock(let kind):
      let made = UIViewController.stock(kind)
      recorder.takeDownBirth(ofHouse: made, kind)
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
