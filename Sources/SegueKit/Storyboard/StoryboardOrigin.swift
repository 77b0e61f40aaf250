/// What a storyboard has given to a controller.
struct StoryboardOrigin {
  var storyboard: UIStoryboard?
  var segueTemplates: [UIStoryboardSegueTemplate] = []
  /// What the scene draws into views; `nil` when that is nothing.
  var drawn: DrawnOrigin?
  /// The embed segues of the controller that have been performed.
  var filledContainerViews: [UIStoryboardSegueTemplate] = []
  /// Who was put into container views before the view of the controller was there.
  var embedded: [EmbeddedChild] = []
  /// The embed segue that made the controller, after those that made who performed it; empty when
  /// none did.
  var embedTrail: [UIStoryboardSegueTemplate] = []
}

/// Who stands in a container view, and the segue that embeds them.
struct EmbeddedChild {
  let template: UIStoryboardSegueTemplate
  weak var controller: UIViewController?
}

/// What a storyboard draws into the view of one controller.
final class DrawnOrigin {
  let drawing: any SceneDrawing
  /// The numbers of the controls that were put there.
  var controls: Set<Int> = []

  init(_ drawing: any SceneDrawing) { self.drawing = drawing }
}

extension UIViewController {
  /// The storyboard that the controller was made from.
  public internal(set) final var storyboard: UIStoryboard? {
    get { origin.storyboard }
    set { origin.storyboard = newValue }
  }

  /// The segues that the controller owns, in document order.
  public internal(set) final var segueTemplates: [UIStoryboardSegueTemplate] {
    get { origin.segueTemplates }
    set { origin.segueTemplates = newValue }
  }

  /// What its scene draws into views; `nil` when that is nothing.
  package final var drawing: (any SceneDrawing)? { origin.drawn?.drawing }
}
