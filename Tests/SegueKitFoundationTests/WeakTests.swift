import SegueKit
import SegueKitFoundation
import Testing

nonisolated(unsafe) private var coordinatorKey: UInt8 = 0

@Suite struct `What is not kept` {
  @Test func `is gone from a hash table, which has the others in order`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let (one, two) = (UIView(), UIView())
    do {
      let passing = UIView()
      for object in [one, passing, two, one] { table.add(object) }
      #expect(table.count == 3 && table.contains(passing))
    }
    #expect(table.allObjects.map(ObjectIdentifier.init) == [one, two].map(ObjectIdentifier.init))
    table.remove(one)
    #expect(table.anyObject === two && !table.contains(one))
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `takes what belongs to it along from a map table`() {
    let table = NSMapTable<UIViewController, UIView>.weakToStrongObjects()
    let screen = UIViewController()
    table.setObject(UIView(), forKey: screen)
    do {
      let passing = UIViewController()
      table.setObject(UIView(), forKey: passing)
      #expect(table.count == 2)
    }
    #expect(table.count == 1 && table.object(forKey: screen) != nil)
    table.setObject(nil, forKey: screen)
    #expect(table.object(forKey: screen) == nil)
    let weak = NSMapTable<UIViewController, UIView>.weakToWeakObjects()
    weak.setObject(UIView(), forKey: screen)
    #expect(weak.count == 0)
  }
}

@Suite struct `What code hangs on a controller` {
  @Test func `goes with it, and may be let go of before`() {
    weak var coordinator: UIResponder?
    do {
      let screen = UIViewController()
      let made = UIResponder()
      coordinator = made
      objc_setAssociatedObject(screen, &coordinatorKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(screen, &coordinatorKey) as? UIResponder === made)
      objc_setAssociatedObject(screen, &coordinatorKey, "Home", .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(screen, &coordinatorKey) as? String == "Home")
      objc_setAssociatedObject(screen, &coordinatorKey, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(screen, &coordinatorKey) == nil)
      objc_setAssociatedObject(screen, &coordinatorKey, made, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(coordinator == nil)
  }

  @Test func `may be somebody whom it does not keep`() {
    let screen = UIViewController()
    do {
      let owner = UIResponder()
      objc_setAssociatedObject(screen, &coordinatorKey, owner, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(screen, &coordinatorKey) as? UIResponder === owner)
    }
    #expect(objc_getAssociatedObject(screen, &coordinatorKey) as? UIResponder == nil)
  }
}
