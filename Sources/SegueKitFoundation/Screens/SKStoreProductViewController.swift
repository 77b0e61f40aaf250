/// Where the user looks at something in the store, which nobody loads and nobody buys.
///
/// Its delegate dismisses it, and without a delegate it goes by itself.
///
/// - SeeAlso: StoreKit, `SKStoreProductViewController`.
open class SKStoreProductViewController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Says what is shown, and hears when some time has passed that it is there.
  ///
  /// - Parameters:
  ///   - parameters: What is shown; nobody looks.
  ///   - block: Hears that it is there, and nothing of what went wrong.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    DispatchQueue.global().async { block(true, nil) }
  }
}

/// Who is told that the user leaves the store.
///
/// - SeeAlso: StoreKit, `SKStoreProductViewControllerDelegate`.
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// The user leaves; dismisses it.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Dismisses it.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

// What a user does with it.
extension SKStoreProductViewController: SystemScreen {
  /// Leaving.
  package final var choices: [Touchable] { [choice("done", leave)] }

  /// That it goes by itself without a delegate is undocumented; reading chosen by this project.
  private final func leave() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.productViewControllerDidFinish(self)
  }

  /// That the delegate is told when the user leaves by a gesture is undocumented; reading chosen by
  /// this project.
  package final func tellOfLeaving() { delegate?.productViewControllerDidFinish(self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is shown of the store: a number of something.
public let SKStoreProductParameterITunesItemIdentifier = "id"
