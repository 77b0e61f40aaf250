import FlowModel

extension Storyboard {
  /// Two scenes: a button of `L` shows `F`, sends `save` and presents `F`.
  static func button(refusing: [SegueIdentifier] = [], unknown: Bool = false) -> Storyboard {
    var contract = Contract(refuses: refusing)
    if unknown { contract.unknown = [.refuses] }
    return Storyboard(
      scenes: [Scene("L", .content, contract: contract), Scene("F", .content)],
      segues: [
        Segue(from: "L", "show", .show("F")), Segue(from: "L", "over", .present("F", style: nil)),
      ],
      controls: [
        Control(in: "L", "go", fires: [.segue("show")]),
        Control(
          in: "L", "all",
          fires: [.segue("show"), .segue("nothing"), .action("save"), .segue("over")]),
      ])
  }
}

extension Tale {
  /// A tap that shows `F`.
  static let accepted = Tale(
    .button(),
    """
    tree
      nav n
        L
    do tap L.go
    should L.show yes
    instantiate F for L.show
    create L.show to F
    prepare L for L.show to F
    perform L.show
    push F on n
    tree
      nav n
        L
        F
    """)

  /// A tap on a control whose first segue is refused.
  static let refused = Tale(
    .button(refusing: ["show"]),
    """
    tree
      nav n
        L
    do tap L.all
    should L.show no
    report L.save
    should L.over yes
    instantiate F for L.over
    create L.over to F
    prepare L for L.over to F
    perform L.over
    present F from n by L
    tree
      nav n
        L
        presents F by L
    """)

  /// Code that shows `F`.
  static let coded = Tale(
    .button(refusing: ["show"]),
    """
    tree
      nav n
        L
    do performSegue L.show
    instantiate F for L.show
    create L.show to F
    prepare L for L.show to F
    perform L.show
    push F on n
    tree
      nav n
        L
        F
    """)
}
