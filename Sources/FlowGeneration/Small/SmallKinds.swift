import FlowModel

/// Which sorts of controllers stand in small worlds.
///
/// Pages always do: every tree ends in them.
package struct SmallKinds: Hashable, Sendable {
  /// The kinds of the house, pages among them.
  package let stock: [ControllerKind]
  /// A class of an app's own that stands among them; `nil` for none.
  package let ownClass: OfferedClass?

  /// All kinds of the house and no class of an app's own.
  package static let all = SmallKinds(ControllerKind.allCases)

  /// Makes a choice of kinds.
  ///
  /// - Parameters:
  ///   - stock: The kinds of the house; pages are added.
  ///   - ownClass: A class that takes part in the same places as its kind, with as many children
  ///     as it is offered with.
  package init(_ stock: [ControllerKind], ownClass: OfferedClass? = nil) {
    self.stock = ControllerKind.allCases.filter { $0 == .content || stock.contains($0) }
    self.ownClass = ownClass
  }

  /// A scene for the class of an app's own, and nothing else.
  package var storyboard: Storyboard {
    guard let ownClass else { return Storyboard() }
    let scene = Scene(
      SceneName(ownClass.name.text), ownClass.kind, className: ownClass.name,
      contract: ownClass.declared ?? Contract())
    return Storyboard(scenes: [scene])
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
    guard sort == .own, let ownClass else { return .stock(kind(of: sort)) }
    return .scene(SceneName(ownClass.name.text))
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
