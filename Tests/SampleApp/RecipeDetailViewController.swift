#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// One recipe.
class RecipeDetailViewController: UIViewController {
  var recipe: Recipe? {
    didSet {
      guard isViewLoaded else { return }
      update()
    }
  }
  private(set) var isTimerRunning = true
  private let formatter: NumberFormatter
  private let cardPresentation = CardPresentation()

  init(recipe: Recipe) {
    self.recipe = recipe
    formatter = NumberFormatter()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 480, height: 640)
  }

  required init?(coder: NSCoder) {
    formatter = NumberFormatter()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
    let variation = UIAction(title: "Variation") { [weak self] _ in self?.showVariation() }
    let forget = UIAction(title: "Forget") { [weak self] _ in self?.askWhetherToForget() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: variation), UIBarButtonItem(primaryAction: forget),
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isTimerRunning = false
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard context.isCancelled else { return }
      self?.isTimerRunning = true
    }
  }

  private func update() {
    title = recipe?.title
    navigationItem.prompt = recipe.flatMap { formatter.string(from: $0.minutes as NSNumber) }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    isTimerRunning = false
  }

  /// Leaves the way that it came: from the stack, or from a sheet.
  func leave() {
    if let navigation = navigationController, navigation.viewControllers.first != self {
      navigation.popViewController(animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }

  /// Shows a recipe like this one on top, or in a sheet where there is no stack.
  func showVariation() {
    guard let recipe else { return }
    let variation = RecipeDetailViewController(
      recipe: Recipe(title: "Another \(recipe.title)", minutes: recipe.minutes))
    if let navigation = navigationController {
      navigation.pushViewController(variation, animated: true)
    } else {
      present(variation, animated: true) { [weak variation] in variation?.loadViewIfNeeded() }
    }
  }

  private func askWhetherToForget() {
    let question = UIAlertController(
      title: recipe?.title, message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Keep", style: .cancel))
    question.addAction(
      UIAlertAction(title: "Forget", style: .destructive) { [weak self] _ in self?.leave() })
    present(question, animated: true)
  }

  /// Shows a recipe like this one as a card.
  func showCard() {
    guard let recipe else { return }
    let card = RecipeDetailViewController(recipe: recipe)
    card.modalPresentationStyle = .custom
    card.modalTransitionStyle = .crossDissolve
    card.transitioningDelegate = cardPresentation
    present(card, animated: true)
  }

  @IBAction func share(_ sender: Any) {
    guard viewIfLoaded?.window != nil else { return }
    showVariation()
  }

  #if !canImport(UIKit)
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "share:" ? share : super.action(for: selector)
  }
  #endif
}
