import SegueKit
import Testing

/// A list that says so when it is empty.
private final class Shelf: Page {
  var items: [String] = []
  private(set) var told: [String] = []

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    told.append("\(items.count) \(state.searchText ?? "")")
    guard items.isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Items"
    empty.image = UIImage(systemName: "tray")
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in
      setNeedsUpdateContentUnavailableConfiguration()
      items.append("item")
    }
    empty.secondaryButton.title = "Import"
    empty.secondaryButtonProperties.isEnabled = false
    contentUnavailableConfiguration = empty
  }
}

@Suite struct `Content that is unavailable` {
  private let staging = Staging()

  private func show(_ page: UIViewController) {
    staging.make {
      staging.window.rootViewController = page
      staging.environment.settle()
    }
  }

  private func touch(_ title: String, on page: UIViewController) {
    staging.make {
      page.touchables.first { $0.title == title }?.touch()
      staging.environment.settle()
    }
  }

  private func titles(of page: UIViewController) -> [String] {
    staging.make { page.touchables.map(\.title) }
  }

  @Test func `is asked for before the view comes, and when the app says so`() {
    let shelf = staging.make { Shelf("shelf") }
    show(shelf)
    #expect(shelf.told == ["0 "] && titles(of: shelf) == ["Add"])
    touch("Add", on: shelf)
    #expect(shelf.told == ["0 ", "1 "] && titles(of: shelf).isEmpty)
    #expect(shelf.view.subviews.isEmpty)
    staging.make {
      shelf.items = []
      shelf.setNeedsUpdateContentUnavailableConfiguration()
      staging.environment.settle()
    }
    #expect(titles(of: shelf) == ["Add"])
  }

  @Test func `is said also when it was known before there was a view`() {
    let page = staging.make { Page("page") }
    staging.make {
      var error = UIContentUnavailableConfiguration.loading()
      error.button.title = "Retry"
      error.buttonProperties.menu = UIMenu(children: [UIAction(title: "Now") { _ in }])
      page.contentUnavailableConfiguration = error
    }
    show(page)
    #expect(titles(of: page) == ["Now"])
    let view = page.view.subviews.first
    staging.make {
      var search = UIContentUnavailableConfiguration.search()
      search.button.title = "Clear"
      search.buttonProperties.primaryAction = UIAction { _ in }
      page.contentUnavailableConfiguration = search
    }
    #expect(titles(of: page) == ["Clear"] && page.view.subviews.first === view)
    staging.make { page.contentUnavailableConfiguration = nil }
    #expect(titles(of: page).isEmpty && page.view.subviews.isEmpty)
  }

  @Test func `keeps no touch from what lies behind it`() {
    let page = staging.make { Page("page") }
    staging.make {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      page.view.addSubview(button)
      page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
    show(page)
    #expect(titles(of: page) == ["Behind"])
  }
}
