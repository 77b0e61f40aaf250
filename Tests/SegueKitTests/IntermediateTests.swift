import SegueKit
import Testing

/// A page that is its own delegate and writes down what it is told.
private final class Host: Page, IntermediateActionSegueDelegate {
  private(set) var told: [String] = []

  func willPresent(_ intermediate: UIViewController, for segue: IntermediateActionSegue) {
    told.append("willPresent \(intermediate.title ?? "?")")
    intermediate.popoverPresentationController?.sourceView = UIView()
  }

  func intermediateActionSegue(
    _ segue: IntermediateActionSegue, completedBy intermediate: UIViewController, success: Bool,
    data: Any?
  ) -> Bool {
    told.append("completed \(intermediate.title ?? "?") \(success) \(data ?? "nothing")")
    return success
  }
}

/// A source on a stack whose segue is performed by hand.
private struct Trip {
  let staging = Staging()
  let source: UIViewController
  let login: UIViewController
  let segue: IntermediateActionSegue

  init(from source: (String) -> UIViewController, login: UIViewController? = nil) {
    let made = staging.make {
      (source: source("source"), login: login ?? Page("login"), destination: Page("destination"))
    }
    self.source = made.source
    self.login = made.login
    segue = IntermediateActionSegue(
      identifier: "go", source: made.source, destination: made.destination)
    segue.intermediateViewController = made.login
    staging.make { staging.window.rootViewController = stack("nav", made.source) }
  }

  func perform(_ style: IntermediateActionSegue.Style? = nil) {
    segue.style = style
    staging.make {
      segue.perform()
      staging.environment.settle()
    }
  }

  func report(_ success: Bool, data: Any? = nil) {
    staging.make {
      login.intermediateActionSegue?.completed(by: login, success: success, data: data)
      staging.environment.settle()
    }
  }
}

@Suite struct `An intermediate action segue` {
  @Test func `shows its destination when the flow succeeds`() {
    let trip = Trip(from: { Host($0) })
    trip.perform()
    #expect(trip.staging.tree == "nav[source login]")
    trip.report(true, data: 7)
    #expect(trip.staging.tree == "nav[source destination]")
    #expect((trip.source as? Host)?.told == ["completed login true 7"])
    #expect(trip.login.intermediateActionSegue == nil)
  }

  @Test func `does nothing on a report when it has no delegate`() {
    let trip = Trip(from: { Page($0) })
    trip.perform()
    trip.report(true)
    #expect(trip.staging.tree == "nav[source login]")
    #expect(trip.login.intermediateActionSegue === trip.segue)
  }

  @Test func `asks a delegate that was set and not its source`() {
    let trip = Trip(from: { Host($0) })
    let other = trip.staging.make { Host("other") }
    trip.segue.delegate = other
    trip.perform(.modal)
    trip.report(false)
    #expect(other.told == ["willPresent login", "completed login false nothing"])
    #expect(trip.staging.tree == "nav[source]")
  }

  @Test(
    arguments: [
      (IntermediateActionSegue.Style.modal, UIModalPresentationStyle.automatic, .fullScreen),
      (.modal, .formSheet, .formSheet), (.popover, .automatic, .popover),
      (.popover, .formSheet, .formSheet),
      (.custom, .overFullScreen, .overFullScreen),
    ] as [(IntermediateActionSegue.Style, UIModalPresentationStyle, UIModalPresentationStyle)])
  func `respects a style that the client chose, which the original did not always`(
    style: IntermediateActionSegue.Style, chosen: UIModalPresentationStyle,
    shown: UIModalPresentationStyle
  ) {
    let trip = Trip(from: { Host($0) })
    trip.login.modalPresentationStyle = chosen
    trip.perform(style)
    #expect(trip.login.presentation?.presentationStyle == shown)
  }

  @Test func `shows its destination at once when nobody gives it anything to put between`() {
    let trip = Trip(from: { Host($0) })
    trip.segue.intermediateViewController = nil
    trip.perform()
    #expect(trip.staging.tree == "nav[source destination]")
  }

  @Test(arguments: [true, false])
  func `with a completion leads back to its source whatever is reported`(success: Bool) {
    var reported: [String] = []
    let trip = Trip(from: { Host($0) })
    trip.staging.make {
      let segue = IntermediateActionSegue(
        identifier: nil, source: trip.source, intermediate: trip.login
      ) { reported.append("\($0) \($1 ?? "nothing")") }
      segue.perform()
    }
    #expect(trip.staging.tree == "nav[source login]")
    trip.report(success, data: "pin")
    #expect(trip.staging.tree == "nav[source]")
    #expect(reported == ["\(success) pin"])
    #expect((trip.source as? Host)?.told == [])
  }

  @Test func `is let go of with the window, and nobody is kept`() {
    let census = Census()
    do {
      let trip = Trip(from: { Host($0, census: census) })
      trip.perform(.modal)
      #expect(census.count == 1)
    }
    #expect(census.count == 0)
  }
}
