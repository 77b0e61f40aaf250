import FlowModel
import SegueKit

// What the class of a scene does by itself, when it has told that it was called.
extension Script {
  /// Acts when a view has been loaded.
  func didLoad(_ controller: UIViewController) { react(controller, at: .viewDidLoad) }

  /// Tells that a view has appeared, and acts.
  func didAppear(_ controller: UIViewController) {
    recorder.received(.didAppear, controller)
    react(controller, at: .viewDidAppear)
  }

  /// Tells that the controller was told to prepare, styles the destination, and acts.
  func prepare(_ controller: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    recorder.receivedPrepare(controller, for: segue, sender: sender)
    guard let number = segue.request?.template.tag else { return }
    let declared = blueprint.segues[number]
    if let style = declared.preparedStyle, declared.destination != nil {
      segue.destination.modalPresentationStyle = UIModalPresentationStyle(style)
    }
    // A segue without an identifier is told by its sender, which a source may look at.
    react(controller, at: .prepare(declared.identifier))
  }

  /// Does what the class does at a moment; nothing on stage.
  func react(_ controller: UIViewController, at moment: Reaction.Moment) {
    guard !contract.reactions.isEmpty, !recorder.isOnStage else { return }
    let number = recorder.number(of: controller)
    while let reaction = recorder.reactions.next(of: number, at: moment, in: contract) {
      recorder.record(.reaction(number, moment.kind))
      switch reaction.act {
      case .performs(let identifier):
        controller.performSegue(withIdentifier: identifier.text, sender: nil)
      case .dismisses: controller.dismiss(animated: true)
      case .pops: controller.navigationController?.popViewController(animated: true)
      }
    }
  }
}
