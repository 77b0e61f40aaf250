#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// The first screen of a tab: all recipes.
class RecipeListViewController: UIViewController {
  private enum SegueID {
    static let detail = "showRecipe"
    static let form = "addRecipe"
  }

  private(set) var recipes = [
    Recipe(title: "Bread", minutes: 180),
    Recipe(title: "Soup", minutes: 40),
  ]
  private(set) var returns = 0
  private(set) var columns = 2
  private var selection: IndexPath? = IndexPath(row: 0, section: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Recipes", comment: "The title of the list")
    navigationItem.backButtonTitle = "All"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.prompt = "\(recipes.count) recipes"
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let margin: CGFloat = 24
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.columns = size.width - margin > size.height ? 2 : 1
    })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    navigationItem.backButtonTitle = newCollection.horizontalSizeClass == .compact ? nil : "All"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) { [weak self] in
      self?.tabBarItem.badgeValue = nil
    }
  }

  func select(_ indexPath: IndexPath?) {
    selection = indexPath
    UIView.performWithoutAnimation { tabBarItem.badgeValue = indexPath.map { "\($0.row)" } }
  }

  func openRecipe(at indexPath: IndexPath) {
    performSegue(withIdentifier: SegueID.detail, sender: indexPath)
  }

  // MARK: - Navigation

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == SegueID.detail else {
      return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    return selection != nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier {
    case SegueID.detail:
      guard let detail = segue.destination as? RecipeDetailViewController,
        let indexPath = sender as? IndexPath ?? selection, recipes.indices.contains(indexPath.row)
      else { return }
      detail.recipe = recipes[indexPath.row]
    case SegueID.form:
      guard let navigation = segue.destination as? UINavigationController,
        let form = navigation.topViewController as? RecipeFormViewController
      else { return }
      navigation.presentationController?.delegate = form
      form.onSave = { [weak self] recipe in self?.recipes.append(recipe) }
    default:
      break
    }
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    returns += 1
    if let form = segue.source as? RecipeFormViewController { form.onSave = nil }
  }

  #if !canImport(UIKit)
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "unwindToList:" ? unwindToList : super.unwindAction(for: action)
  }
  #endif
}
