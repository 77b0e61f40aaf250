import Foundation
import SegueKit

extension UIStoryboard {
  /// Opens a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bundle: Where the file would be; it plays no part.
  /// - SeeAlso: UIKit, `UIStoryboard.init(name:bundle:)`.
  public convenience init(name: String, bundle: Bundle?) {
    self.init(name: name, bundle: bundle as AnyObject?)
  }
}
