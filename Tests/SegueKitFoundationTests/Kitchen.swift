@testable import SampleApp
import SegueKitFoundation

/// The sample app in a window, as its storyboard would set it up.
final class Kitchen {
  let environment = SegueEnvironment()
  let window: UIWindow
  let navigation: KitchenNavigationController
  let list: RecipeListViewController

  init?() {
    let window = environment.run { UIWindow() }
    guard
      let navigation = environment.run({
        Self.storyboard.instantiateInitialViewController() as? KitchenNavigationController
      }), let list = navigation.topViewController as? RecipeListViewController
    else { return nil }
    self.window = window
    self.navigation = navigation
    self.list = list
    run { window.rootViewController = navigation }
  }

  /// Does something, lets all transitions end, and names what is on the stack.
  @discardableResult
  func run(_ body: () -> Void) -> [String] {
    environment.run {
      body()
      environment.settle()
    }
    return navigation.viewControllers.map { "\(type(of: $0))" }
  }

  /// Taps something that is wired to a segue of the list.
  @discardableResult
  func tap(_ identifier: String) -> [String] {
    run {
      let control = UIControl()
      for template in list.segueTemplates where template.identifier == identifier {
        control.addSegue(template, from: list)
      }
      control.sendActions()
    }
  }

  /// Touches a row of the list, which is wired to the segue to its recipe.
  func touchRow(_ row: Int) {
    run {
      let table = list.tableView
      let detail = list.segueTemplates.first { $0.identifier == "showRecipe" }
      guard let cell = table?.cellForRow(at: IndexPath(row: row, section: 0)),
        table?.select(cell) == true
      else { return }
      detail?.fire(from: list, sender: cell, isAutomatic: true)
      table?.tellSelection(of: cell)
    }
  }

  var form: RecipeFormViewController? {
    let sheet = list.presentedViewController as? UINavigationController
    return sheet?.topViewController as? RecipeFormViewController
  }

  static var storyboard: UIStoryboard {
    UIStoryboard(
      scenes: [
        UIStoryboardScene("Kitchen", relationships: ["List"]) {
          decoded(KitchenNavigationController.init(coder:))
        },
        UIStoryboardScene("List", segues: listSegues) { RecipeListViewController() },
        UIStoryboardScene("Recipe") { decoded(RecipeDetailViewController.init(coder:)) },
        UIStoryboardScene("Sheet", relationships: ["Form"]) { UINavigationController() },
        UIStoryboardScene("Form", segues: [UIStoryboardSegueTemplate("unwindToList", back)]) {
          RecipeFormViewController()
        },
      ], initialScene: "Kitchen")
  }

  private static var back: UIStoryboardSegueTemplate.Kind { .unwind("unwindToList:") }

  private static var listSegues: [UIStoryboardSegueTemplate] {
    [
      UIStoryboardSegueTemplate("showRecipe", .show("Recipe")),
      UIStoryboardSegueTemplate("addRecipe", .presentModally("Sheet", style: nil)),
      UIStoryboardSegueTemplate(
        "startOver", .custom("Recipe"), segueClass: StartOverSegue.init),
    ]
  }

  private static func decoded<Controller: UIViewController>(
    _ make: (UIViewController.NSCoder) -> Controller?
  ) -> UIViewController {
    make(UIViewController.NSCoder()) ?? UIViewController()
  }
}
