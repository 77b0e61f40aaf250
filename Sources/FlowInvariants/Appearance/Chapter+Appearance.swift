import FlowModel

extension Chapter {
  /// Whether a controller is told something of its view in the chapter, from whichever vantage.
  func tells(_ call: Appearance, to controller: ControllerID) -> Bool {
    numbers(of: [.appearance]).contains {
      trace.events[$0].what == .appearance(controller, call)
    }
  }
}
