extension KnownBug {
  /// What was reported and is right.
  static let controls = [
    KnownBug(
      control: "cancelled-pull-tells-of-both-ways",
      from: "https://github.com/HeroTransitions/Hero/issues/204",
      """
      A sheet that is pulled and let go is told that it will disappear, and then that it will \
      appear. Every gesture that is cancelled says so.
      """),
    KnownBug(
      control: "drawer-is-not-asked-for-its-menu",
      from: "https://github.com/John-Lluch/SWRevealViewController/issues/564",
      """
      A drawer is not asked whether the segue of a menu should be performed, and does not prepare \
      it: the menu is its source.
      """),
  ]
}
