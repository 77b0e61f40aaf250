/// The tree of controllers at one moment, as a flat list.
///
/// **Shape:** in preorder: a controller, what its children lead to, then what it presents leads to.
/// The first node is the window's root; the list is empty when the window has none.
public struct Snapshot: Hashable, Sendable {
  /// The controllers that can be reached from the window.
  public private(set) var nodes: [Node] = []
  /// What owners say about their own state.
  public private(set) var claims: [Claim] = []
  /// What the user can touch that no scene names, in the order of the tree.
  public private(set) var touchables: [Touchable] = []
  /// How many transitions are in flight, with the animations that classes have begun beside them.
  public var inFlightCount = 0
  /// How many of those in flight are animations of views alone.
  public var animationCount = 0
  /// What code has put off until some time has passed, each by a number that nothing else of the
  /// flow has, in the order in which it is due: it is done when a step settles what is there, or
  /// waits, and in no other one.
  public var delays: [Int] = []
  /// How much of that may be due while what moves now still moves.
  public var meanwhileCount = 0
  /// The controllers that have left the tree, or were never in it, and that somebody still keeps.
  ///
  /// `nil` when that is not told, as while transitions are in flight or work is put off: the moment
  /// of a release is no promise.
  public var outliving: [ControllerID]?
  /// The controller whose transition the user has in hand: the navigation controller of a back
  /// swipe, or the sheet that is pulled down.
  public var interacting: ControllerID?
  /// Whether a gesture of an app's own has begun, and the finger is still down.
  public var isGestureHeld = false
  /// How wide the window is.
  public var size = SizeClass.regular
  /// Whether the app is in the background, where nobody can touch it.
  public var isInBackground = false
  /// Whether the app has saved what it showed, so that it can be restored.
  public var hasSavedState = false

  /// How much waits until some time has passed.
  public var delayedCount: Int { delays.count }

  /// How many controllers' own transitions are in flight.
  public var transitionCount: Int { inFlightCount - animationCount }

  private var claimed: [ControllerID] = []

  /// Where a controller stands: who lists it.
  public enum Place: Hashable, Sendable {
    /// It is the window's root.
    case window
    /// The node at this index lists it as its next child.
    case child(of: Int)
    /// The node at this index owns its presentation.
    case presented(by: Int)
  }

  /// One controller in the tree.
  ///
  /// The place says what the tree shows; the links say what the controller itself answers. In a
  /// healthy system the two agree.
  public struct Node: Hashable, Sendable {
    /// Who it is.
    public var controller: ControllerID
    /// Who lists it.
    public var place: Place
    /// Its parent, as it answers itself, inheritance left out.
    public var parent: ControllerID?
    /// The controller that presents it, as it answers itself, inheritance left out.
    public var presenter: ControllerID?
    /// The controller on which its presentation was asked for.
    public var caller: ControllerID?
    /// The selected child of a tab bar controller; of a container of an app's own that has
    /// branches the one that is really in front.
    public var selected: ControllerID?
    /// The source of the popover segue by which it is presented.
    ///
    /// Where a replacement is presented, the controller inside that was to be has one, and the
    /// replacement has none.
    public var popoverSource: ControllerID?
    /// The style in which it is presented.
    public var style: PresentationStyle?
    /// The form in which it is shown when it is presented: its style, or what that adapted to.
    public var form: PresentationStyle?
    /// The controller in whose place it is presented.
    public var replaced: ControllerID?
    /// Whether its view is loaded.
    public var isViewLoaded = false
    /// Whether it is visible and neither it nor an ancestor is covered by a presentation of its
    /// own.
    public var isOnScreen = false
    /// Whether a transition of its own is in flight.
    public var isInTransition = false

    /// Whether it stands where a presentation puts it.
    @inlinable
    package var isPresented: Bool { if case .presented = place { true } else { false } }

    /// Makes a node; the links are filled in by the caller.
    public init(_ controller: ControllerID, _ place: Place) {
      self.controller = controller
      self.place = place
    }
  }

