// How a search comes and goes.
extension UISearchController {
  /// Has it presented, by the app if that wants to, or else by whoever has its bar.
  ///
  /// Who asks for the presentation is undocumented; reading chosen by this project: the controller
  /// in whose view the bar lies, or whose navigation item has the search.
  final func comeByItself() {
    guard presenter == nil, !environment.isHalted else { return }
    delegate?.presentSearchController(self)
    guard presenter == nil, !environment.isHalted else { return }
    guard let host else { return environment.observe(.refused(.notInWindow, self)) }
    delegate?.willPresentSearchController(self)
    host.present(self, animated: true) { self.delegate?.didPresentSearchController(self) }
  }

  /// Has it dismissed by whoever presents it, with all that lies above it.
  final func goByItself() {
    guard isActive, let presenter, !environment.isHalted else { return }
    guard !isPresentedInTransition else {
      return environment.observe(.refused(.dismissInProgress, presenter))
    }
    delegate?.willDismissSearchController(self)
    guard isActive, let presenter = self.presenter, !environment.isHalted else { return }
    presenter.dismiss(animated: true) { self.delegate?.didDismissSearchController(self) }
  }

  /// Takes the results for a child when they are to be shown, and has them go when they are not.
  ///
  /// That they are a child only as long is undocumented; reading chosen by this project.
  final func fitResults() {
    guard isActive, let results = searchResultsController else { return }
    let isChild = results.parentLink === self
    guard isChild != showsSearchResultsController else { return }
    if isChild {
      results.willMove(toParent: nil)
      results.removeFromParent()
    } else {
      addChild(results)
      if results.parentLink === self { results.didMove(toParent: self) }
    }
  }

  /// Whoever shows what is found looks again.
  final func updateResults() {
    if !environment.isHalted { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  private final var host: UIViewController? {
    if let controller = searchBar.nearestController, controller.window != nil { return controller }
    return environment.windows.lazy.flatMap(\.window.everybody).first {
      $0.barItems.navigationItem?.searchController === self
    }
  }

  /// Whether touches get through it to what lies below.
  final var letsTouchesThrough: Bool {
    isActive && presented == nil && !obscuresBackgroundDuringPresentation
      && !showsSearchResultsController
  }
}

extension UIViewController {
  /// The search that its navigation item keeps while nobody presents that.
  package final var searchAside: UISearchController? {
    guard environment.uses.searches, let search = barItems.navigationItem?.searchController,
      search.presenter == nil
    else { return nil }
    return search
  }

  /// The search that a controller presents, while it goes on.
  final var activeSearch: UISearchController? {
    guard environment.uses.searches, let search = presented as? UISearchController, search.isActive
    else { return nil }
    return search
  }

  /// Refuses to present where this controller, or a parent up to the one who would present, has a
  /// search going on.
  ///
  /// That also what covers more than the context of the search is refused, is undocumented: so say
  /// the messages of which apps report, which name who presents the search (reading chosen by this
  /// project).
  ///
  /// - SeeAlso: UIKit, the message "Attempt to present … on … which is already presenting
  ///   <UISearchController>".
  final func isRefusedForSearch(upTo presenter: UIViewController) -> Bool {
    guard environment.uses.searches else { return false }
    let line = sequence(first: self) { $0 === presenter ? nil : $0.parentLink }
    guard
      let (host, search) = line.lazy.compactMap({ controller in
        (controller.presented as? UISearchController).map { (controller, $0) }
      }).first
    else { return false }
    environment.observe(
      .refused(search.isPresentedInTransition ? .presentationInProgress : .alreadyPresenting, host))
    return true
  }

  /// Whether what lies in its view is touched through searches that let touches through.
  final var isTouchedThroughSearch: Bool {
    guard environment.uses.searches, !environment.isHalted, takesTouches, !takesPartInTransition
    else { return false }
    return isUncovered && isShown { $0.isUncovered }
  }

  /// Whether it presents nobody but a search that lets touches through.
  private final var isUncovered: Bool {
    presented == nil || activeSearch?.letsTouchesThrough == true
  }
}

extension UINavigationController {
  /// Whether a search hides the bar, with the way back.
  ///
  /// - SeeAlso: UIKit, `UISearchController.hidesNavigationBarDuringPresentation`; that the swipe
  ///   goes with the bar is undocumented; reading chosen by this project.
  final var isBarHiddenBySearch: Bool {
    guard environment.uses.searches else { return false }
    let search = activeSearch ?? children.last?.activeSearch
    return search?.hidesNavigationBarDuringPresentation == true
  }
}
