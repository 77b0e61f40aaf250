import FlowModel
import Testing

extension Tale {
  /// A page is pushed and embeds a player and a list while its view loads.
  fileprivate static let embedding = Tale(
    Storyboard(
      scenes: [
        Scene("Home", .content), Scene("Page", .content), Scene("Player", .content),
        Scene("List", .content),
      ],
      segues: [
        Segue(from: "Page", "player", .embed("Player")),
        Segue(from: "Page", "list", .embed("List")),
      ]),
    """
    tree
      nav n
        Home
    do settle
    instantiate Page
    push Page on n
    should Page.player yes
    instantiate Player for Page.player
    create Page.player to Player
    prepare Page for Page.player to Player
    perform Page.player
    load Player
    add Player to Page
    should Page.list yes
    instantiate List for Page.list
    create Page.list to List
    prepare Page for Page.list to List
    perform Page.list
    load List
    add List to Page
    load Page
    tree
      nav n
        Home
        Page
          Player
          List
    """)
}

@Suite struct `Embedding while a view loads` {
  private let id: InvariantID = "embed.performs-while-loading"

  @Test func `is judged for every view that loads with embed segues`() {
    #expect(Tale.embedding.told == "")
    #expect(Tale.embedding.premiseCount(of: id) == 1)
  }

  @Test func `adds the child`() {
    #expect(Tale.embedding.dropping("add Player to Page").broken == ["\(id) notAdded"])
  }

  @Test func `loads the child after it is prepared and before it is added`() {
    let early = Tale.embedding.dropping("load Player")
      .replacing(
        "create Page.player to Player", with: ["create Page.player to Player", "load Player"])
    #expect(early.broken == ["segue.prepares-before-load loadedBefore"])
    let late = Tale.embedding.swapping("load Player", "add Player to Page")
    #expect(late.broken == ["\(id) childLoadsOutOfTurn"])
  }

  @Test func `ends before the source has loaded`() {
    let tale = Tale.embedding.dropping("load Page")
      .replacing("push Page on n", with: ["push Page on n", "load Page"])
    #expect(tale.broken == ["\(id) late"])
  }

  @Test func `forgets no segue`() {
    var tale = Tale.embedding
    tale.storyboard.segues.append(Segue(from: "Page", "footer", .embed("List")))
    #expect(
      tale.told == """
        embed.performs-while-loading never
        events 16
        Page performs player, list, footer once, while its view loads
        footer is not asked for
        """)
  }

  @Test func `goes by the order of the storyboard`() {
    var tale = Tale.embedding
    tale.storyboard.segues.reverse()
    #expect(tale.broken == ["\(id) outOfOrder"])
  }

  @Test func `happens once`() {
    var tale = Tale.embedding
    tale.storyboard.scenes[1].contract.unknown = [.refuses]
    tale.lines += ["do settle", "should Page.player no"]
    #expect(tale.broken == ["\(id) again"])
  }

  @Test func `expects nothing of what is refused or performed by a class of its own`() {
    var tale = Tale.embedding
    tale.storyboard.scenes[1].contract.refuses = ["player"]
    for line in tale.lines where line.contains("Player") || line == "perform Page.player" {
      tale = tale.dropping(line)
    }
    #expect(tale.replacing("should Page.player yes", with: ["should Page.player no"]).told == "")
    var custom = Tale.embedding.dropping("add Player to Page")
    custom.storyboard.segues[0].performing = .nothing
    #expect(custom.told == "")
  }

  @Test func `is not expected of who stood on the stage`() {
    var tale = Tale.embedding
    tale.lines = ["tree", "  nav n", "    Page", "do settle", "load Page"]
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
