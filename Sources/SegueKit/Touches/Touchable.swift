/// Something that code has put before the user and that a touch reaches: in the view of a
/// controller, in its bars, or below its question.
///
/// A control that a storyboard wires is not among them: it is touched by the name that it has
/// there.
package struct Touchable {
  /// What a person calls it: the name that the app gives it, its words, or what it is.
  package private(set) var title: String
  /// The cell that is touched, and the view of rows that it stands in; `nil` for anything else.
  package var row: (view: any RowHolding, cell: UIView)?
  /// The view that is touched, if it is one.
  var view: UIView?
  /// What the user does by the touch.
  package private(set) var role: Role
  /// Whether a touch of it does nothing, for the app has disabled it.
  private(set) var isDisabled = false
  /// Does what the touch does.
  package let touch: () -> Void

  /// Names something that can be touched.
  package init(_ title: String, as role: Role = .plain, touch: @escaping () -> Void) {
    self.title = title
    self.role = role
    self.touch = touch
  }

  /// What a user does by a touch.
  package enum Role {
    /// They touch what they see.
    case plain
    /// They begin a gesture and take it back.
    case takenBack
    /// They touch what lies beside what is presented.
    case outside
    /// They swipe a row or press it for long, and touch what comes up, if anything does.
    case behindRow
    /// They touch what lies in front of a whole child, as behind a menu.
    case cover
    /// They touch the answer that cancels an alert, or what ends a search, whatever it is called.
    case cancel
    /// They pull what loads anew.
    case refresh
    /// They touch the return key, which is there for every field.
    case returnKey
  }
}

extension UIViewController {
  /// What the user finds before them and can touch, as soon as nothing moves; not what is covered.
  package final var touchables: [Touchable] { touchablesInReach.found }

  /// What the user finds before them and can touch, and whether no touch gets through at all.
  ///
  /// None does where the view takes none, where the app ignores them, and where all that there is
  /// lies behind views that have nothing to touch.
  package final var touchablesInReach: (found: [Touchable], isShut: Bool) {
    guard let view = viewIfLoaded else { return ([], false) }
    guard !view.refusesTouches, environment.ignoredTouches == 0 else { return ([], true) }
    let all = touchables(in: view).filter { !$0.isDisabled }
    guard environment.uses.placedViews else { return (all, false) }
    if let cover = view.cover { return ([], cover == .bare) }
    var isShut = !all.isEmpty
    let free = all.filter { touchable in
      let cover = touchable.view?.cover
      if cover != .bare { isShut = false }
      return cover == nil
    }
    return (children.isEmpty ? free : markingCovers(in: free), isShut)
  }

  /// Says of the one thing that can be touched of a view in front of a whole child what it is.
  private final func markingCovers(in touchables: [Touchable]) -> [Touchable] {
    let covers = children.compactMap { $0.ownView?.soleCover }
    guard !covers.isEmpty else { return touchables }
    return touchables.map { touchable in
      guard let view = touchable.view, covers.contains(where: { $0 === view }),
        touchables.count(where: { $0.view === view }) == 1
      else { return touchable }
      return touchable.covering
    }
  }

  /// Whether the user finds something of that title before them and a touch of it does nothing, for
  /// the app has disabled it.
  package final func hasDisabled(_ title: String) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return touchables(in: view).contains { $0.isDisabled && $0.title == title }
  }

  private final func touchables(in view: UIView) -> [Touchable] {
    var found = (parentLink as? UINavigationController)?.touchables(inBarsFor: self) ?? []
    found += presentation?.touchablesAround ?? []
    view.collectTouchables(into: &found)
    found += touchablesAtKeys
    switch self {
    case let alert as UIAlertController: found += alert.answers
    case let stack as UINavigationController: found += stack.swipesAtRoot
    case let pages as UIPageViewController: found += pages.turns
    case let search as UISearchController: found += search.touchablesInFront
    case let screen as any SystemScreen: found += screen.choices
    default: break
    }
    return found
  }
}

extension UIPresentationController {
  /// What an app has put around who is presented: the tap beside a dialog.
  fileprivate final var touchablesAround: [Touchable] {
    var found: [Touchable] = []
    if let container = place?.view { container.collectTouchables(into: &found) }
    return found.map(\.outside)
  }
}

