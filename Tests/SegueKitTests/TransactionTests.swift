import SegueKit
import Testing

@Suite struct `Changes that end together` {
  private let staging: Staging
  private let nav: UINavigationController

  init() {
    let staging = Staging()
    nav = staging.make { stack("nav", Page("home")) }
    staging.make { [nav] in staging.window.rootViewController = nav }
    self.staging = staging
  }

  @Test func `have something done when all has settled, each its own`() {
    var told: [String] = []
    staging.make {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        told.append("outer \(nav.topViewController?.isInTransition == false)")
      }
      nav.pushViewController(Page("page"), animated: true)
      CATransaction.begin()
      CATransaction.setCompletionBlock { told.append("inner") }
      CATransaction.commit()
      CATransaction.commit()
      #expect(told == [] && staging.environment.animationsInFlight == 2)
      staging.environment.settle()
    }
    #expect(told == ["inner", "outer true"])
  }

  @Test func `have it done without a beginning, too, and at once where nothing is animated`() {
    var told: [String] = []
    staging.make {
      CATransaction.setCompletionBlock { told.append("alone") }
      CATransaction.commit()
      staging.environment.settle()
      UIView.performWithoutAnimation {
        CATransaction.begin()
        CATransaction.setCompletionBlock { told.append("at once") }
        CATransaction.commit()
      }
    }
    #expect(told == ["alone", "at once"])
  }
}
