import SegueKit
import Testing

@Suite struct `The user who turns pages` {
  @Test func `is asked for, told of and in flight until everything settles`() {
    let library = Library()
    #expect(
      library.told { $0.turnPage(.forward) }
        == [
          "will turn to b", "b willMove to book", "a willDisappear", "b willAppear+",
          "b didMove to book",
        ])
    #expect(library.open == "b")
    #expect(
      library.told { _ in library.settle() }
        == [
          "a didDisappear", "b didAppear", "a willMove to nobody", "a didMove to nobody",
          "turned from a finished true completed true",
        ])
    #expect(
      library.told { $0.turnPage(.forward) }.first == "will turn to c")
    library.settle()
    library.staging.make { library.book.turnPage(.reverse) }
    #expect(library.open == "b")
  }

  @Test func `turns back, and the page before comes back`() {
    let library = Library()
    let told = library.told {
      let swipe = $0.beginTurn(.forward)
      #expect(library.open == "a")
      swipe?.cancel()
    }
    #expect(
      told == [
        "will turn to b", "b willMove to book", "a willDisappear", "b willAppear+",
        "b didMove to book", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        "b willMove to nobody", "b didMove to nobody",
        "turned from a finished true completed false",
      ])
    #expect(library.staging.tree == "book[a]")
    #expect(library.staging.environment.transitionsInFlight == 0)
    library.staging.make { #expect(library.book.view.subviews == [library.binding.leaves[0].view]) }
  }

  @Test func `leaves the book to whoever has the pages that it has had`() {
    let library = Library()
    library.staging.make { library.book.beginTurn(.forward)?.cancel() }
    #expect(library.book.viewControllers == Array(library.binding.leaves.prefix(1)))
    #expect(library.book.pagesSoFar == Array(library.binding.leaves.prefix(2)))
  }

  @Test func `touches the next page, or lets it go halfway`() {
    let library = Library()
    func touch(_ title: String) -> [String] {
      library.told { book in book.touchables.first { $0.title == title }?.touch() }
    }
    let half = touch("half-next-page")
    #expect(half.first == "will turn to b")
    #expect(half.last == "turned from a finished true completed false")
    #expect(library.open == "a")
    #expect(touch("half-previous-page") == [])
    #expect(touch("next-page").first == "will turn to b")
    #expect(touch("half-previous-page") == [])
    library.settle()
    #expect(touch("half-previous-page").last == "turned from b finished true completed false")
    #expect(library.open == "b")
  }

  @Test func `lets go when everything settles, and turns back when the app goes`() {
    let library = Library()
    library.staging.make { _ = library.book.beginTurn(.forward) }
    library.settle()
    #expect(library.open == "b")
    #expect(library.staging.environment.interactiveTransition == nil)
    library.staging.make {
      _ = library.book.beginTurn(.forward)
      library.staging.environment.application.enterBackground()
    }
    #expect(library.staging.tree == "book[b]")
  }

  @Test func `turns back when code turns`() {
    let library = Library()
    let told = library.told {
      _ = $0.beginTurn(.forward)
      library.set("d")
      library.settle()
    }
    #expect(told.contains("turned from a finished true completed false"))
    #expect(library.staging.tree == "book[d]")
    #expect(library.open == "d")
  }

  @Test func `turns two pages that are bound in the middle`() {
    let library = Library(6, spine: .mid)
    library.staging.make {
      library.book.turnPage(.forward)
      library.settle()
      library.book.turnPage(.forward)
      library.settle()
      #expect(library.open == "ef")
      library.book.turnPage(.reverse)
      #expect(library.open == "cd")
    }
  }

  @Test func `goes past the back of a page`() {
    let library = Library()
    library.book.isDoubleSided = true
    library.staging.make { library.book.turnPage(.forward) }
    #expect(library.open == "c")
  }

  @Test func `cannot turn without pages there, a data source or a swipe`() {
    let library = Library()
    #expect(library.told { $0.turnPage(.reverse) } == [])
    library.book.gestureRecognizers.first?.isEnabled = false
    #expect(library.told { $0.turnPage(.forward) } == [])
    library.book.gestureRecognizers.first?.isEnabled = true
    library.book.dataSource = nil
    #expect(library.told { $0.turnPage(.forward) } == [])
  }

  @Test func `cannot turn what is covered`() {
    let library = Library()
    library.staging.make { library.book.present(Page("sheet"), animated: false) }
    #expect(!library.told { $0.turnPage(.forward) }.contains("will turn to b"))
  }

  @Test func `turns nothing when code has turned while somebody was asked or told`() {
    let library = Library()
    library.binding.whenToldOfBegin = { _ in library.set("c", animated: false) }
    library.staging.make { #expect(library.book.beginTurn(.forward) == nil) }
    #expect(library.staging.tree == "book[c]")
    library.binding.whenToldOfBegin = { _ in }
    library.binding.whenAsked = { library.book.present(Page("sheet"), animated: false) }
    library.staging.make { #expect(library.book.beginTurn(.forward) == nil) }
  }

  @Test func `turns to nobody who has another place`() {
    let library = Library()
    library.staging.make {
      library.book.addChild(UIViewController())
      library.binding.whenAsked = {
        library.book.children[0].present(library.binding.leaves[1], animated: true)
      }
      library.book.turnPage(.forward)
    }
    #expect(library.open == "a")
  }
}
