import FlowModel

extension KnownBug {
  /// Containers that do not do all that a container has to.
  static let containers = [
    KnownBug(
      "root-drawer-adopts-nobody", .container(.rootKeepsNoChildren),
      breaking: "container.declared-state-matches-tree", within: 1,
      from: "https://github.com/ViewDeck/ViewDeck/pull/443",
      """
      A drawer makes its children its own only where it has a parent or a presenter. As the root of \
      the window it has neither, and an unwind from inside never gets as far as the drawer.
      """),
    KnownBug(
      "drawer-slides-for-every-unwind", .container(.ownSegueForEveryUnwind),
      breaking: "unwind.clears-what-is-above", within: 1,
      from: "https://github.com/ECSlidingViewController/ECSlidingViewController/pull/309",
      """
      A drawer supplies the segue object for every unwind that leads into it. That object slides, and \
      what is presented on top of the destination stays there.
      """),
    KnownBug(
      "link-takes-the-action-of-its-scene", .container(.linkTakesAction),
      breaking: "unwind.answer-is-kept", within: 1,
      from: "https://github.com/rob-brown/RBStoryboardLink/issues/5",
      """
      A placeholder says yes where the scene behind it would. So the placeholder becomes the \
      destination, and gets an action that it does not have.
      """),
    KnownBug(
      "link-loads-when-it-is-made", .container(.linkLoadsTooEarly),
      breaking: "segue.prepares-before-load", or: "outside.restore-shows-what-was-saved", within: 1,
      from: "https://github.com/m1entus/MZFormSheetPresentationController/issues/133",
      """
      A wrapper looks at a view while it is put together. The view loads, and what the source has \
      to say in prepare comes too late.
      """),
    KnownBug(
      "still-drawer-forgets-the-completion", .container(.completionIsForgotten),
      breaking: "obligation.resolves-exactly-once", within: 1,
      from: "https://github.com/griddynamics-archive/MMDrawerController/issues/250",
      """
      A closed drawer gets another main child. There is nothing to slide, and on that path nobody \
      runs the completion.
      """),
    KnownBug(
      "bar-hears-only-of-taps", .container(.barMissesSelection),
      breaking: "container.declared-state-matches-tree", within: 1,
      from: "https://github.com/HeroTransitions/Hero/issues/524",
      """
      The highlight of a bar follows the user's taps. When code selects another child, content and \
      highlight disagree.
      """),
    KnownBug(
      "sliding-drawer-queues-the-second-tap", .container(.adoptsOneAfterTheOther),
      breaking: "trigger.second-touch-begins-nothing", within: 2,
      from: "https://github.com/John-Lluch/SWRevealViewController/issues/397",
      """
      A row of a menu is tapped twice while the drawer slides. The second tap waits for its turn, \
      and the same screen is made and slid in once more.
      """),
    KnownBug(
      "exchanged-child-appears-twice", .container(.appearanceIsToldTwice),
      breaking: "appearance.callbacks-are-balanced", within: 1,
      from: "https://github.com/griddynamics-archive/MMDrawerController/issues/138",
      """
      A container that exchanges its main child forwards the appearance by hand in one method and \
      lets it be forwarded in another. The new child is told twice.
      """),
    KnownBug(
      "popover-inside-a-popup-keeps-its-form", .container(.adaptationIsNotAsked),
      breaking: "presentation.adapts-to-the-size", within: 2,
      from: "https://github.com/LeoNatan/LNPopupController/issues/27",
      """
      What is presented from inside a popup never hears how it should adapt, because the popup \
      answers in its place. In a compact window a popover stays one.
      """),
    KnownBug(
      "menu-closes-only-when-it-is-hidden", .container(.closesWhenItDisappears),
      breaking: "presentation.changes-nothing-below", within: 1,
      from: "https://github.com/jonkykong/SideMenu/issues/558",
      """
      A menu closes for what one of its rows presents, and does so when its view disappears. When \
      that is shown as a sheet the view stays, and the menu stays open.
      """),
  ]
}
