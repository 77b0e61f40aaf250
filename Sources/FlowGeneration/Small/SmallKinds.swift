import FlowModel

/// Which sorts of controllers stand in small worlds.
///
/// Pages always do: every tree ends in them.
package struct SmallKinds: Hashable, Sendable {
  /// The kinds of the house, pages among them.
  package let stock: [ControllerKind]
  /// A class of an app's own that stands among them; `nil` for none.
  package let ownClass: OfferedClass?
  /// Whether the app retains those who stand when a flow begins, so that who is gone can come
  /// again.
  package let isRetaining: Bool
  /// What the system can play; stages and steps that it cannot are left out.
  package let repertoire: Repertoire

  /// All kinds of the house and no class of an app's own.
  package static let all = SmallKinds(ControllerKind.allCases)

  /// Makes a choice of kinds.
  ///
  /// - Parameters:
  ///   - stock: The kinds of the house, as far as the system has them; pages are added.
  ///   - ownClass: A class that takes part in the same places as its kind, with as many children
  ///     as it is offered with.
  ///   - isRetaining: Whether the app retains those who stand when a flow begins.
  ///   - repertoire: What the system can play.
  package init(
    _ stock: [ControllerKind], ownClass: OfferedClass? = nil, isRetaining: Bool = false,
    within repertoire: Repertoire = .everything
  ) {
    self.stock = ControllerKind.allCases.filter {
      $0 == .content || stock.contains($0) && repertoire.kinds.contains($0)
    }
    self.ownClass = ownClass
    self.isRetaining = isRetaining
    self.repertoire = repertoire
  }

  /// A scene for the class of an app's own and, when the app retains who stands, one for each kind
  /// of the house.
  package var storyboard: Storyboard {
    var scenes: [Scene] = []
    if let ownClass {
      scenes.append(
        Scene(
          SceneName(ownClass.name.text), ownClass.kind, className: ownClass.name,
          contract: ownClass.declared ?? Contract()))
    }
    guard isRetaining else { return Storyboard(scenes: scenes) }
    scenes += stock.map { Scene($0.retainedName, $0) }
    for place in scenes.indices { scenes[place].contract.isRetained = true }
    return Storyboard(scenes: scenes)
  }

  /// What sort of controller an entry of a stage is.
  func sort(of entry: StageEntry) -> SmallKind {
    switch entry.origin {
    case .stock(let kind): SmallKind(kind)
    case .scene(let name):
      stock.first { isRetaining && $0.retainedName == name }.map(SmallKind.init) ?? .own
    }
  }

  /// What sort of controller somebody is, whatever its class.
  func kind(of sort: SmallKind) -> ControllerKind {
    switch sort {
    case .content: .content
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    case .own: ownClass?.kind ?? .content
    }
  }

  /// What somebody is made from.
  func origin(of sort: SmallKind) -> Origin {
    if sort == .own, let ownClass { return .scene(SceneName(ownClass.name.text)) }
    let kind = kind(of: sort)
    return isRetaining ? .scene(kind.retainedName) : .stock(kind)
  }

  /// The containers that can hold so many children, in the order in which stages are listed.
  func containers(of count: Int, inStack: Bool) -> [SmallKind] {
    SmallKind.allCases.filter { sort in
      let kind = kind(of: sort)
      guard !inStack || kind.fitsStack else { return false }
      if sort == .own {
        guard let ownClass else { return false }
        guard kind != .content else { return ownClass.firstChildCounts.contains(count) }
      } else if !stock.contains(kind) {
        return false
      }
      return kind != .split || count <= 2
    }
  }

  /// Whether a controller has one of its children in front and can be told which.
  func hasBranches(_ sort: SmallKind) -> Bool {
    sort == .own && ownClass?.hasBranches == true || kind(of: sort) == .tabs
  }
}

extension ControllerKind {
  /// The name of the scene for retained controllers of this kind.
  fileprivate var retainedName: SceneName { SceneName("Retained" + sceneName.name.text) }
}

/// A sort of controller in small worlds.
enum SmallKind: UInt8, CaseIterable, Sendable {
  case content, tabs, split, navigation
  /// Of the class of an app's own.
  case own

  /// The sort of what a step makes in code.
  init(_ kind: ControllerKind) {
    self =
      switch kind {
      case .content: .content
      case .navigation: .navigation
      case .tabs: .tabs
      case .split: .split
      }
  }
}
