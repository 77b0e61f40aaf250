import SegueKit
import Testing

@Suite struct `A custom presentation` {
  private let testimony = Testimony()
  private let deck = Deck()

  private func staging() -> (Staging, Witness) {
    let staging = Staging()
    let root = staging.make { Witness("root", testimony) }
    staging.make { staging.window.rootViewController = root }
    testimony.lines = []
    return (staging, root)
  }

  /// A card, and what makes its presentation controllers.
  private func card(
    _ title: String, coversScreen: Bool = true, removesPresenter: Bool = false
  ) -> (Witness, Cards) {
    let card = Witness(title, testimony)
    let cards = Cards(
      testimony, coversScreen: coversScreen, removesPresenter: removesPresenter)
    deck.cards.append(cards)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cards
    return (card, cards)
  }

  @Test func `tells its controller before and after everybody else`() {
    let (staging, root) = staging()
    staging.make {
      let (card, _) = card("card")
      root.present(card, animated: true) { testimony.lines.append("presented") }
      staging.environment.settle()
      root.dismiss(animated: true)
      staging.environment.settle()
    }
    #expect(
      testimony.lines == [
        "made for card by nobody from root", "card comes to root root-card",
        "card willAppear root-card", "card didAppear root-card", "card has come to root true",
        "presented", "card goes from root card-root", "card willDisappear card-root",
        "card didDisappear card-root", "card has gone from root true",
      ])
  }

  @Test func `has no coordinator when it is not animated`() {
    let (staging, root) = staging()
    staging.make {
      let (card, _) = card("card")
      root.present(card, animated: false)
    }
    #expect(testimony.lines[1] == "card comes to root")
    #expect(testimony.lines.last == "card has come to root true")
  }

  @Test(arguments: [true, false])
  func `takes its presenter away if its controller says so`(removesPresenter: Bool) {
    let (staging, root) = staging()
    staging.make {
      let (card, _) = card("card", removesPresenter: removesPresenter)
      root.present(card, animated: false)
    }
    #expect(testimony.lines.contains("root didDisappear") == removesPresenter)
  }

  @Test(arguments: [true, false])
  func `covers the screen, or the nearest context if its controller says so`(coversScreen: Bool) {
    let staging = Staging()
    staging.make {
      let inner = Page("inner").definingContext()
      staging.window.rootViewController = box("outer", inner)
      let (card, _) = card("card", coversScreen: coversScreen)
      inner.present(card, animated: false)
      #expect(card.presentationController?.presentationStyle == .custom)
    }
    #expect(staging.tree == (coversScreen ? "outer[inner]+card" : "outer[inner+card]"))
  }

  @Test func `is no sheet, and does not adapt`() {
    let (staging, root) = staging()
    staging.make {
      let (card, _) = card("card")
      root.present(card, animated: false)
      card.presentationController?.pullDown()
      #expect(card.presentationController?.beginInteractiveDismissal() == nil)
      staging.window.traitOverrides.horizontalSizeClass = .compact
    }
    #expect(staging.tree == "root+card")
    #expect(staging.diary.lines("adapt") == [])
  }

  @Test func `is made once, also for who asks for its controller before`() {
    let (staging, root) = staging()
    staging.make {
      let (card, cards) = card("card")
      let before = card.presentationController
      before?.delegate = cards
      root.present(card, animated: false)
      #expect(card.presentationController === before)
      #expect(card.presentationController?.delegate === cards)
      root.dismiss(animated: false)
      root.present(card, animated: false)
      #expect(card.presentationController !== before)
    }
    #expect(
      testimony.lines.filter { $0.hasPrefix("made") } == [
        "made for card by nobody from card", "made for card by nobody from root",
      ])
  }

  @Test func `needs nobody to make its controller`() {
    let (staging, root) = staging()
    staging.make {
      let (page, other) = (Page("page"), Page("other"))
      page.modalPresentationStyle = .custom
      root.present(page, animated: false)
      let stray = Stray(other)
      other.modalPresentationStyle = .custom
      let upper = Page("upper")
      upper.modalPresentationStyle = .custom
      upper.transitioningDelegate = stray
      page.present(upper, animated: false)
      #expect(upper.presentationController?.presentedViewController === upper)
    }
    #expect(staging.tree == "root+page+upper")
  }

  @Test func `is asked for in no other style`() {
    let (staging, root) = staging()
    staging.make {
      let (card, _) = card("card")
      card.modalPresentationStyle = .fullScreen
      root.present(card, animated: false)
    }
    #expect(!testimony.lines.contains { $0.hasPrefix("made") || $0.hasPrefix("card comes") })
  }

  @Test func `is told when all of a tower goes, from the top`() {
    let (staging, root) = staging()
    staging.make {
      let (lower, _) = card("lower")
      let (upper, _) = card("upper", removesPresenter: true)
      root.present(lower, animated: false)
      lower.present(upper, animated: false)
      testimony.lines = []
      root.dismiss(animated: false)
    }
    #expect(
      testimony.lines == [
        "upper goes from lower", "lower goes from root", "upper willDisappear",
        "upper didDisappear",
        "upper has gone from lower true", "lower has gone from root true",
      ])
  }

  @Test func `hears that its dismissal was taken back`() {
    let (staging, root) = staging()
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    staging.make {
      let (card, cards) = card("card")
      root.present(card, animated: false)
      cards.fade.interactor = interactor
      cards.isAnimating = true
      testimony.lines = []
      staging.environment.beginGesture { root.dismiss(animated: true) }
      interactor.cancel()
      staging.environment.settle()
    }
    #expect(
      testimony.lines == [
        "card goes from root card-root interactive", "card willDisappear card-root interactive",
        "card willAppear card-root cancelled", "card didAppear card-root cancelled",
        "card has gone from root false",
      ])
    #expect(staging.tree == "root+card")
  }

  @Test func `hears that it was not completed`() {
    let (staging, root) = staging()
    staging.make {
      let (card, cards) = card("card")
      cards.isAnimating = true
      cards.fade.isPatient = true
      root.present(card, animated: true)
      cards.fade.transition?.completeTransition(false)
    }
    #expect(testimony.lines.last == "card has come to root false")
    #expect(staging.tree == "root")
  }
}

