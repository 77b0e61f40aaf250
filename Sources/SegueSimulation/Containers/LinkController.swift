import FlowModel
import SegueKit

/// A placeholder that stands for the controller of another scene.
///
/// It makes that controller when its own view is loaded, unless it came with one. The scene is the
/// one that its own scene holds. It answers nothing in the place of the other: an unwind finds the
/// real controller among the children.
open class LinkController: ScriptedViewController, Declares {
  /// The controller that it stands for; `nil` before the view is loaded.
  public final var linked: UIViewController? { children.first }

  /// Makes the other controller, if it is not there.
  open override func viewDidLoad() {
    makeLinked()
    super.viewDidLoad()
  }

  private func makeLinked() {
    guard children.isEmpty, let scene = script.scene.holds.first?.text, let storyboard else {
      return
    }
    let linked = storyboard.instantiateViewController(withIdentifier: scene)
    addChild(linked)
    view.addSubview(linked.view)
    linked.didMove(toParent: self)
  }

  /// The controller that it stands for.
  public final var declarations: [Declaration] { [.named("linked", linked.map { [$0] } ?? [])] }
}
