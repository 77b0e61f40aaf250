#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// The first screen of a tab: all recipes.
class RecipeListViewController: UITableViewController {
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

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
    cell.textLabel?.text = recipes[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    UIView.performWithoutAnimation { tabBarItem.badgeValue = "\(indexPath.row)" }
  }

  func openRecipe(at indexPath: IndexPath) {
    performSegue(withIdentifier: SegueID.detail, sender: indexPath)
  }

  // MARK: - Navigation

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == SegueID.detail else {
      return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    return tableView.indexPathForSelectedRow != nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier {
    case SegueID.detail:
      guard let detail = segue.destination as? RecipeDetailViewController,
        let indexPath = sender as? IndexPath ?? tableView.indexPathForSelectedRow
      else { return }
      detail.recipe = recipes[indexPath.row]
    case SegueID.form:
      guard let navigation = segue.destination as? UINavigationController,
        let form = navigation.topViewController as? RecipeFormViewController
      else { return }
      navigation.presentationController?.delegate = form
      form.onSave = { [weak self] recipe in self?.add(recipe) }
    default:
      break
    }
  }

  private func add(_ recipe: Recipe) {
    recipes.append(recipe)
    tableView.insertRows(
      at: [IndexPath(row: recipes.count - 1, section: 0)], with: .automatic)
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
