import SegueKit
import Testing

@Suite struct `A view that keeps touches away` {
  @Test(arguments: ["hidden", "transparent", "disabled", "around it"])
  func `keeps the user in its controller`(form: String) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make {
      let root = box("box", nav)
      staging.window.rootViewController = root
      let view: UIView = form == "around it" ? root.view : nav.view
      switch form {
      case "hidden": view.isHidden = true
      case "transparent": view.alpha = 0
      default: view.isUserInteractionEnabled = false
      }
      nav.touchBackButton()
      #expect(nav.beginInteractivePop() == nil)
      #expect(nav.children.count == 2)
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
      nav.touchBackButton()
    }
    #expect(nav.children.count == 1)
  }
}
