import FlowModel

/// The trees of two flows at one place, in the words of the first one.
struct PairedTrees {
  let here: [PlacedController]
  let there: [PlacedController]
  /// Those who list their children in an order that means nothing.
  var unordered: Set<ControllerID> = []

  /// The first difference, the gravest first; whoever lists who stands otherwise is blamed.
  func difference(in trace: Trace) -> Fault<Divergence>? {
    guard let (one, fault) = firstDifference else { return nil }
    return Fault(fault.clause, blaming: keeper(of: one.controller, in: trace), fault.however)
  }

  /// Who stands otherwise, and how.
  private var firstDifference: (PlacedController, Fault<Divergence>)? {
    if let lost = here.first(where: { place(of: $0, in: there) == nil }) {
      return (lost, Fault(.lost, "there \(lost.controller) is missing"))
    }
    if let gained = there.first(where: { place(of: $0, in: here) == nil }) {
      return (gained, Fault(.gained, gained.arrival))
    }
    for one in here {
      guard let place = place(of: one, in: there) else { continue }
      if let fault = one.difference(from: there[place]) { return (one, fault) }
    }
    guard let first = firstOutOfOrder else { return nil }
    return (first, Fault(.moved, "there \(first.controller) comes later"))
  }

  private var firstOutOfOrder: PlacedController? {
    guard !here.elementsEqual(there, by: { $0.controller == $1.controller }) else { return nil }
    return here.first { one in
      if let lister = one.lister, unordered.contains(lister) { return false }
      return rank(of: one, in: here) != rank(of: one, in: there)
    }
  }

  /// How many come before a controller among those whom its lister lists.
  private func rank(of one: PlacedController, in tree: [PlacedController]) -> Int? {
    tree.filter { $0.lister == one.lister }.firstIndex { $0.controller == one.controller }
  }

  private func place(of one: PlacedController, in tree: [PlacedController]) -> Int? {
    tree.firstIndex { $0.controller == one.controller }
  }

  /// Who lists a controller, here or there: somebody with a class of their own, if any has.
  private func keeper(of controller: ControllerID, in trace: Trace) -> ControllerID? {
    let listers = [here, there].compactMap { tree in
      tree.first { $0.controller == controller }?.lister
    }.filter { $0 != .stranger }
    return listers.first { trace.scene(of: $0)?.className != nil } ?? listers.first
  }
}
