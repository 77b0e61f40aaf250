import FlowModel

extension Step {
  /// The controllers that are handed over or removed, and not only asked.
  var handedOver: [Label] {
    switch action {
    case .present(.existing(let label), on: _, style: _), .push(.existing(let label), on: _),
      .show(.existing(let label), on: _), .showDetail(.existing(let label), on: _),
      .add(.existing(let label), to: _), .replace(.existing(let label), on: _),
      .root(.existing(let label)), .remove(let label), .popTo(let label, on: _),
      .select(let label, on: _), .tapTab(let label, on: _):
      [label]
    case .setStack(let labels, on: _), .setTabs(let labels, on: _): labels
    default: []
    }
  }
}
