// What is embedded in container views.
extension UIViewController {
  /// Performs the embed segues of the controller, in document order, while its view loads.
  ///
  /// They are asked for like the segue of a control, with the controller itself as the sender
  /// (undocumented; reading chosen by this project); what it refuses stays empty. The views exist
  /// by then, `viewDidLoad()` has not been called. A segue is not performed inside what it embeds
  /// itself, with which UIKit would never end.
  ///
  /// - SeeAlso: Apple, View Controller Programming Guide, "Implementing a Container View
  ///   Controller".
  final func performEmbedSegues() {
    guard segueTemplates.contains(where: \.isEmbed) else { return }
    let around = embedsAround
    let embeds = segueTemplates.filter { template in
      template.isEmbed && !isFilled(by: template) && !around.contains { $0 === template }
    }
    let embedded = origin.embedded
    origin.embedded = []
    environment.postponements += 1
    for place in embedded {
      if let child = place.controller { place.template.prepare(self, for: child) }
    }
    for template in embeds { template.fire(from: self, sender: self, by: .loading) }
    environment.postponements -= 1
    environment.hasEmbedded = true
  }

  /// The embed segues that made the controller or what it stands in.
  private final var embedsAround: [UIStoryboardSegueTemplate] {
    sequence(first: self, next: \.parentLink).flatMap(\.origin.embedTrail)
  }

  /// Fills the container view of an embed segue; one that is not there or not empty is a misuse.
  ///
  /// The child loads its view before it is added (undocumented; reading chosen by this project).
  /// A container view stays filled when the child is removed, for its view stays.
  ///
  /// - SeeAlso: UIKit, the message of the exception about unexpected subviews in a container view.
  final func embed(_ child: UIViewController, by template: UIStoryboardSegueTemplate) {
    guard isViewLoaded, !isFilled(by: template) else {
      return environment.misuse(.embedsWithoutRoom, self)
    }
    origin.filledContainerViews.append(template)
    child.loadViewIfNeeded()
    addChild(child)
    putInPlace(child)
    if child.parentLink === self, !environment.isHalted { child.didMove(toParent: self) }
  }

  /// Counts every container view as filled, for whoever gives the controller its children.
  ///
  /// The controller still prepares for those that are named when its view loads, unless it has one.
  ///
  /// - Parameter children: Children by the scenes that embed segues name.
  package final func fillContainerViews(
    preparingFor children: [(scene: String, controller: UIViewController)] = []
  ) {
    let templates = segueTemplates.filter(\.isEmbed)
    origin.filledContainerViews = templates
    guard !isViewLoaded else { return }
    var children = children
    origin.embedded = templates.compactMap { template in
      guard let place = children.firstIndex(where: { template.embeds($0.scene) }) else {
        return nil
      }
      return EmbeddedChild(
        template: template, controller: children.remove(at: place).controller)
    }
  }

  private final func isFilled(by template: UIStoryboardSegueTemplate) -> Bool {
    origin.filledContainerViews.contains { $0 === template }
  }
}

extension UIStoryboardSegueTemplate {
  final var isEmbed: Bool { if case .embed = kind { true } else { false } }

  fileprivate final func embeds(_ scene: String) -> Bool {
    if case .embed(scene) = kind { true } else { false }
  }
}
