// Heights of an app's own; how high a sheet stands nobody sees.
extension UISheetPresentationController.Detent {
  /// A height of an app's own; nobody asks how high it is.
  ///
  /// - SeeAlso: UIKit, `UISheetPresentationController.Detent.custom(identifier:resolver:)`.
  public static func custom(
    identifier: Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> Double?
  ) -> UISheetPresentationController.Detent {
    UISheetPresentationController.Detent(identifier ?? Identifier("custom"))
  }
}

/// What there is room for, when somebody asks how high a height is; nobody does.
///
/// - SeeAlso: UIKit, `UISheetPresentationControllerDetentResolutionContext`.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// How high a sheet may be.
  var maximumDetentValue: Double { get }
  /// The traits of what it lies in.
  var containerTraitCollection: UITraitCollection { get }
}

extension UISheetPresentationController {
  /// Says that heights are others now; nobody asks.
  public final func invalidateDetents() {}
}
