import SegueKit

/// Anything with an idea of its own about what is shown: which item a bar highlights, which pages
/// a pager has.
///
/// A controller of a registered class that conforms is asked after every step. What it answers is
/// compared with the tree.
public protocol Declares: AnyObject {
  /// What it believes, in an order of its own.
  var declarations: [Declaration] { get }
}

/// One thing that somebody believes about a container.
public enum Declaration {
  /// All its children, in order.
  case children([UIViewController])
  /// The child that is in front; none when there are no children.
  case selection(UIViewController?)
  /// The child that a new main child takes the place of; none without one.
  case main(UIViewController?)
  /// The routes of a router: its stack from the bottom, and then what it has presented.
  case routes([UIViewController])
  /// Something else, under a name: it is kept in the trace and not judged, and who is named may
  /// live on without standing anywhere.
  case named(String, [UIViewController])
}
