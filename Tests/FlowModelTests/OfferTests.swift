import FlowModel
import Testing

@Suite struct `Offers` {
  static let storyboard = Storyboard(
    scenes: [Scene("Home", .content)],
    segues: [Segue(from: "Home", "go", .show("Home"))],
    controls: [Control(in: "Home", "button", fires: [.segue("go")])])

  static func cast(_ members: (Label?, Int?, ControllerKind)...) -> [CastMember] {
    members.map { CastMember(label: $0.0, scene: $0.1, kind: $0.2) }
  }

  static func offers(
    of cast: [CastMember], isOnScreen: Bool, inFlight: Int = 0,
    isInBackground: Bool = false, selfPlaces: [Snapshot.Place]
  ) -> [Offer] {
    var snapshot = Snapshot()
    snapshot.inFlightCount = inFlight
    snapshot.isInBackground = isInBackground
    for (index, place) in selfPlaces.enumerated() {
      var node = Snapshot.Node(ControllerID(index), place)
      node.isOnScreen = isOnScreen
      snapshot.add(node)
    }
    let world = World(storyboard: storyboard, stage: Stage(root: StageEntry("h", .scene("Home"))))
    return snapshot.offers(in: world, cast: cast)
  }

  @Test func `have what code has put before the user, until the app goes to the background`() {
    func taps(isInBackground: Bool) -> [Offer] {
      var snapshot = Snapshot()
      snapshot.isInBackground = isInBackground
      snapshot.add(Snapshot.Node(ControllerID(0), .window))
      snapshot.add(Snapshot.Node(ControllerID(1), .presented(by: 0)))
      snapshot.add("Yes", touchedOn: ControllerID(1))
      snapshot.add("No", touchedOn: ControllerID(1))
      let world = World(stage: Stage(root: StageEntry("h", .stock(.content))))
      return snapshot.offers(in: world, cast: Self.cast(("h", nil, .content), ("v", nil, .content)))
        .filter { $0.kind == .tap }
    }
    #expect(taps(isInBackground: false) == [.tap("v", "Yes"), .tap("v", "No")])
    #expect(taps(isInBackground: true).isEmpty)
  }

  @Test func `of a touchable scene are its segues, its controls and what any controller does`() {
    let offers = Self.offers(
      of: Self.cast(("h", 0, .content)), isOnScreen: true, selfPlaces: [.window])
    #expect(
      offers == [
        .performSegue("h", "go"), .tap("h", "button"), .present(on: "h"), .dismiss("h"),
        .show(on: "h"), .showDetail(on: "h"), .add(to: "h"), .size(.compact),
        .open, .alert, .background, .root, .save,
      ])
  }

  @Test func `of a covered scene have no tap`() {
    let offers = Self.offers(
      of: Self.cast(("h", 0, .content)), isOnScreen: false, selfPlaces: [.window])
    #expect(!offers.contains(.tap("h", "button")))
    #expect(offers.contains(.performSegue("h", "go")))
  }

  @Test func `of an app in the background are no touches, and its return`() {
    let offers = Self.offers(
      of: Self.cast(("h", 0, .content)), isOnScreen: true, isInBackground: true,
      selfPlaces: [.window])
    #expect(!offers.contains(.tap("h", "button")))
    #expect(offers.contains(.foreground) && !offers.contains(.background))
  }

  @Test func `of tabs are each of them and all of them`() {
    let offers = Self.offers(
      of: Self.cast(("t", nil, .tabs), ("a", nil, .content), ("b", nil, .content)),
      isOnScreen: false, selfPlaces: [.window, .child(of: 0), .child(of: 0)])
    #expect(
      offers.filter { [.select, .setTabs].contains($0.kind) } == [
        .select("a", on: "t"), .select("b", on: "t"), .setTabs(on: "t"),
      ])
  }

  @Test func `of a stack are its operations, one popTo for each entry`() {
    let offers = Self.offers(
      of: Self.cast(("n", nil, .navigation), ("a", nil, .content), ("b", nil, .content)),
      isOnScreen: true, selfPlaces: [.window, .child(of: 0), .child(of: 0)])
    #expect(
      offers.filter { [.push, .pop, .popTo, .popToRoot, .setStack].contains($0.kind) } == [
        .push(on: "n"), .pop("n"), .popToRoot("n"), .popTo("a", on: "n"), .popTo("b", on: "n"),
        .setStack(on: "n"),
      ])
  }

  @Test func `of a tab bar controller are its tabs`() {
    let offers = Self.offers(
      of: Self.cast(("t", nil, .tabs), ("a", nil, .content), ("b", nil, .content)),
      isOnScreen: true, selfPlaces: [.window, .child(of: 0), .child(of: 0)])
    #expect(offers.filter { $0.kind == .select } == [.select("a", on: "t"), .select("b", on: "t")])
  }

  @Test func `of a controller without a label are none`() {
    let offers = Self.offers(
      of: Self.cast((nil, 0, .content)), isOnScreen: true, selfPlaces: [.window])
    #expect(offers.isEmpty)
  }

  @Test func `end with settling while something is in flight`() {
    let offers = Self.offers(
      of: Self.cast(("h", 0, .content)), isOnScreen: true, inFlight: 1, selfPlaces: [.window])
    #expect(offers.last == .settle)
  }
}

@Suite struct `Scenes of intermediate flows` {
  @Test func `are what is put between, what that holds and where that leads`() {
    let storyboard = Storyboard(
      scenes: ["Home", "Stack", "Login", "Code", "Profile"].map { name in
        Scene(name, .content, holds: name == "Stack" ? ["Login"] : [])
      },
      segues: [
        Segue(from: "Home", "go", .custom("Profile"), via: Intermediate("Stack")),
        Segue(from: "Login", "more", .show("Code")),
      ])
    #expect(Set(storyboard.scenesOfIntermediateFlows) == ["Stack", "Login", "Code"])
  }

  @Test func `do not come from segues of other kinds`() {
    let storyboard = Storyboard(
      scenes: [Scene("Home", .content)],
      segues: [Segue(from: "Home", "go", .show("Home"), via: Intermediate("Home"))])
    #expect(storyboard.scenesOfIntermediateFlows.isEmpty)
  }
}
