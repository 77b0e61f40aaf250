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
  private let minutesLabel = UILabel()

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
    navigationItem.rightBarButtonItems = makeBarButtons()
    layOutMinutes()
    update()
  }

  private func makeBarButtons() -> [UIBarButtonItem] {
    let variation = UIAction(title: "Variation") { [weak self] _ in self?.showVariation() }
    let forget = UIAction(title: "Forget") { [weak self] _ in self?.askWhetherToForget() }
    return [
      UIBarButtonItem(
        title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu()),
      UIBarButtonItem(primaryAction: variation), UIBarButtonItem(primaryAction: forget),
    ]
  }

  private func makeMenu() -> UIMenu {
    let variation = UIAction(
      title: "Something like it", image: UIImage(systemName: "sparkles")
    ) { [weak self] _ in
      self?.showVariation()
    }
    let stop = UIAction(title: "Stop the timer", attributes: .destructive) { [weak self] _ in
      self?.isTimerRunning = false
    }
    return UIMenu(children: [variation, UIMenu(options: .displayInline, children: [stop])])
  }

  private func layOutMinutes() {
    minutesLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(minutesLabel)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 16, trailing: 20)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      minutesLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      minutesLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      minutesLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
  }

  /// How high the label is in a width, for whoever lays it out by hand.
  func heightOfMinutes(in width: CGFloat) -> CGFloat {
    minutesLabel.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height + view.layoutMargins.top + view.layoutMargins.bottom
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
    let minutes = recipe.flatMap { formatter.string(from: $0.minutes as NSNumber) }
    navigationItem.prompt = minutes
    minutesLabel.text = minutes
    minutesLabel.textColor = (recipe?.minutes ?? 0) > 60 ? .systemOrange : .systemTeal
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    isTimerRunning = false
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isTimerRunning, forKey: "isTimerRunning")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    isTimerRunning = coder.decodeBool(forKey: "isTimerRunning")
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
