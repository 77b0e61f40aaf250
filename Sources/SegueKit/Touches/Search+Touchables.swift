// What the user finds of a search, before it comes and while it goes on.

extension UISearchBar {
  /// What it is called, where the app gives it no name.
  fileprivate final var name: String { accessibilityIdentifier ?? "search" }

  /// Itself, to type in, what ends that, what can be chosen below it, and what lies above the keys.
  ///
  /// A touch of the bar of a search begins that, and while it goes on the bar is in front with it.
  final var touchables: [Touchable] {
    guard let search else { return touchablesOfBar }
    guard !search.isActive else { return [] }
    return [Touchable(name, touch: touchBar)]
  }

  fileprivate final var touchablesOfBar: [Touchable] {
    var found = [Touchable(name) { self.type(typed) }]
    if search != nil, text != "" { found.append(Touchable("\(name)-clear") { self.type("") }) }
    if isFirstResponder { found.append(Touchable("\(name)-key", touch: touchSearch)) }
    if hasCancelButton {
      // Without a search the app alone says what comes of it.
      let role: Touchable.Role = search == nil ? .plain : .cancel
      found.append(Touchable("\(name)-cancel", as: role, touch: touchCancel))
    }
    if showsBookmarkButton, text == "" {
      found.append(Touchable("\(name)-bookmark", touch: touchBookmark))
    }
    for (scope, title) in scopesInSight.enumerated() where scope != selectedScopeButtonIndex {
      found.append(Touchable(title) { self.touch(scope: scope) })
    }
    return found + touchables(aboveKeys: inputAccessoryView)
  }
}

extension UISearchController {
  /// The bar, and what touches get through to; or what is dimmed, where a touch ends the search.
  ///
  /// - SeeAlso: UIKit, `UISearchController.obscuresBackgroundDuringPresentation`; that a touch of
  ///   what is dimmed ends the search is undocumented, as users know it.
  final var touchablesInFront: [Touchable] {
    guard isActive, searchBar.knownLook?.refusesTouches != true else { return [] }
    var found = searchBar.touchablesOfBar
    if letsTouchesThrough {
      found += presenter?.touchablesBelowSearch ?? []
    } else if !showsSearchResultsController {
      found.append(
        Touchable("\(searchBar.name)-outside") { if self.hearsTouches { self.goByItself() } })
    }
    return found
  }
}

extension UIViewController {
  /// What the user finds in it and in whom it shows, below a search.
  fileprivate final var touchablesBelowSearch: [Touchable] {
    let inside = visibleChildren.filter { $0.presented == nil }.flatMap(\.touchablesBelowSearch)
    return touchables + inside
  }
}
