import SegueKit
import Testing

@Suite struct `An animator of a presentation` {
  private let fade = Fade()

  private func staging() -> (Staging, UIViewController, UIViewController) {
    let staging = Staging()
    let (root, form) = staging.make { (Page("root"), Page("form")) }
    staging.make { staging.window.rootViewController = root }
    form.transitioningDelegate = fade
    return (staging, root, form)
  }

  @Test func `completes it, and then its completion runs`() {
    let (staging, root, form) = staging()
    var isPresented = false
    staging.make { root.present(form, animated: true) { isPresented = true } }
    #expect(!isPresented)
    _ = staging.make { staging.environment.settle() }
    #expect(isPresented)
    #expect(fade.transition?.viewController(forKey: .from)?.title == "root")
    staging.make {
      root.dismiss(animated: true)
      staging.environment.settle()
    }
    #expect(staging.tree == "root")
    #expect(fade.ended == [true, true])
  }

  @Test func `that never completes has everything else refused`() {
    let (staging, root, form) = staging()
    fade.isPatient = true
    let lines = staging.lines {
      root.present(form, animated: true)
      staging.environment.settle()
      root.dismiss(animated: true)
      root.present(Page("other"), animated: true)
    }
    #expect(
      lines.suffix(2) == [
        "refused dismissInProgress root", "refused presentationInProgress root",
      ])
  }

  @Test func `that did not complete leaves nobody presented, or keeps who was`() {
    let (staging, root, form) = staging()
    fade.isPatient = true
    staging.make {
      root.present(form, animated: true)
      fade.transition?.completeTransition(false)
    }
    #expect(staging.tree == "root")
    staging.make {
      root.present(form, animated: false)
      root.dismiss(animated: true)
      fade.transition?.completeTransition(false)
    }
    #expect(staging.tree == "root+form")
    #expect(!form.isBeingDismissed)
  }

  @Test func `may take out the view of a presenter that is a child, until that is to be seen`() {
    let (staging, root, form) = staging()
    fade.isPatient = true
    form.modalPresentationStyle = .popover
    let appearances = staging.appearances {
      staging.window.traitOverrides.horizontalSizeClass = .compact
      let child = Page("child")
      root.addChild(child)
      root.view.addSubview(child.view)
      form.popoverPresentationController?.sourceView = child.view
      child.present(form, animated: true)
      fade.transition?.view(forKey: .from)?.removeFromSuperview()
      fade.transition?.completeTransition(true)
      staging.window.traitOverrides.horizontalSizeClass = .regular
    }
    #expect(appearances.contains("didAppear form") && !appearances.contains("didDisappear form"))
    #expect(
      appearances.suffix(4) == [
        "willAppear root", "willAppear child", "didAppear root", "didAppear child",
      ])
    #expect(root.children[0].view.superview === root.view)
  }
}
