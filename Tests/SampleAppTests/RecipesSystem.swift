import FlowModel
import FlowStoryboards
import FlowTestSupport
@testable import SampleApp
import SegueKitFoundation
import SegueSimulation

/// The sample app as a system that plays flows: its classes, and what they declare.
enum Recipes {
  /// The classes as they are, but for those that a test has put in the place of others.
  static func system(with others: RegisteredClass...) -> SegueSimulation {
    let names = others.map(\.offer.name)
    return SegueSimulation(
      registering: others + classes.filter { !names.contains($0.offer.name) },
      segues: [RegisteredSegue(StartOverSegue.self, make: StartOverSegue.init)])
  }

  /// The storyboard of the app, with what the classes declare.
  static func world() throws -> World {
    let path = PackageRoot.path + "/Tests/SampleApp/Main.storyboard"
    let reading = try StoryboardFile.read(path, unwinds: .listed([:]))
    return try reading.world().declaring(classes.map(\.offer))
  }

  static let login = Contract(unwinds: ["logOut:"])
  static let list = Contract(unwinds: ["unwindToList:"])

  /// Which of its children the stack lets be searched depends on what is in it.
  static let kitchen = Contract(leavingOpen: [.searches])

  private static let classes = [
    RegisteredClass(LoginViewController.self, declaring: login) { LoginViewController() },
    RegisteredClass(MainTabBarController.self, declaring: Contract()) { MainTabBarController() },
    RegisteredClass(KitchenNavigationController.self, declaring: kitchen) {
      decoded(KitchenNavigationController.init(coder:))
    },
    RegisteredClass(RecipeListViewController.self, declaring: list) { RecipeListViewController() },
    RegisteredClass(RecipeDetailViewController.self, declaring: Contract()) {
      decoded(RecipeDetailViewController.init(coder:))
    },
    RegisteredClass(RecipeFormViewController.self, declaring: Contract()) {
      RecipeFormViewController()
    },
  ]

  /// Makes a controller as a storyboard does.
  static func decoded<Controller: UIViewController>(
    _ make: (UIViewController.NSCoder) -> Controller?
  ) -> Controller {
    guard let made = make(UIViewController.NSCoder()) else {
      preconditionFailure("\(Controller.self) cannot be decoded; the sample app's classes can")
    }
    return made
  }
}