extension UIAlertController {
  fileprivate final var answers: [Touchable] {
    actions.filter(\.isEnabled).map { action in
      let cancels = action.style == .cancel && actions.count > 1
      return Touchable(action.title ?? "answer", as: cancels ? .cancel : .plain) {
        self.touch(action)
      }
    }
  }
}

extension UIPageViewController {
  /// The swipes to other pages, and those that are let go halfway, so that the page turns back;
  /// whether there are any the data source is asked only then.
  fileprivate final var turns: [Touchable] {
    guard dataSource != nil else { return [] }
    return [
      Touchable("next-page") { self.turnPage(.forward) },
      Touchable("previous-page") { self.turnPage(.reverse) },
      Touchable("half-next-page", as: .takenBack) { self.turnHalfway(.forward) },
      Touchable("half-previous-page", as: .takenBack) { self.turnHalfway(.reverse) },
    ]
  }

  /// Has the user let a page go that they have begun to turn; one that still turns they do not
  /// catch.
  private func turnHalfway(_ direction: NavigationDirection) {
    if environment.transitionsInFlight == 0 { beginTurn(direction)?.cancel() }
  }
}

extension UIView {
  /// Adds what can be touched in it, the hindmost first, and not in the views of other controllers.
  final func collectTouchables(into found: inout [Touchable]) {
    guard knownLook?.refusesTouches != true else { return }
    let start = found.count
    defer { for index in start..<found.count { found[index].note(self) } }
    found += gestures
    switch self {
    case let control as UIControl: found += control.touchables
    case let text as UITextView: found += text.touchables
    case let bar as UISearchBar: found += bar.touchables
    case let picker as UIPickerView: found += picker.touchables
    case let rows as any RowHolding:
      found += rows.touchables
      collectTouchables(in: subviewList.filter { !rows.holds($0) }, into: &found)
    default:
      if let shown = touchablesInBar { return found += shown }
      collectTouchables(in: subviewList, into: &found)
    }
  }

  private final func collectTouchables(in views: [UIView], into found: inout [Touchable]) {
    for view in views where view.owner?.target == nil { view.collectTouchables(into: &found) }
  }

  /// What a person can do with what it looks at, and what comes up at a long press.
  private final var gestures: [Touchable] {
    guard let look = knownLook else { return [] }
    let gestures = (look.recognizers ?? []).flatMap { recognizer -> [Touchable] in
      guard recognizer.isEnabled, recognizer.acts else { return [] }
      let gestures = recognizer.gestures
      guard let name = recognizer.name ?? accessibilityIdentifier else { return gestures }
      guard recognizer is UITapGestureRecognizer || recognizer.name != nil && gestures.count == 1
      else { return gestures.map { $0.called(by: name) } }
      return [Touchable(name) { recognizer.recognize() }]
    }
    return gestures + look.interactions.flatMap(\.touchables)
  }
}

extension RowHolding {
  /// The first rows, each with what is at it and in its cell, called by the row.
  fileprivate var touchables: [Touchable] {
    firstRows.flatMap { place, cell -> [Touchable] in
      guard cell.knownLook?.refusesTouches != true else { return [] }
      var inside: [Touchable] = []
      cell.collectTouchables(into: &inside)
      let name = "row-\(place.section)-\(place.row)"
      var row = Touchable(name) {
        if self.select(cell) { self.tellSelection(of: cell) }
      }
      row.row = (self, cell)
      return [row] + (buttons(of: cell) + inside).map { $0.called(by: name) }
    }
  }
}

extension Touchable {
  /// The same, disabled.
  var disabled: Touchable {
    var other = self
    other.isDisabled = true
    return other
  }

  /// The same, beside what is presented.
  fileprivate var outside: Touchable {
    var renamed = called(by: "outside")
    if role == .plain { renamed.role = .outside }
    return renamed
  }

  /// The same, in front of a whole child.
  fileprivate var covering: Touchable {
    var other = self
    if role == .plain { other.role = .cover }
    return other
  }

  /// Notes the view that is touched, unless one in it is.
  fileprivate mutating func note(_ view: UIView) { if self.view == nil { self.view = view } }

  /// The same, called by the row or the view that it belongs to, too.
  fileprivate func called(by name: String) -> Touchable {
    var renamed = self
    renamed.title = "\(name)-\(title)"
    return renamed
  }
}