  /// Something that code has put into sight: a button, a row, an answer of an alert.
  public struct Touchable: Hashable, Sendable {
    /// In whose view it is.
    public var controller: ControllerID
    /// What it is called, unique among those of the controller.
    public var name: ControlName
    /// What the user does by it.
    public var role: TouchRole
  }

  /// What an owner says about its own state, to be compared with the tree.
  public struct Claim: Hashable, Sendable {
    /// Who says so.
    public var owner: Owner
    /// About what.
    public var facet: Facet
    fileprivate var range: Range<Int>
  }

  /// What a claim is about.
  public enum Facet: Hashable, Sendable {
    /// The stack of a navigation controller, bottom first.
    case stack
    /// The selected tab, or the branch that a container of an app's own has in front; none when
    /// it has no children.
    case selection
    /// All children of a container of an app's own, in order.
    case children
    /// The child that is exchanged when the container gets a new main child; none without one.
    case main
    /// The children whose views are in the view of a container of an app's own.
    case visible
    /// What a collapsed split view controller has in its one column and will take back as its
    /// secondary one.
    ///
    /// It names nobody when there is none; one that has not collapsed says nothing of it.
    case detail
    /// The routes of a router: its stack, bottom first, and then what it has presented.
    case routes
    /// What a stack, or tabs, of an app's own class answer for one of their properties.
    case property(Property)
    /// Whom a stack of an app's own class has returned as taken off when the step popped it, bottom
    /// first.
    case popped
    /// The children from whom a container of an app's own has kept that the window gets another
    /// width, or whoever is presented and has not heard of it, in the step in which it does.
    case unheard
    /// That a controller has heard more than once that the window gets another width, in the step
    /// in which it does, which names nobody.
    case heardTwice
    /// That the bar of a stack or of tabs is hidden, which names nobody; who shows its bar says
    /// nothing.
    case hiddenBar
    /// The controllers whose views are in that of a container of an app's own though they are no
    /// children of it.
    ///
    /// It is told at rest; who has none there says nothing, and nobody is named where only the view
    /// is left.
    case strangers
    /// Something that has a name of its own, which nobody judges.
    case named(WordID)
    /// The children to whom a container of an app's own has said that it will be their parent, and
    /// not that it is.
    ///
    /// It is told at rest, as far as no event tells it, and not where there are none.
    case untold
    /// The children of a container of an app's own that were told last that they will leave it.
    case leaving
    /// That a stack shows its toolbar, which names nobody; who hides it, as at first, says nothing.
    case toolbar
    /// That no touch gets through to what code has put before the user in a controller, which names
    /// nobody.
    ///
    /// Views that have nothing to touch cover it, its view takes no touches, or the app ignores
    /// them.
    case untouchable
    /// That the user can neither pull down nor touch away whoever it is that is presented, which
    /// names nobody; told where no touch gets through to anything in it.
    case modal
    /// That the user finds nothing to touch in front and no way elsewhere, which names nobody.
    ///
    /// The window's root says so, or what is presented over all else; it is told at rest, of what
    /// code has made or written.
    case captive
    /// That an activity indicator turns in the view of a controller, which names nobody; told at
    /// rest.
    case busy
    /// That a controller was asked in the step to pop its top, to pop to it or to dismiss, and had
    /// nobody to take away, which names nobody; told at rest.
    case closesNobody
    /// That the user finds no way elsewhere but by what code has put before them, which names
    /// nobody; told as that they find nothing at all is.
    case enclosed
    /// That a view has shown something else since the last snapshot, as other words, which names
    /// nobody; told at rest of who is in front, where code may have made something to touch.
    case shownAnew
  }

