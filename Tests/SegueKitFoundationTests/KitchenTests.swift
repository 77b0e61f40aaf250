@testable import SampleApp
import SegueKitFoundation
import Testing

@Suite struct `The sample app` {
  private let kitchen: Kitchen

  init() throws { kitchen = try #require(Kitchen()) }

  @Test func `hands the chosen recipe over before the detail is pushed`() {
    let stack = kitchen.run { kitchen.list.openRecipe(at: IndexPath(row: 1, section: 0)) }
    #expect(stack == ["RecipeListViewController", "RecipeDetailViewController"])
    #expect(kitchen.navigation.topViewController?.title == "Soup")
  }

  @Test func `shows no detail when nothing is chosen`() {
    #expect(kitchen.tap("showRecipe") == ["RecipeListViewController"])
  }

  @Test func `shows the recipe of the row that is touched`() throws {
    kitchen.touchRow(1)
    #expect(kitchen.navigation.topViewController?.title == "Soup")
    #expect(kitchen.list.tabBarItem.badgeValue == "1")
    kitchen.run { kitchen.navigation.popViewController(animated: true) }
    #expect(kitchen.list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `shows by its own stack`() {
    kitchen.touchRow(0)
    #expect(kitchen.navigation.shown == 1)
    #expect(kitchen.navigation.topViewController?.navigationItem.backButtonTitle == "Recipes")
  }

  @Test func `has a menu in the bar, and margins around what it shows`() throws {
    kitchen.touchRow(1)
    let detail = try #require(
      kitchen.navigation.topViewController as? RecipeDetailViewController)
    let menu = detail.navigationItem.rightBarButtonItem?.menu
    #expect(menu?.children.first?.title == "Something like it")
    #expect(detail.heightOfMinutes(in: 320) == 32)
    #expect(detail.view.layoutMargins.left == 20)
  }

  @Test func `replaces the stack with a segue of its own`() {
    #expect(kitchen.tap("startOver") == ["RecipeDetailViewController"])
  }

  @Test func `keeps the user in a form that has changes`() throws {
    kitchen.tap("addRecipe")
    let form = try #require(kitchen.form)
    kitchen.run { form.draft.title = "Salad" }
    kitchen.run { form.presentationController?.pullDown() }
    #expect(form.attempts == 1)
    #expect(kitchen.form === form)
  }

  @Test func `lets the user out of a form without changes`() throws {
    kitchen.tap("addRecipe")
    let form = try #require(kitchen.form)
    let counter = DismissalCounter()
    counter.watch(form)
    kitchen.run { form.presentationController?.pullDown() }
    #expect(counter.count == 1)
    #expect(kitchen.form == nil)
  }

  @Test func `saves when the button is tapped, and unwinds to the list`() throws {
    kitchen.tap("addRecipe")
    let form = try #require(kitchen.form)
    kitchen.run {
      form.draft.title = "Salad"
      let button = UIControl()
      button.addTarget(form, action: "save:")
      button.sendActions()
    }
    #expect(kitchen.list.recipes.map(\.title) == ["Bread", "Soup", "Salad"])
    #expect(kitchen.list.tableView.numberOfRows(inSection: 0) == 3)
    #expect(kitchen.list.returns == 1)
    #expect(kitchen.form == nil)
  }

  @Test func `tells a variation from what it was made of`() throws {
    kitchen.touchRow(0)
    let detail = try #require(
      kitchen.navigation.topViewController as? RecipeDetailViewController)
    kitchen.run { detail.action(for: "share:")?(kitchen) }
    #expect(
      kitchen.navigation.viewControllers.map(\.title) == ["Recipes", "Bread", "Another Bread"])
    kitchen.run { detail.leave() }
    #expect(kitchen.navigation.topViewController == detail)
  }

  @Test func `goes on with its timer when a swipe back is taken back`() throws {
    kitchen.touchRow(0)
    let detail = try #require(
      kitchen.navigation.topViewController as? RecipeDetailViewController)
    kitchen.run { kitchen.navigation.beginInteractivePop()?.cancel() }
    #expect(detail.isTimerRunning)
    kitchen.run { kitchen.navigation.beginInteractivePop()?.finish() }
    #expect(!detail.isTimerRunning)
  }

  @Test func `counts who has left its stack`() {
    let counter = DepartureCounter()
    kitchen.navigation.delegate = counter
    kitchen.touchRow(0)
    kitchen.run { kitchen.navigation.beginInteractivePop()?.cancel() }
    #expect(counter.count == 0)
    kitchen.run { kitchen.navigation.popViewController(animated: true) }
    #expect(counter.count == 1)
  }

  @Test func `has one column when there is little room, and a short back button`() {
    kitchen.run { kitchen.window.traitOverrides.horizontalSizeClass = .compact }
    #expect(kitchen.list.columns == 1)
    #expect(kitchen.list.navigationItem.backButtonTitle == nil)
    kitchen.run { kitchen.window.traitOverrides.horizontalSizeClass = .regular }
    #expect(kitchen.list.columns == 2)
    #expect(kitchen.list.navigationItem.backButtonTitle == "All")
  }

  @Test func `dims what lies below a card`() throws {
    kitchen.touchRow(0)
    let detail = try #require(
      kitchen.navigation.topViewController as? RecipeDetailViewController)
    kitchen.run { detail.showCard() }
    let card = try #require(detail.presentedViewController)
    let presentation = try #require(card.presentationController as? CardPresentationController)
    #expect(presentation.isDimmed)
    #expect(presentation.presentingViewController === kitchen.navigation)
    kitchen.run { card.dismiss(animated: true) }
    #expect(!presentation.isDimmed)
  }
}
