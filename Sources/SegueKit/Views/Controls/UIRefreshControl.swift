/// What the user pulls at the top of a scroll view to load anew.
///
/// - SeeAlso: UIKit, `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// Whether something is being loaded.
  public private(set) final var isRefreshing = false

  /// Says that something is being loaded; nobody is told.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that all has been loaded.
  open func endRefreshing() { isRefreshing = false }

  /// Does what a pull does: says that something is being loaded, and tells of that; nothing while
  /// something is.
  final func pull() {
    guard !isRefreshing else { return }
    change { isRefreshing = true }
  }
}
