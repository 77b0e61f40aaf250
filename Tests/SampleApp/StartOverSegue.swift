#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// Makes the destination the only controller of the stack that the source stands in.
class StartOverSegue: UIStoryboardSegue {
  override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    guard let navigation = source.navigationController else {
      source.present(destination, animated: UIView.areAnimationsEnabled)
      return
    }
    navigation.setViewControllers([destination], animated: true)
  }
}
