import SegueKit
import Testing

@Suite struct `What UIKit raises` {
  private func misuses(of action: @escaping (UIViewController) -> Void) -> [String] {
    let staging = Staging()
    staging.make {
      let page = UIViewController()
      page.title = "page"
      staging.window.rootViewController = page
      staging.environment.settle()
      action(page)
    }
    return staging.diary.lines("misuse")
  }

  @Test func `is said of an alert that has nothing to show`() {
    func alert(_ title: String?, _ message: String?, _ answer: String?) -> [String] {
      misuses { page in
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if let answer { alert.addAction(UIAlertAction(title: answer, style: .default)) }
        page.present(alert, animated: false)
      }
    }
    #expect(alert(nil, nil, nil).map { $0.hasPrefix("misuse emptyAlert") } == [true])
    #expect(alert("a", nil, nil) + alert(nil, "b", nil) + alert(nil, nil, "c") == [])
  }

  @Test(arguments: [true, false])
  func `is said of a constraint between views that are not in one tree`(isIn: Bool) {
    let misuses = misuses { page in
      let card = UIView()
      if isIn { page.view.addSubview(card) }
      card.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
      page.view.addSubview(card)
    }
    #expect(misuses.map { $0.hasPrefix("misuse constrainsStrangers") } == (isIn ? [] : [true]))
  }
}

@Suite struct `A view that is made` {
  /// A page that asks whether its view is loaded while it is made.
  private final class AskingPage: UIViewController {
    var answers: [Bool] = []

    override func loadView() {
      answers.append(isViewLoaded)
      view = UIView()
      answers.append(isViewLoaded)
    }
  }

  @Test func `is not loaded before it is there`() {
    SegueEnvironment().run {
      let page = AskingPage()
      #expect(page.viewIfLoaded == nil)
      page.loadViewIfNeeded()
      #expect(page.answers == [false, true] && page.isViewLoaded)
      page.loadViewIfNeeded()
      #expect(page.answers.count == 2)
    }
  }

  @Test func `is as large as constraints hold it`() {
    SegueEnvironment().run {
      let (page, scroll) = (UIViewController(), UIScrollView())
      page.view.addSubview(scroll)
      #expect(scroll.bounds.width > 0)
      scroll.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        scroll.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 20),
        scroll.rightAnchor.constraint(equalTo: page.view.rightAnchor, constant: -20),
        scroll.topAnchor.constraint(equalTo: page.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
      ])
      #expect(scroll.bounds.width == page.view.bounds.width - 40)
    }
  }
}

@Suite struct `A scroll that code animates` {
  private final class Listener: UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  /// Has something done with a view that is in a window, and whose ends are heard.
  private func make(_ body: (UIScrollView, Listener, SegueEnvironment) -> Void) {
    let (staging, listener) = (Staging(), Listener())
    staging.make {
      let (page, scroll) = (UIViewController(), UIScrollView())
      staging.window.rootViewController = page
      page.view.addSubview(scroll)
      scroll.scrollDelegate = listener
      body(scroll, listener, staging.environment)
    }
  }

  @Test func `is told at its end, and one that is not animated is not`() {
    make { scroll, listener, environment in
      scroll.setContentOffset(CGPoint(x: 10, y: 0), animated: false)
      environment.settle()
      #expect(listener.ends == 0)
      scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
      #expect(listener.ends == 0)
      environment.settle()
      #expect(listener.ends == 1)
      scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
      scroll.contentOffset = CGPoint(x: Double.nan, y: 0)
      environment.settle()
      #expect(listener.ends == 1 && scroll.contentOffset.x == 20)
    }
  }

  @Test func `to a part is told at its end, where the part is another one`() {
    make { scroll, listener, environment in
      let part = CGRect(x: 300, y: 0, width: 300, height: 400)
      for isAnimated in [true, true, false] {
        scroll.scrollRectToVisible(part, animated: isAnimated)
        environment.settle()
      }
      #expect(listener.ends == 1)
    }
  }
}

@Suite struct `What is let go with a window` {
  /// A page that takes down in whose environment it goes.
  private final class Page: UIViewController {
    var onEnd: (SegueEnvironment) -> Void = { _ in }
    deinit { onEnd(.current) }
  }

  @Test func `is in its own environment`() {
    let environment = SegueEnvironment()
    var found: SegueEnvironment?
    do {
      let window = environment.run {
        let (window, page) = (UIWindow(), Page())
        page.onEnd = { found = $0 }
        window.rootViewController = page
        return window
      }
      withExtendedLifetime(window) {}
    }
    #expect(found === environment)
  }
}