@Suite struct `A custom presentation that is restored` {
  @Test func `has a controller of its own again, and tells it when it goes`() {
    let app = CardApp()
    SegueEnvironment().run {
      let window = UIWindow()
      let root = UIViewController()
      root.restorationIdentifier = "root"
      window.rootViewController = root
      let card = CardPage(app.testimony)
      card.restorationIdentifier = "card"
      root.present(card, animated: false)
      UIApplication.shared.delegate = app
      UIApplication.shared.saveState()
      UIApplication.shared.restoreState()
      app.testimony.lines = []
      let restored = window.rootViewController
      #expect(restored !== root)
      restored?.dismiss(animated: false)
      #expect(restored?.presentedViewController == nil)
    }
    #expect(app.testimony.lines == ["card goes from ?", "card has gone from ? true"])
  }
}

/// An app that makes its card anew.
private final class CardApp: UIApplicationDelegate {
  let testimony = Testimony()

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last == "card" ? CardPage(testimony) : UIViewController()
  }
}

/// A page that is always presented as a card.
private final class CardPage: UIViewController {
  private let cards: Cards

  init(_ testimony: Testimony) {
    cards = Cards(testimony)
    super.init(nibName: nil, bundle: nil)
    title = "card"
    modalPresentationStyle = .custom
    transitioningDelegate = cards
  }
}

/// Keeps what makes presentation controllers, which the cards do not.
private final class Deck {
  var cards: [Cards] = []
}

/// Makes presentation controllers that write down what they are told, and animates.
private final class Cards: UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let fade = Fade()
  var isAnimating = false
  private let testimony: Testimony
  private let coversScreen: Bool
  private let removesPresenter: Bool

  init(_ testimony: Testimony, coversScreen: Bool = true, removesPresenter: Bool = false) {
    self.testimony = testimony
    self.coversScreen = coversScreen
    self.removesPresenter = removesPresenter
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let names = [presented, presenting, source].map { $0?.title ?? "nobody" }
    testimony.lines.append("made for \(names[0]) by \(names[1]) from \(names[2])")
    let made = CardPresentation(presentedViewController: presented, presenting: presenting)
    made.testimony = testimony
    made.coversScreen = coversScreen
    made.removesPresenter = removesPresenter
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isAnimating ? fade : nil }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isAnimating ? fade : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fade.interactor }
}

private final class CardPresentation: UIPresentationController {
  var testimony = Testimony()
  var coversScreen = true
  var removesPresenter = false

  override var shouldPresentInFullscreen: Bool { coversScreen }
  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() { note("comes to", coordination) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("has come to", " \(completed)")
  }

  override func dismissalTransitionWillBegin() { note("goes from", coordination) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("has gone from", " \(completed)")
  }

  private var coordination: String {
    presentedViewController.transitionCoordinator.map { " " + $0.summary } ?? ""
  }

  private func note(_ words: String, _ more: String) {
    let names = [presentedViewController, presentingViewController].map { $0.title ?? "?" }
    testimony.lines.append("\(names[0]) \(words) \(names[1])" + more)
  }
}

/// Makes presentation controllers for somebody else than it is asked for.
private final class Stray: UIViewControllerTransitioningDelegate {
  private let other: UIViewController

  init(_ other: UIViewController) { self.other = other }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: other, presenting: presenting)
  }
}
