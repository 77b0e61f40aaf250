import SegueKit
import SegueKitFoundation
import Testing

/// An observer that writes down misuses.
private final class Misuses: SegueObserver {
  private(set) var found: [SegueMisuse] = []

  func observe(_ event: SegueEvent) {
    if case .misuse(let misuse, _, _) = event { found.append(misuse) }
  }
}

@Suite struct `A list that raises` {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func misuses(of action: (inout Snapshot) -> Void) -> [SegueMisuse] {
    let misuses = Misuses()
    SegueEnvironment(observer: misuses).run {
      var snapshot = Snapshot()
      action(&snapshot)
    }
    return misuses.found
  }

  @Test func `has items without a section, or changes what it does not have`() {
    #expect(misuses { $0.appendItems([1]) } == [.noSuchItem])
    #expect(
      misuses {
        $0.appendSections(["main"])
        $0.appendItems([1])
        $0.reloadItems([1])
      } == [])
    #expect(
      misuses {
        $0.appendSections(["main"])
        $0.reloadItems([2])
      } == [.noSuchItem])
    #expect(misuses { $0.insertSections(["a"], beforeSection: "b") } == [.noSuchItem])
  }

  /// A list of one row less than nothing.
  private final class Source: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `has fewer than no rows`() {
    let (misuses, source) = (Misuses(), Source())
    SegueEnvironment(observer: misuses).run {
      let table = UITableView()
      table.dataSource = source
      #expect(table.numberOfRows(inSection: 0) == 0)
    }
    #expect(misuses.found == [.negativeRowCount])
  }
}

@Suite struct `Operations that depend on others` {
  @Test func `wait for them and let all else go on`() {
    SegueEnvironment().run {
      let window = UIWindow()
      let (load, show) = (BlockOperation {}, BlockOperation {})
      var isLater = false
      show.addDependency(load)
      OperationQueue.main.addOperation(show)
      OperationQueue().addOperation(load)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLater = show.isFinished }
      for _ in 0..<8 {
        SegueEnvironment.current.settle()
        SegueEnvironment.current.passTime()
      }
      #expect(load.isFinished && isLater)
      withExtendedLifetime(window) {}
    }
  }
}
