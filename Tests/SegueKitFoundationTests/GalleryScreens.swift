#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// A container of an app's own: one picture at a time, with constraints and an exchange of views.
class GalleryViewController: UIViewController {
  private let stage = UIView()
  private(set) var current: UIViewController?
  private(set) var layouts = 0

  override var childForStatusBarStyle: UIViewController? { current }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.translatesAutoresizingMaskIntoConstraints = false
    stage.clipsToBounds = true
    view.addSubview(stage)
    NSLayoutConstraint.activate([
      stage.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stage.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stage.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stage.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    current?.view.frame = stage.bounds
  }

  func show(_ next: UIViewController) {
    addChild(next)
    next.view.frame = stage.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let former = current else {
      stage.addSubview(next.view)
      next.didMove(toParent: self)
      current = next
      return
    }
    former.willMove(toParent: nil)
    next.view.alpha = 0
    transition(
      from: former, to: next, duration: 0.3, options: [.transitionCrossDissolve],
      animations: { next.view.alpha = 1 },
      completion: { _ in
        former.removeFromParent()
        next.didMove(toParent: self)
      })
    current = next
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Zooms a picture in and out.
class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let finalFrame = transitionContext.finalFrame(for: to)
    toView.frame = finalFrame.insetBy(dx: finalFrame.width / 4, dy: finalFrame.height / 4)
    toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveEaseOut],
      animations: {
        toView.transform = .identity
        toView.frame = finalFrame
        toView.layoutIfNeeded()
      },
      completion: { _ in
        let cancelled = transitionContext.transitionWasCancelled
        if cancelled { toView.removeFromSuperview() }
        transitionContext.completeTransition(!cancelled)
      })
  }
}

/// A screen as most are: buttons in its bar, a question before it goes, a swipe that it keeps.
class PictureViewController: UIViewController, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate
{
  private(set) var isDeleted = false
  private(set) var question: UIAlertController?
  private let caption = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "photo"), tag: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() }),
    ]
    view.addSubview(caption)
    caption.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
    navigationController?.navigationBar.prefersLargeTitles = false
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    caption.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 10)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    caption.isHidden = !editing
    if !editing { view.endEditing(true) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isEditing && (navigationController?.viewControllers.count ?? 0) > 1
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? ZoomAnimator() : nil
  }

  func askToDelete() {
    let alert = UIAlertController(title: "Delete?", message: title, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.isDeleted = true
        self?.navigationController?.popViewController(animated: true)
      })
    if let popover = alert.popoverPresentationController {
      popover.sourceView = caption
      popover.sourceRect = caption.bounds
      popover.permittedArrowDirections = [.up, .down]
    }
    question = alert
    present(alert, animated: UIDevice.current.userInterfaceIdiom == .pad)
  }

  func showDetails() {
    let details = UINavigationController(rootViewController: PictureViewController(name: "Details"))
    if let sheet = details.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(details, animated: true)
  }
}
