import FlowModel

/// The controllers that an unwind asks one after the other on its way out of the source.
///
/// From a presented controller the way leads to the source of its popover segue, else to whoever
/// asked for the presentation, or, when that one is gone, to the presenter; from every other one to
/// its parent.
/// **Shape:** indices of the tree, nearest first, without the source; empty when it is the root.
///
/// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`; that popover
///   source and caller come before the presenter is undocumented; reading chosen by this project.
struct UnwindWalk {
  /// The tree that is walked.
  let tree: Tree
  /// Where the unwind starts.
  let source: Int
  /// The nodes on the way.
  let stations: [Int]

  /// Walks to the end; `nil` when the way leads out of the tree or in a circle.
  init?(from source: Int, in tree: Tree) {
    var stations: [Int] = []
    var place = source
    while true {
      let next: Int
      if let source = tree.nodes[place].popoverSource {
        guard let station = tree.index(of: source) else { return nil }
        next = station
      } else if tree.nodes[place].isPresented, let caller = tree.nodes[place].caller {
        guard let station = tree.index(of: caller) else { return nil }
        next = station
      } else {
        guard let station = tree.lister(of: place) else { break }
        next = station
      }
      guard next != source, !stations.contains(next) else { return nil }
      stations.append(next)
      place = next
    }
    self.tree = tree
    self.source = source
    self.stations = stations
  }

  /// The child of a controller that an unwind does not search again, because it came from there.
  ///
  /// - Parameters:
  ///   - index: The controller.
  ///   - station: How far the walk has come, as an index into the stations.
  /// - Returns: The child that contains the source, as far as the walk has come, or `nil`.
  /// - SeeAlso: UIKit, `UIViewController.childContaining(_:)`.
  func childContainingSource(of index: Int, at station: Int) -> Int? {
    if let own = stations.firstIndex(of: index), own <= station {
      for earlier in stations[..<own].reversed() {
        if let child = child(of: index, containing: earlier) { return child }
      }
    }
    return tree.parent(of: source) == index ? source : nil
  }

  private func child(of index: Int, containing descendant: Int) -> Int? {
    var last = descendant
    while let parent = tree.parent(of: last) {
      if parent == index { return last }
      last = parent
    }
    return nil
  }
}
