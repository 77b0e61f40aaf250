/// Whose views come and go together, from the first call to the last.
struct AppearanceChange {
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []
  var isAnimated = false
  /// Whether those who come have arrived before those who go are gone.
  var entersFirst = false
}

extension AppearanceChange {
  /// Leaves those who come to their parents, where these are on the way since before.
  fileprivate mutating func leaveToParents() {
    var together: [UIViewController] = []
    for controller in entering {
      if let parent = controller.parentLink, parent.appearance.state == .appearing,
        !together.contains(where: { $0 === parent })
      {
        parent.appearance.followers.append(controller.link())
      } else {
        together.append(controller)
      }
    }
    entering = together
  }
}

// What can be seen follows from the tree. After each change of it the two are compared.
extension SegueEnvironment {
  /// Tells everybody whose view has come on screen or gone from it, without a movement.
  ///
  /// A movement that is cancelled ends here as well: when the tree is what it was, those who had
  /// been told that they would come or go are told the opposite. Who has come into somebody who is
  /// still on the way has appeared when that one has.
  func updateAppearance() {
    guard postponements == 0 else { return }
    var change = beginAppearance(AppearanceChange())
    change.leaveToParents()
    end(change)
  }

  /// Compares only once, after several changes.
  package func withOneUpdate(_ changes: () -> Void) {
    postponements += 1
    changes()
    postponements -= 1
    updateAppearance()
  }

  /// Compares what can be seen with what could, loads the views that come, and tells first those
  /// who go and then those who come that they will.
  ///
  /// Before that, what has come into a window is fitted to its width.
  ///
  /// Whoever is told may change the tree, so everybody is looked at again before their turn, and
  /// a comparison that is made meanwhile leaves those who still await theirs alone.
  ///
  /// - SeeAlso: UIKit, `UIViewController.viewWillAppear(_:)`; the order is undocumented; reading
  ///   chosen by this project.
  func beginAppearance(_ template: AppearanceChange) -> AppearanceChange {
    var change = template
    repeat { loadWhatComes(in: &change) } while hasEmbedded && !isHalted
    change.leaving.putPresentedFirst()
    for controller in change.leaving
    where !controller.isVisible && controller.appearance.state.isOn {
      controller.beginAppearance(false, animated: change.isAnimated)
    }
    for controller in change.entering {
      controller.appearance.isAwaited = false
      guard controller.isVisible, !controller.appearance.state.isOn else { continue }
      controller.beginAppearance(true, animated: change.isAnimated)
    }
    for controller in change.entering where controller.appearance.state == .appearing {
      controller.layOutComing()
    }
    return change
  }

  /// Fits what has come into a window to its width.
  func fitTrees() {
    for entry in windows { entry.window.fitTree() }
  }

  /// Fits the tree, looks at it and loads the views that come; what these embed is fitted and seen
  /// at the next look.
  private func loadWhatComes(in change: inout AppearanceChange) {
    fitTrees()
    guard !isHalted else { return }
    hasEmbedded = false
    visibleMark += 1
    for controller in change.entering { controller.appearance.isAwaited = false }
    change.entering = []
    for entry in windows { entry.window.show(entering: &change.entering) }
    for entry in windows { entry.window.leave(from: entry.number, &change.leaving) }
    for controller in change.entering where controller.isVisible { controller.loadViewIfNeeded() }
  }

  /// Tells those who come and those who go that they have.
  ///
  /// Whoever has turned round meanwhile belongs to a later change.
  func end(_ change: AppearanceChange) {
    if change.entersFirst { endEntering(change) }
    for controller in change.leaving where controller.appearance.state == .disappearing {
      controller.endAppearance(animated: change.isAnimated)
    }
    if !change.entersFirst { endEntering(change) }
  }

  private func endEntering(_ change: AppearanceChange) {
    for controller in change.entering where controller.appearance.state == .appearing {
      controller.endAppearance(animated: change.isAnimated)
    }
  }
}

extension UIWindow {
  /// Notes who can be seen now, and adds those who could not be seen before.
  fileprivate final func show(entering: inout [UIViewController]) {
    swap(&shown, &former)
    former += shownByHand.compactMap(\.target)
    shownByHand.removeAll(keepingCapacity: true)
    rootViewController?.collectVisible(into: &shown)
    for controller in shown { controller.isVisible = true }
    var kept: [UIViewController] = []
    for controller in former where !controller.isVisible {
      if let child = controller.childOnByHand { kept += keep(child) }
    }
    shownByHand = kept.map { $0.link() }
    shown.noteComing(in: &entering)
    kept.noteComing(in: &entering)
  }

