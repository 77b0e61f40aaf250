import FlowModel

/// Where and how one controller stands.
struct PlacedController: Hashable {
  var controller: ControllerID
  var isPresented: Bool
  var lister: ControllerID?
  var parent: ControllerID?
  var presenter: ControllerID?
  var caller: ControllerID?
  var popoverSource: ControllerID?
  var replaced: ControllerID?
  var selected: ControllerID?
  var style: PresentationStyle?
  var form: PresentationStyle?
  var isOnScreen: Bool
  /// What somebody is called whom the first flow does not have: by title or class.
  var strangerName: String?

  init(at index: Int, in snapshot: Snapshot) {
    let node = snapshot.nodes[index]
    controller = node.controller
    isPresented = node.isPresented
    lister = snapshot.lister(of: index).map { snapshot.nodes[$0].controller }
    parent = node.parent
    presenter = node.presenter
    caller = node.caller
    popoverSource = node.popoverSource
    replaced = node.replaced
    selected = node.selected
    style = node.style
    form = node.form
    isOnScreen = node.isOnScreen
  }

  /// How the same controller stands otherwise in another tree.
  func difference(from other: PlacedController) -> Fault<Divergence>? {
    if other.isPresented != isPresented || other.lister != lister {
      return Fault(.moved, other.whereabouts)
    }
    if other.selected != selected {
      return Fault(.otherSelection, "there \(controller) has another child in front")
    }
    if other.style != style || other.form != form {
      return Fault(.otherForm, "there \(controller) is presented in another style or form")
    }
    if other.isOnScreen != isOnScreen {
      return Fault(.otherReach, "there \(controller) can\(isOnScreen ? "not" : "") be touched")
    }
    guard other == self else {
      return Fault(.otherLinks, "there \(controller) names \(other.wrongLink(besides: self))")
    }
    return nil
  }

  /// That it stands there and should not.
  var arrival: Sentence {
    guard controller == .stranger else { return "there \(controller) stands as well" }
    let name = strangerName.map { "\($0), who is not here," } ?? "somebody else"
    return "there \(name) stands as well"
  }

  private var whereabouts: Sentence {
    guard let lister, lister != .stranger else { return "there \(controller) stands elsewhere" }
    return isPresented
      ? "there \(controller) is presented by \(lister)" : "there \(controller) stands in \(lister)"
  }

  private func wrongLink(besides right: PlacedController) -> String {
    if parent != right.parent { return "another parent" }
    if presenter != right.presenter { return "another presenter" }
    if caller != right.caller { return "another who asked for it" }
    if popoverSource != right.popoverSource { return "another source of its popover" }
    return "another in whose place it stands"
  }
}