  /// The properties by which stacks and tabs answer what they hold and what is in front, and which
  /// a class may override.
  ///
  /// The selected index is told as the one that it leads to among the view controllers, if any.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case viewControllers, topViewController, visibleViewController
    case selectedViewController, selectedIndex
  }

  /// Makes an empty snapshot, with room for so many nodes.
  public init(expecting nodeCount: Int = 0) {
    nodes.reserveCapacity(nodeCount)
    claims.reserveCapacity(nodeCount / 2)
    claimed.reserveCapacity(nodeCount)
  }

  /// Adds a node after all others.
  ///
  /// - Returns: Its index, for the places of the nodes below it.
  @discardableResult
  public mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds a claim.
  @inlinable
  public mutating func add(
    _ facet: Facet, of owner: Owner, _ controllers: some Sequence<ControllerID>
  ) {
    beginClaim(facet, of: owner)
    for controller in controllers { name(controller) }
  }

  /// Adds a claim that names one controller, or nobody.
  public mutating func add(_ facet: Facet, of owner: Owner, _ controller: ControllerID?) {
    beginClaim(facet, of: owner)
    if let controller { name(controller) }
  }

  /// Adds something that the user can touch.
  public mutating func add(
    _ name: ControlName, touchedOn controller: ControllerID, as role: TouchRole = .plain
  ) {
    touchables.append(Touchable(controller: controller, name: name, role: role))
  }

  @usableFromInline
  mutating func beginClaim(_ facet: Facet, of owner: Owner) {
    claims.append(Claim(owner: owner, facet: facet, range: claimed.count..<claimed.count))
  }

  /// Names a controller in the claim that was added last.
  @usableFromInline
  mutating func name(_ controller: ControllerID) {
    claimed.append(controller)
    claims[claims.count - 1].range = claims[claims.count - 1].range.lowerBound..<claimed.count
  }

  /// Whether a view has shown something else since the snapshot before.
  package var isShownAnew: Bool { claims.contains { $0.facet == .shownAnew } }

  /// The same but for whether a view has shown something else.
  package var forgettingWhatIsShownAnew: Snapshot {
    guard isShownAnew else { return self }
    var other = self
    other.claims.removeAll { $0.facet == .shownAnew }
    return other
  }

  /// Whether a controller claims something about a facet of itself.
  ///
  /// - Complexity: O(*n*) in the number of claims.
  public func claims(_ facet: Facet, by controller: ControllerID) -> Bool {
    claims.contains { $0.facet == facet && $0.owner == .controller(controller) }
  }

  /// The controllers that a claim names, in its order.
  public func controllers(of claim: Claim) -> ArraySlice<ControllerID> { claimed[claim.range] }
}

extension Snapshot {
  /// Finds the first node of a controller.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func index(of controller: ControllerID) -> Int? {
    nodes.firstIndex { $0.controller == controller }
  }

  /// Finds the node of a controller.
  public func node(of controller: ControllerID) -> Node? {
    index(of: controller).map { nodes[$0] }
  }

  /// Whether the controller can be reached from the window.
  public func contains(_ controller: ControllerID) -> Bool { index(of: controller) != nil }

  /// The node that lists a node, which is one before it; `nil` for the window's root.
  ///
  /// A system may have a bug and say of a node that it is listed by itself, by one that comes later
  /// or by none that there is. Nobody lists it then, so that whoever goes up comes to an end.
  @inlinable
  public func lister(of index: Int) -> Int? {
    switch nodes[index].place {
    case .child(of: let above) where above >= 0 && above < index,
      .presented(by: let above) where above >= 0 && above < index:
      above
    case .window, .child, .presented: nil
    }
  }

  /// The parent of a node, if it is a child of one before it.
  @inlinable
  package func parent(of index: Int) -> Int? {
    nodes[index].isPresented ? nil : lister(of: index)
  }

  /// The indices of the children of a node, in order.
  public func children(of index: Int) -> [Int] {
    nodes.indices.filter { $0 > index && nodes[$0].place == .child(of: index) }
  }

  /// How many children a node has.
  public func childCount(of index: Int) -> Int {
    nodes.indices.count { $0 > index && nodes[$0].place == .child(of: index) }
  }

  /// The index of what the node presents itself, inheritance left out.
  public func presented(by index: Int) -> Int? {
    nodes.indices.first { $0 > index && nodes[$0].place == .presented(by: index) }
  }
}
