import FlowModel

/// How a bar is not as it was when a screen was in front before.
enum OtherBar: String, Clauses {
  /// It could be seen, and is hidden.
  case hidden
  /// It was hidden, and can be seen.
  case shown
  /// The toolbar could be seen, and is hidden.
  case toolbarHidden
  /// The toolbar was hidden, and can be seen.
  case toolbarShown
}

extension Chapter {
  /// Compares the bars of each screen in front with those that it had when it was in front before.
  ///
  /// - Parameters:
  ///   - report: Notes what was compared, and which bars are not as they were.
  ///   - isJudged: Whether what was done since a tree, by its number, leaves the bars as they were.
  func compareBars(_ report: inout Report<OtherBar>, where isJudged: (Int) -> Bool) {
    guard history.hasBarClaims, !isHalted, after.isCalm else { return }
    let bars = Bar.allCases.filter { bar in treesSoFar.contains { $0.hasClaims(of: bar) } }
    guard !bars.isEmpty else { return }
    let trees = treesSoFar
    let earlier = trees.indices.dropLast().filter { trees[$0].isCalm }
    for index in after.nodes.indices {
      guard let screen = after.screen(under: index), let front = screen.first else {
        continue
      }
      let owner = after.controller(at: index)
      let barless = barlessCount(with: index, in: after)
      let all = earlier.filter { number in
        trees[number].screen(underBarOf: owner) == screen
          && trees[number].index(of: owner).map {
            barlessCount(with: $0, in: trees[number])
          } == barless
      }
      let then = all.filter { trees[$0].snapshot.size == after.snapshot.size }
      guard let last = all.last, last == then.last, last != earlier.last,
        isJudged(last)
      else { continue }
      for bar in bars {
        let sights = then.map { trees[$0].shows(bar, of: owner) }
        guard let first = sights.first, sights.allSatisfy({ $0 == first }) else { continue }
        report.premiseHeld()
        guard after.shows(bar, of: owner) != first else { continue }
        report.add(
          bar.clause(wasShown: first),
          Breach(
            blamed: owner, witnesses: changes,
            expected: """
              \(front) has the \(bar.rawValue) of \(owner) as before, \(first ? "in sight" : "hidden")
              """,
            however: first ? "it is hidden" : "it is in sight"))
      }
    }
  }

  /// How many stand in a stack, or in that of the selected tab, who are drawn without a bar at the
  /// bottom.
  private func barlessCount(with index: Int, in tree: Tree) -> Int {
    var stack = index
    if tree.kind(at: index) == .tabs, let tab = tree.nodes[index].selected.flatMap(tree.index) {
      stack = tab
    }
    guard tree.kind(at: stack) == .navigation else { return 0 }
    return tree.children(of: stack).count { child in
      trace.scene(of: tree.controller(at: child))?.bars.contains(.hidesBottomBar) ?? false
    }
  }
}

/// One of the bars of a stack, or that of tabs.
private enum Bar: String, CaseIterable {
  case bar, toolbar

  /// What is claimed when it is not as bars are at first.
  var facet: Snapshot.Facet { self == .bar ? .hiddenBar : .toolbar }

  func clause(wasShown: Bool) -> OtherBar {
    switch self {
    case .bar: wasShown ? .hidden : .shown
    case .toolbar: wasShown ? .toolbarHidden : .toolbarShown
    }
  }
}

extension Trace {
  /// Whether any bar is ever as bars are not at first.
  var hasBarClaims: Bool {
    snapshots.contains { snapshot in
      snapshot.claims.contains { $0.facet == .hiddenBar || $0.facet == .toolbar }
    }
  }
}

extension Tree {
  fileprivate func shows(_ bar: Bar, of owner: ControllerID) -> Bool {
    bar == .bar ? !hidesBar(owner) : showsToolbar(owner)
  }

  /// What is claimed of bars that are not as they are at first.
  var barClaims: [Snapshot.Claim] {
    snapshot.claims.filter { claim in Bar.allCases.contains { $0.facet == claim.facet } }
  }

  /// Whether any such bar is not as it is at first.
  fileprivate func hasClaims(of bar: Bar) -> Bool {
    snapshot.claims.contains { $0.facet == bar.facet }
  }

  /// Whether it is healthy, and nothing moves.
  fileprivate var isCalm: Bool { isSound && isStill }

  /// The screen in front of a stack or of tabs that can be seen, and all that can be seen in it.
  fileprivate func screen(underBarOf owner: ControllerID) -> [ControllerID]? {
    index(of: owner).flatMap(screen)
  }

  fileprivate func screen(under bar: Int) -> [ControllerID]? {
    let front = front(of: bar)
    guard front != bar, nodes[bar].isOnScreen, nodes[front].isOnScreen else { return nil }
    return visible(in: front).map(controller)
  }

  /// Who is in front in a stack or in tabs, down to whoever is neither.
  private func front(of index: Int) -> Int {
    let next: Int? =
      switch kind(at: index) {
      case .navigation: children(of: index).last
      case .tabs: nodes[index].selected.flatMap(self.index)
      case .content, .split: nil
      }
    return next.map { $0 > index ? front(of: $0) : index } ?? index
  }
}
