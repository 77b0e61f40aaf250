import FlowModel
@testable import SampleApp
import SegueKitFoundation
import SegueSimulation

/// One way in which the sample app could be wrong, as apps are.
enum RecipeFault: String, CaseIterable {
  /// The tabs override `unwind(for:towards:)` and forget `super`.
  case tabsForgetSuper
  /// A recipe says yes to every unwind action.
  case recipeSaysYes
  /// A recipe fills its view while it is made.
  case recipeLoadsEarly
  /// A list opens the recipe of a row that opens it already.
  case rowOpensTwice
  /// A list takes a recipe that is swiped away from its table and not from its recipes.
  case swipeMiscounts
  /// A variation of a recipe shows that recipe, which lies below it, as its own variation.
  case variationReturns
  /// A log-in lets in nobody but those without a name.
  case loginRefuses

  /// The invariant that must report it.
  var brokenInvariant: InvariantID {
    switch self {
    case .tabsForgetSuper: "unwind.clears-what-is-above"
    case .recipeSaysYes: "unwind.answer-is-kept"
    case .recipeLoadsEarly: "segue.prepares-before-load"
    case .rowOpensTwice: "trigger.one-call-begins-one-segue"
    case .swipeMiscounts, .variationReturns: "obligation.legal-steps-raise-nothing"
    case .loginRefuses: "trigger.wired-asks-source-once"
    }
  }

  /// Whether only touches in a row come to it, the last one in what code has made.
  var isDeep: Bool { self == .variationReturns }

  /// The class that is to blame, which code may have made.
  var culprit: ClassName {
    self == .variationReturns ? "VariedRecipe" : faultyClass.offer.name
  }

  /// The faulty class, under the name of the healthy one.
  var faultyClass: RegisteredClass {
    switch self {
    case .tabsForgetSuper:
      RegisteredClass(MainTabBarController.self, declaring: Contract()) { ForgetfulTabs() }
    case .recipeSaysYes: recipe { Recipes.decoded(AgreeableRecipe.init(coder:)) }
    case .recipeLoadsEarly: recipe { Recipes.decoded(EarlyRecipe.init(coder:)) }
    case .rowOpensTwice:
      RegisteredClass(RecipeListViewController.self, declaring: Recipes.list) { EagerList() }
    case .swipeMiscounts:
      RegisteredClass(RecipeListViewController.self, declaring: Recipes.list) { MiscountingList() }
    case .variationReturns: recipe { Recipes.decoded(VariedRecipe.init(coder:)) }
    case .loginRefuses:
      RegisteredClass(LoginViewController.self, declaring: Recipes.login) { RefusingLogin() }
    }
  }

  private func recipe(
    _ make: @escaping @Sendable () -> RecipeDetailViewController
  ) -> RegisteredClass {
    RegisteredClass(RecipeDetailViewController.self, declaring: Contract(), make: make)
  }
}

private final class ForgetfulTabs: MainTabBarController {
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    visitor = "somebody"
  }
}

private final class AgreeableRecipe: RecipeDetailViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}

private final class EagerList: RecipeListViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    openRecipe(at: indexPath)
  }
}

private final class MiscountingList: RecipeListViewController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak tableView] _, _, completion in
      tableView?.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}

private final class EarlyRecipe: RecipeDetailViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = view
  }
}

private final class VariedRecipe: RecipeDetailViewController {
  private weak var variation: VariedRecipe?

  override func showVariation() {
    let shown = variation ?? VariedRecipe(recipe: Recipe(title: "Another one", minutes: 5))
    shown.variation = self
    navigationController?.pushViewController(shown, animated: true)
  }
}

private final class RefusingLogin: LoginViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    name.isEmpty
  }
}
