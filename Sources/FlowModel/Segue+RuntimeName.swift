extension Segue {
  /// Which identifier a segue has at run time: for `prepare`, for who is asked whether it should be
  /// performed, and for code that performs it.
  public enum RuntimeName: Hashable, Sendable {
    /// The one that it has here.
    case identifier
    /// None: only a control or a loading view performs it; the identifier here is its name in the
    /// scenario and nothing else.
    case none
    /// That of another segue of its source, as Interface Builder allows; the identifier here is its
    /// name in the scenario and nothing else.
    case shared(SegueIdentifier)
  }

  /// The identifier that it has at run time; `nil` for none.
  public var runtimeIdentifier: SegueIdentifier? {
    switch runtimeName {
    case .identifier: identifier
    case .none: nil
    case .shared(let identifier): identifier
    }
  }

  /// Whether it has an identifier here or at run time.
  package func isCalled(_ identifier: SegueIdentifier) -> Bool {
    identifier == self.identifier || identifier == runtimeIdentifier
  }
}

extension Storyboard {
  /// Finds the place of the segue that code performs by an identifier: of several that have it at
  /// run time the first.
  ///
  /// - SeeAlso: UIKit, `UIViewController.performSegue(withIdentifier:sender:)`.
  public func index(ofSegueCalled identifier: SegueIdentifier, from source: SceneName) -> Int? {
    segues.firstIndex { $0.source == source && $0.runtimeIdentifier == identifier }
  }
}
