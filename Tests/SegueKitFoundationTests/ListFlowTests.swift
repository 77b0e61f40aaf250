import FlowModel
import FlowTesting
import SegueKitFoundation
import SegueSimulation
import Testing

@Suite struct `Controllers of lists` {
  @Test func `hold when they do nothing but show their rows`() {
    let contract = Contract()
    let lists = [
      RegisteredClass(ShoppingListViewController.self, declaring: contract) {
        ShoppingListViewController()
      },
      RegisteredClass(AlbumViewController.self, declaring: contract) { AlbumViewController() },
    ]
    expectFlowsHold(on: SegueSimulation(registering: lists), runs: 500)
  }
}
