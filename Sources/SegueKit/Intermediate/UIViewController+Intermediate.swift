extension UIViewController {
  /// The intermediate action segue in whose flow the controller stands: the one that shows the
  /// controller itself, or else the one that shows a controller of its storyboard.
  ///
  /// Of several the last one performed. In the original a segue is found as long as anybody keeps
  /// it; here, until the first controller of its flow has left the window.
  public final var intermediateActionSegue: IntermediateActionSegue? {
    let open = environment.intermediateSegues
    guard !open.isEmpty else { return nil }
    return open.last { $0.starts(with: self) }
      ?? storyboard.flatMap { storyboard in open.last { $0.isAttached(to: storyboard) } }
  }
}

extension SegueEnvironment {
  /// Whether an open intermediate flow leads to a controller.
  package func leadsOn(to controller: UIViewController) -> Bool {
    intermediateSegues.contains { $0.destination === controller }
  }

  /// Keeps a segue while its flow is open, instead of the controller that it leads to.
  ///
  /// The controller keeping it would be a circle as soon as the source presents the controller.
  func open(_ segue: IntermediateActionSegue) {
    closeFinishedIntermediates()
    close(segue)
    intermediateSegues.append(segue)
  }

  func close(_ segue: IntermediateActionSegue) {
    close { $0 === segue }
  }

  /// Lets go of the segues whose flows are gone.
  func closeFinishedIntermediates() {
    close(where: \.isOver)
  }

  /// Lets go of the segues whose flows no window leads to any more, or ever will.
  func closeDetachedIntermediates() {
    close { $0.intermediateViewController?.isWithinReach != true }
  }

  /// The last hold on a segue is given up when the list is not being changed any more: with the
  /// segue controllers may go, and they look at the list themselves.
  private func close(where isClosed: (IntermediateActionSegue) -> Bool) {
    guard intermediateSegues.contains(where: isClosed) else { return }
    let open = intermediateSegues
    withExtendedLifetime(open) { intermediateSegues = open.filter { !isClosed($0) } }
  }
}
