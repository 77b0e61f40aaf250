/// A reference to an object that does not keep it.
struct WeakLink {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