  /// Notes who is told by hand that they appear and cannot be seen by the tree alone, as on the way
  /// under what covers them: the next comparison asks for them, too.
  final func note(_ told: [UIViewController]) {
    shownByHand += told.filter { !$0.isVisible }.map { $0.link() }
  }

  /// Leaves it to the container of a controller to tell when it goes, and to nobody when the
  /// container has let go of it.
  ///
  /// - Returns: The controller and whom it shows, for as long as the container has it.
  private func keep(_ controller: UIViewController) -> [UIViewController] {
    var kept: [UIViewController] = []
    controller.collectVisible(into: &kept)
    for controller in kept { controller.isVisible = true }
    return controller.parentLink == nil ? [] : kept
  }

  /// Adds those who could be seen before in this window, of a number, and are not marked.
  fileprivate final func leave(from number: Int, _ leaving: inout [UIViewController]) {
    for controller in former where !controller.isVisible && controller.appearance.state.isOn {
      controller.appearance.windowBehind = number
      leaving.append(controller)
    }
    former.removeAll(keepingCapacity: true)
  }
}

extension [UIViewController] {
  /// Adds those who have not been told yet that they come, and do not await it.
  fileprivate func noteComing(in entering: inout [UIViewController]) {
    for controller in self
    where !controller.appearance.state.isOn && !controller.appearance.isAwaited {
      controller.appearance.isAwaited = true
      entering.append(controller)
    }
  }

  /// Moves what is presented before what it was presented on, layer by layer; within a layer a
  /// container comes before its children.
  ///
  /// - SeeAlso: UIKit, `UIViewController.dismiss(animated:completion:)`; the order is undocumented;
  ///   reading chosen by this project.
  fileprivate mutating func putPresentedFirst() {
    guard count > 1, contains(where: { $0.presenter != nil }) else { return }
    let layers = map(\.presentationLayer)
    guard let top = layers.max(), let bottom = layers.min(), bottom < top else { return }
    self = (bottom...top).reversed().flatMap { layer in
      indices.filter { layers[$0] == layer }.map { self[$0] }
    }
  }
}

extension UIViewController {
  /// Whether the last comparison found that the controller can be seen.
  fileprivate final var isVisible: Bool {
    get { appearance.visibleMark == environment.visibleMark }
    set { appearance.visibleMark = newValue ? environment.visibleMark : 0 }
  }

  /// The controller in which this one is, or itself, that its container has brought on screen by
  /// hand though the tree alone would not say so.
  fileprivate final var childOnByHand: UIViewController? {
    var next: UIViewController? = self
    while let controller = next, !controller.isVisible {
      if controller.byHand.isForwarded && controller.byHand.isOn { return controller }
      next = controller.structuralParent
    }
    return nil
  }

  /// How many presentations lie between the controller and the window.
  fileprivate final var presentationLayer: Int {
    var count = 0
    var next: UIViewController? = self
    while let controller = next {
      if controller.presenter != nil { count += 1 }
      next = controller.structuralParent
    }
    return count
  }

  /// Adds this controller and everybody who can be seen when it can, in preorder.
  ///
  /// What replaces the view of its presenter hides it with all that it contains; what is on its way
  /// out hides nothing any more.
  ///
  /// - SeeAlso: UIKit, `UIModalPresentationStyle`: `fullScreen`, `currentContext`.
  final func collectVisible(into visible: inout [UIViewController]) {
    let above = presented.flatMap { $0.isInDismissal ? nil : $0 }
    if let above, above.presentation?.form.replacesPresenter == true {
      return above.collectVisible(into: &visible)
    }
    visible.append(self)
    for child in visibleChildren where !child.byHand.isForwarded || child.byHand.isOn {
      // What is put into a view that is being loaded appears with it.
      if appearance.isLoading && child.isUnheardOf { continue }
      child.collectVisible(into: &visible)
    }
    above?.collectVisible(into: &visible)
  }

  /// Whether nobody has told the controller that it appears, or is about to.
  final var isUnheardOf: Bool { !appearance.state.isOn && !appearance.isAwaited }
}
