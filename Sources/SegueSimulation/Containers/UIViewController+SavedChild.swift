import SegueKit

// Children come again as other instances when an app is restored; what stays is their place.
extension UIViewController {
  /// Writes down which of the children one is; nobody is written down where it is none of them.
  final func encode(_ child: UIViewController?, forKey key: String, with coder: NSCoder) {
    let place = children.firstIndex { $0 === child }
    if let place { coder.encode(place, forKey: key) }
  }

  /// The child in the place that was written down, or in the first one where none was.
  final func decodedChild(forKey key: String, with coder: NSCoder) -> UIViewController? {
    let place = coder.decodeInteger(forKey: key)
    return children.indices.contains(place) ? children[place] : nil
  }
}
