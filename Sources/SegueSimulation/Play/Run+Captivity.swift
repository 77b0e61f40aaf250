import FlowModel
import SegueKit

// Whether the user finds anything to do: something to touch, or a way elsewhere.
extension SegueSimulation.Run {
  /// Adds that there is nothing, or nothing but what can be touched, where that is so.
  func addCaptivity(to snapshot: inout Snapshot) {
    guard let last = snapshot.nodes.last(where: \.isOnScreen)?.controller, isOfApp(last),
      let front = snapshot.nodes.lastIndex(where: { node in
        if case .child = node.place { false } else { node.isOnScreen }
      })
    else { return }
    let inFront = Set(snapshot.nodes[front...].lazy.filter(\.isOnScreen).map(\.controller))
    let controllers = window.everybody.filter { inFront.contains(recorder.number(of: $0)) }
    guard !canBeLeft(snapshot.nodes[front]), !controllers.contains(where: offersSomething) else {
      return
    }
    snapshot.add(
      snapshot.touchables.isEmpty ? .captive : .enclosed,
      of: .controller(snapshot.nodes[front].controller), nil)
  }

  /// Whether code has made somebody, or a class of the app's stands behind them.
  private func isOfApp(_ controller: ControllerID) -> Bool {
    recorder.cast[controller.index].scene == nil || recorder.isRegistered(controller)
  }

  /// Whether the user can take away what is presented: pull it down, or touch beside it.
  ///
  /// Where sheets are no cards in a compact window, nobody has said that the app is to be used so:
  /// what can be left as a card is not held against it, unless its delegate has chosen another
  /// form.
  private func canBeLeft(_ node: Snapshot.Node) -> Bool {
    guard node.isPresented, let style = node.style else { return false }
    let presented = window.everybody.first { recorder.number(of: $0) == node.controller }
    let isUsual = node.form == .fullScreen || presented is UIAlertController
    let form = environment.showsCards || !isUsual ? node.form ?? style : style
    if form == .popover { return true }
    return form.isSheet && presented?.isShownModally == false
  }

  /// Whether somebody has something drawn that takes touches, something that can be scrolled and
  /// hears of that, which no flow does, a way back, another tab or column.
  ///
  /// The system's own screens have ways out that are not looked into, but alerts have none beside
  /// their answers. A scene without a class of the app's is taken to have something.
  private func offersSomething(_ controller: UIViewController) -> Bool {
    let subject = SnapshotSubject(controller, in: recorder)
    let member = recorder.cast[subject.number.index]
    if member.isOfSystem { return !(controller is UIAlertController) }
    if subject.abilities.contains(.branches) { return true }
    switch controller {
    case let stack as UINavigationController:
      return stack.hasBackButton || stack.hasBackSwipe || hasOwnBackSwipe(stack)
    case let tabs as UITabBarController: return tabs.children.count > 1
    case is UISplitViewController, is UIPageViewController: return true
    default:
      return !isOfApp(subject.number) || reachesDrawnControl(of: controller)
        || controller.viewIfLoaded?.hearsOfScrolling == true
    }
  }
}
