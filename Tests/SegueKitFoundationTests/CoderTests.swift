import Foundation
import SegueKitFoundation
import Testing

/// A model of an app, which archives itself as Foundation does.
final class Meal: NSObject, NSCoding {
  let name: String

  init(name: String) { self.name = name }

  required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name
  }

  func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}

/// A screen of an app that is made from a storyboard, and remembers what it shows.
private final class MealViewController: UIViewController {
  var meal: Meal?
  private(set) var stars = 3
  private(set) var share = 0.5

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(coder: NSCoder, meal: Meal) {
    self.meal = meal
    super.init(coder: coder)
  }

  func rate(_ stars: Int, share: Double) {
    self.stars = stars
    self.share = share
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(meal, forKey: "meal")
    coder.encode(meal?.name, forKey: "name")
    coder.encode(stars, forKey: "stars")
    coder.encode(share, forKey: "share")
    coder.encode(parent, forKey: "parent")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    meal = coder.decodeObject(of: Meal.self, forKey: "meal")
    #expect(coder.decodeObject(of: NSString.self, forKey: "name") as String? == meal?.name)
    #expect(coder.decodeObject(forKey: "name") as? String == meal?.name)
    stars = coder.decodeInteger(forKey: "stars")
    share = coder.decodeDouble(forKey: "share")
    #expect(!coder.containsValue(forKey: "parent") && !coder.decodeBool(forKey: "parent"))
  }
}

@Suite struct `A coder` {
  @Test func `is the one of controllers in their classes, and Foundation's elsewhere`() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: Meal(name: "Soup"), requiringSecureCoding: false)
    #expect(!archive.isEmpty)
    SegueEnvironment().run {
      let made = MealViewController(coder: UIViewController.NSCoder())
      #expect(made?.meal == nil)
    }
  }

  @Test func `brings back what a controller has written down, as UIKit spells it`() {
    SegueEnvironment().run {
      let storyboard = UIStoryboard(
        scenes: [
          UIStoryboardScene("Meal") {
            MealViewController(coder: UIViewController.NSCoder()) ?? UIViewController()
          }
        ])
      let window = UIWindow()
      let shown = storyboard.instantiateViewController(identifier: "Meal") { coder in
        MealViewController(coder: coder, meal: Meal(name: "Soup"))
      }
      shown.restorationIdentifier = "Meal"
      shown.rate(5, share: 0.25)
      window.rootViewController = shown
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      let restored = window.rootViewController as? MealViewController
      #expect(restored !== shown)
      #expect(restored?.meal?.name == "Soup" && restored?.stars == 5 && restored?.share == 0.25)
    }
  }
}
