// The view, and the views of the children in it.
extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; asking for it loads it.
  ///
  /// Who asks for it before a segue is prepared, loads it too early, as in UIKit.
  ///
  /// - SeeAlso: UIKit, `UIViewController.view`.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      if let ownView { return ownView }
      let made = UIView()
      own(made)
      return made
    }
    set { if let newValue { own(newValue) } }
  }

  /// The view if it is loaded.
  ///
  /// - SeeAlso: UIKit, `UIViewController.viewIfLoaded`.
  public final var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Loads the view unless it is loaded, and with it what the embed segues lead to.
  ///
  /// The view is in no window meanwhile: what is put into it appears with it.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded, !appearance.isMakingView, !environment.isHalted else { return }
    appearance.isLoading = true
    appearance.isMakingView = true
    loadView()
    appearance.isMakingView = false
    isViewLoaded = true
    performEmbedSegues()
    if !environment.isHalted {
      environment.observe(.loaded(self))
      viewDidLoad()
    }
    appearance.isLoading = false
    if hasNewcomers { environment.hasEmbedded = true }
  }

  /// Whether somebody can be seen in the view who has not been told so and does not await it.
  private final var hasNewcomers: Bool {
    !children.isEmpty
      && visibleChildren.contains { $0.isUnheardOf && !$0.byHand.isForwarded }
  }

  /// Puts what the storyboard draws into the view, if the controller is from one.
  package final func drawView() { origin.drawn?.drawing.draw(in: self) }

  /// Takes a view as its own; the former one is a view like any other from now on.
  private final func own(_ view: UIView) {
    if let ownView, ownView !== view { ownView.owner = nil }
    view.owner = link()
    ownView = view
    if appearance.isMakingView { isViewLoaded = true }
  }
}

extension UIViewController {
  /// Who is asked after the controller.
  ///
  /// - SeeAlso: UIKit, `UIViewController.next` and "Using responders and the responder chain": "If
  ///   the view controller was presented by another view controller, the next responder is the
  ///   presenting view controller."
  final var nextOutwards: UIResponder? {
    if let room = viewIfLoaded?.room { return room }
    if let parentLink { return parentLink.view }
    return presenter ?? windowLink
  }

  /// In what the view can be seen that nobody's code has put anywhere.
  final var roomWhereShown: UIView? {
    guard let window = viewIfLoaded?.windowToBe else { return nil }
    return presenter == nil ? parentLink?.view ?? window : presentation?.place?.view ?? window
  }

  /// Puts the view of a child in front of all others in the view of this controller.
  ///
  /// The same as `view.addSubview(child.view)`, but that neither is loaded before it is seen.
  package final func putInPlace(_ child: UIViewController) {
    guard child.parentLink === self else { return }
    child.appearance.isInPlace = true
    environment.updateAppearance()
  }

  /// Makes subviews of the views that are in place, when somebody looks at subviews.
  ///
  /// A view is in place until it is loaded, for what happens meanwhile must not take it for gone.
  final func putViewsInPlace() {
    for child in children where child.appearance.isInPlace {
      guard let view, let childView = child.view, child.appearance.isInPlace else { continue }
      child.appearance.isInPlace = false
      childView.leave(forPlaceIn: view)
      view.subviewList.append(childView)
      childView.superviewLink = view
      child.appearance.isPutInPlace = true
    }
  }

  /// The children whose views are in the view of this controller and are not on their way out, the
  /// one in front last.
  ///
  /// Hidden views are behind all others: UIKit tells of them, too, that they appear. A container
  /// that tells by hand says itself of whom it tells.
  final var childrenInView: ArraySlice<UIViewController> {
    if children.allSatisfy({ $0.appearance.isInPlace && !$0.appearance.isOnItsWayOut }) {
      return children[...]
    }
    var found: [UIViewController] = []
    ownView?.collectChildren(of: self, into: &found)
    found += children.filter { $0.appearance.isInPlace || $0.isOutBelowWhatItPresents }
    found.removeAll { $0.appearance.isOnItsWayOut }
    guard found.contains(where: \.isViewHidden) else { return found[...] }
    let seen = found.filter { !$0.isViewHidden }
    guard shouldAutomaticallyForwardAppearanceMethods else { return seen[...] }
    return (found.filter(\.isViewHidden) + seen)[...]
  }

  /// Puts its view where it was, if an animator has taken it out.
  final func putViewBack() {
    if isOutBelowWhatItPresents { appearance.isInPlace = parentLink?.hasViewsInPlace ?? false }
    appearance.isOutBelow = false
  }

  /// Whether it presents what shows in its place, and the animator has taken its view out: the
  /// controller stays where it is, with what it presents.
  private final var isOutBelowWhatItPresents: Bool {
    appearance.isOutBelow && ownView?.superviewLink == nil && presentsInItsPlace
  }

  private final var presentsInItsPlace: Bool {
    presented?.presentation?.form.replacesPresenter == true
  }

  /// Called when code takes the view out of the one that it is in.
  final func viewIsTakenOut() {
    if presented?.isInPresentation == true, presentsInItsPlace { appearance.isOutBelow = true }
  }

  private final var isViewHidden: Bool { ownView?.knownLook?.isHidden == true }
}

// Views that are where they do not belong.
extension UIViewController {
  /// The controllers whose views are in the view of this one and that are no children of it, the
  /// hindmost first; some may be gone.
  package final var strangersInView: [ControllerLink] {
    var links: [ControllerLink] = []
    ownView?.collectStrangers(to: self, into: &links)
    return links
  }
}

extension UIWindow {
  /// The controllers whose views code has put into the window and that have no place in the tree,
  /// the hindmost first; some may be gone.
  package final var strangersInView: [ControllerLink] {
    var links: [ControllerLink] = []
    for subview in subviewList where !(subview is ContainerView) {
      if let link = subview.owner { links.append(link) }
      subview.collectStrangers(to: nil, into: &links)
    }
    return links.filter { $0.target?.hasPlace != true }
  }
}

extension UIView {
  fileprivate final func collectStrangers(
    to parent: UIViewController?, into links: inout [ControllerLink]
  ) {
    for subview in subviewList {
      guard let link = subview.owner else {
        subview.collectStrangers(to: parent, into: &links)
        continue
      }
      if link.target?.parentLink !== parent { links.append(link) }
    }
  }
}
