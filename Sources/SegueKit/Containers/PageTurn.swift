/// A turn from pages to others, from the first call to the last.
///
/// It keeps all who take part until it has ended. What is set by code cannot be taken back.
final class PageTurn {
  private let book: UIPageViewController
  private let isUsers: Bool
  private let former: [UIViewController]
  let later: [UIViewController]
  /// What is done in the end: told whether it has finished.
  private let completion: ((Bool) -> Void)?
  /// What the user has in hand, as long as there is anything.
  weak var interaction: UIPercentDrivenInteractiveTransition?
  private var change = AppearanceChange()
  private var number = 0
  /// Whether it can still be taken back.
  private var isOpen: Bool

  init(
    of book: UIPageViewController, to later: [UIViewController], byUser isUsers: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.book = book
    self.later = later
    self.completion = completion
    former = book.pages
    self.isUsers = isUsers
    isOpen = isUsers
  }

  private var environment: SegueEnvironment { book.environment }

  /// Has the pages come and go.
  func begin(animated: Bool) {
    number = environment.nextTransition()
    book.lastTurn = number
    if !isUsers { book.lastTurnOfCode = number }
    let newcomers = takePages()
    change.isAnimated = animated
    if animated {
      environment.animations.append(
        PendingAnimation(number: number, transition: nil, completion: end(isFinished:)))
      change = environment.beginAppearance(change)
    } else {
      environment.updateAppearance()
    }
    for page in newcomers where page.parentLink === book && !environment.isHalted {
      page.didMove(toParent: book)
    }
    if !isUsers { book.askForIndicator() }
    if !animated { end(isFinished: true) }
  }

  /// Makes the pages children that are not, with their views in that of their parent.
  ///
  /// - Returns: Those who were not.
  private func takePages() -> [UIViewController] {
    if !isUsers { book.pages = later }
    environment.postponements += 1
    let newcomers = later.filter { $0.parentLink !== book }
    book.note(newcomers)
    for page in newcomers { book.addLast(page) }
    for page in newcomers where page.parentLink === book { page.appearance.isInPlace = true }
    if !isUsers, book.lastTurn == number { book.keepPages(later) }
    bring(later, insteadOf: former)
    environment.postponements -= 1
    return newcomers
  }

  /// From now on it cannot be taken back.
  func letGo() {
    guard isOpen else { return }
    isOpen = false
    book.keepPages(later)
  }

  /// Has the pages go back that have come, and those come back that were going.
  func takeBack() {
    guard isOpen else { return }
    isOpen = false
    environment.animations.removeAll { $0.number == number }
    bring(former, insteadOf: later)
    environment.updateAppearance()
    environment.end(change)
    remove(later)
    tell(isFinished: true, isCompleted: false)
  }

  private func end(isFinished: Bool) {
    if let interaction, environment.ongoingInteraction === interaction { interaction.finish() }
    letGo()
    environment.end(change)
    remove(former)
    let isLast = book.lastTurn == number
    tell(isFinished: isFinished && isLast, isCompleted: true)
    if !environment.isHalted { completion?(isFinished && isLast) }
  }

  private func bring(_ coming: [UIViewController], insteadOf going: [UIViewController]) {
    for page in going { page.appearance.isOnItsWayOut = page.parentLink === book }
    for page in coming { page.appearance.isOnItsWayOut = false }
  }

  /// Lets go of pages, unless they are in sight again.
  private func remove(_ gone: [UIViewController]) {
    for page in gone where !book.pages.contains(where: { $0 === page }) && !environment.isHalted {
      guard page.parentLink === book else { continue }
      page.willMove(toParent: nil)
      guard page.parentLink === book else { continue }
      if page.ownView?.superviewLink != nil { page.ownView?.removeFromSuperview() }
      page.leaveForGood()
    }
  }

  /// Tells the delegate how a turn of the user's has ended.
  private func tell(isFinished: Bool, isCompleted: Bool) {
    guard isUsers, !environment.isHalted else { return }
    book.delegate?.pageViewController(
      book, didFinishAnimating: isFinished, previousViewControllers: former,
      transitionCompleted: isCompleted)
  }
}
