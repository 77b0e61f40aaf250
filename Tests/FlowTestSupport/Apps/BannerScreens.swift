import SegueKit

/// A screen with a banner above its content, which is a controller of its own.
final class BannerScreen: UIViewController {
  private let banner = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(banner)
    view.addSubview(banner.view)
    banner.didMove(toParent: self)
  }
}

/// A screen that shows the banner and does not make it its child.
final class LooseBannerScreen: UIViewController {
  private let banner = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner.view)
  }
}

/// A screen that keeps the view of its banner and lets the banner go.
final class LostBannerScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIViewController().view)
  }
}

/// A screen that makes the banner its child and tells it only that it will.
final class CurtBannerScreen: UIViewController {
  private let banner = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(banner)
    view.addSubview(banner.view)
  }
}
