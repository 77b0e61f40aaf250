// Views in views.
extension UIView {
  /// The view that this one was put into.
  ///
  /// Stacks, tabs and columns show the views of their controllers in their own, and windows and
  /// presentations in the window or the container, as long as they show them (UIKit has views of
  /// its own between; that they are left out is a reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIView.superview`.
  public final var superview: UIView? { room ?? owner?.target?.roomWhereShown }

  /// The view that code has put this one into.
  final var room: UIView? {
    owner?.target?.parentLink?.putViewsInPlace()
    return superviewLink
  }

  /// What was put into this view, the one in front last.
  ///
  /// - SeeAlso: UIKit, `UIView.subviews`.
  public final var subviews: [UIView] {
    owner?.target?.putViewsInPlace()
    return subviewList
  }

  /// Puts a view in front of all others in this one; it leaves its old place first.
  ///
  /// The controllers whose views come on screen with it appear.
  ///
  /// - SeeAlso: UIKit, `UIView.addSubview(_:)`.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: max(1, subviews.count)) }

  /// Puts a view at a place among the others, counted from behind.
  ///
  /// - SeeAlso: UIKit, `UIView.insertSubview(_:at:)`.
  public final func insertSubview(_ view: UIView, at index: Int) {
    let environment = SegueEnvironment.current
    guard !environment.isHalted else { return }
    guard !lies(in: view) else { return environment.misuse(.viewInsideItself, nil) }
    if let stranger = view.controllerOfAnother(than: nearestController), windowToBe != nil {
      return environment.misuse(.inconsistentHierarchy, stranger)
    }
    let isHere = view.room === self
    if !isHere {
      noteShown()
      view.willMove(toSuperview: self)
    }
    view.leave(forPlaceIn: self)
    subviewList.insert(view, at: max(0, min(index, subviews.count)))
    view.superviewLink = self
    if index <= 0 || view.knownLook?.isHindmost == true { view.look.isHindmost = index <= 0 }
    if !isHere {
      view.tellNewcomerOfWindow()
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    if view.bringsControllers { environment.updateAppearance() }
    if view.isGuest { environment.uses.placedViews = true }
    if let look = view.knownLook, look.bounds != nil { look.roomSize = bounds.size }
    if self is UIWindow { view.look.presentationsBehind = environment.presentationCount }
    if windowToBe != nil { setNeedsLayout() }
  }

  /// Puts a view in front of another one in this view.
  ///
  /// - SeeAlso: UIKit, `UIView.insertSubview(_:aboveSubview:)`.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let behind = place(of: sibling, without: view)
    insertSubview(view, at: behind.map { $0 + 1 } ?? max(1, subviewList.count))
  }

  /// Puts a view behind another one in this view.
  ///
  /// - SeeAlso: UIKit, `UIView.insertSubview(_:belowSubview:)`.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let isShownHere = sibling.room == nil && sibling.superview === self
    let place = place(of: sibling, without: view)
    insertSubview(view, at: place ?? (isShownHere ? 0 : max(1, subviewList.count)))
  }

  /// Takes the view out of the one that it is in.
  ///
  /// The controllers whose views go from the screen with it disappear.
  ///
  /// - SeeAlso: UIKit, `UIView.removeFromSuperview()`.
  public final func removeFromSuperview() {
    let environment = SegueEnvironment.current
    guard room != nil else { return }
    // Code that goes on after a misuse, until no view is left, comes to its end.
    guard !environment.isHalted else { return leave(forPlaceIn: nil) }
    noteShown()
    willMove(toSuperview: nil)
    leave(forPlaceIn: nil)
    owner?.target?.viewIsTakenOut()
    tellNewcomerOfWindow()
    didMoveToSuperview()
    if bringsControllers { environment.updateAppearance() }
  }

  /// Puts one of the views in this one in front of all others.
  ///
  /// - SeeAlso: UIKit, `UIView.bringSubviewToFront(_:)`.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.room === self { insertSubview(view, at: subviewList.count) }
  }

  /// Puts one of the views in this one behind all others.
  ///
  /// - SeeAlso: UIKit, `UIView.sendSubviewToBack(_:)`.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.room === self { insertSubview(view, at: 0) }
  }

  /// Has two of the views in this one take each other's place.
  ///
  /// - SeeAlso: UIKit, `UIView.exchangeSubview(at:withSubviewAt:)`.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high, low >= 0, high < views.count else { return }
    insertSubview(views[high], at: low)
    insertSubview(views[low], at: high)
  }

  /// Whether this view is the other one, or somewhere in it.
  ///
  /// - SeeAlso: UIKit, `UIView.isDescendant(of:)`.
  public final func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Whether code has put this view into the other one, or somewhere into it; or they are the same.
  final func lies(in view: UIView) -> Bool {
    sequence(first: self, next: \.room).contains { $0 === view }
  }
}

extension UIView {
  /// The controller whose view this one is, or is in.
  package final var nearestController: UIViewController? {
    var next: UIView? = self
    while let view = next {
      if let controller = view.owner?.target { return controller }
      next = view.superviewLink
    }
    return nil
  }

  /// Adds the children of a controller whose views are in this one, the one in front last.
  final func collectChildren(of parent: UIViewController, into found: inout [UIViewController]) {
    for subview in subviewList {
      guard let controller = subview.owner?.target else {
        subview.collectChildren(of: parent, into: &found)
        continue
      }
      if controller.parentLink === parent { found.append(controller) }
    }
  }

  /// Takes the view out of the one that it is in, and tells only that one, and only when the view
  /// does not stay there.
  final func leave(forPlaceIn next: UIView?) {
    guard let superview = superviewLink else { return }
    if superview !== next { superview.willRemoveSubview(self) }
    superview.subviewList.removeAll { $0 === self }
    superviewLink = nil
    owner?.target?.appearance.isPutInPlace = false
  }

  /// Whether it is the view of a controller, or has one in it.
  final var bringsControllers: Bool {
    owner?.target != nil || subviewList.contains(where: \.bringsControllers)
  }

  /// Puts a view in front of all others in the place of a former one, which goes.
  package final func exchange(_ former: UIView?, for view: UIView?) {
    guard former !== view else { return }
    if former?.room === self { former?.removeFromSuperview() }
    if let view { addSubview(view) }
  }

  private final func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// The first controller whose view comes with this one and that is a child of another parent.
  ///
  /// One that has no parent may still get one.
  private final func controllerOfAnother(than parent: UIViewController?) -> UIViewController? {
    guard let controller = owner?.target else {
      for subview in subviewList {
        if let found = subview.controllerOfAnother(than: parent) { return found }
      }
      return nil
    }
    guard let actual = controller.parentLink, let parent, actual !== parent else { return nil }
    return controller
  }
}
