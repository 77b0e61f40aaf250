import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `What an app remembers` {
  @Test func `is forgotten with the flow`() {
    func readsAndWrites() -> Bool {
      SegueEnvironment().run {
        let knew = UserDefaults.standard.bool(forKey: "seenTour")
        UserDefaults.standard.set(true, forKey: "seenTour")
        #expect(UserDefaults.standard.bool(forKey: "seenTour"))
        return knew
      }
    }
    #expect(!readsAndWrites())
    #expect(!readsAndWrites())
  }

  @Test func `is read as what is asked for`() {
    SegueEnvironment().run {
      let defaults = UserDefaults.standard
      defaults.set(3, forKey: "count")
      defaults.set("7.9", forKey: "text")
      defaults.set(Double.nan, forKey: "nan")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.double(forKey: "count") == 3)
      #expect(defaults.string(forKey: "count") == "3")
      #expect(defaults.bool(forKey: "count"))
      #expect(defaults.integer(forKey: "text") == 7)
      #expect(defaults.integer(forKey: "nan") == 0)
      #expect(defaults.integer(forKey: "nothing") == 0 && defaults.string(forKey: "nothing") == nil)
      defaults.removeObject(forKey: "count")
      #expect(defaults.object(forKey: "count") == nil)
    }
  }

  @Test func `is what was registered where nothing is kept`() {
    SegueEnvironment().run {
      UserDefaults.standard.register(defaults: ["size": 12])
      #expect(UserDefaults.standard.integer(forKey: "size") == 12)
      UserDefaults.standard.set(14, forKey: "size")
      #expect(UserDefaults.standard.integer(forKey: "size") == 14)
    }
  }

  @Test func `is kept apart in suites, each of them one`() {
    SegueEnvironment().run {
      UserDefaults(suiteName: "group")?.set("b", forKey: "name")
      #expect(UserDefaults.standard.string(forKey: "name") == nil)
      #expect(UserDefaults(suiteName: "group")?.string(forKey: "name") == "b")
      UserDefaults.standard.removePersistentDomain(forName: "group")
      #expect(UserDefaults(suiteName: "group")?.string(forKey: "name") == nil)
    }
  }

  @Test func `tells who observes it`() {
    SegueEnvironment().run {
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in count += 1 }
      UserDefaults.standard.set("a", forKey: "name")
      NotificationCenter.default.removeObserver(token)
      #expect(count == 1)
    }
  }

  @Test func `tells who observes the one of the app, which is always the same`() {
    SegueEnvironment().run {
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
      ) { _ in count += 1 }
      UserDefaults(suiteName: "group")?.set("a", forKey: "name")
      UserDefaults.standard.set("a", forKey: "name")
      NotificationCenter.default.removeObserver(token)
      #expect(count == 1 && UserDefaults.standard === UserDefaults.standard)
    }
  }
}
