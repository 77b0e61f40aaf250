import FlowModel
import FlowNotation
import Testing

@Suite struct `A case that is printed` {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is read back as it was`(number: UInt64) throws {
    var arbitrary = ArbitraryCase(number)
    let original = arbitrary.make()
    let text = original.text
    let copy = try Case(text: text)
    #expect(copy == original, "\(text)")
    #expect(copy.text == text)
    #expect(text.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 || $0 == 0x09 })
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `has a scenario that is read back alone`(number: UInt64) throws {
    var arbitrary = ArbitraryCase(number)
    let original = arbitrary.make().scenario
    #expect(try Scenario(text: original.text) == original)
  }

  /// Nobody's typing error may stop a run of the whole corpus with a crash.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is read or refused with a place in the file when a part of it is lost`(number: UInt64) {
    var arbitrary = ArbitraryCase(number)
    let text = arbitrary.makeDamagedText()
    do throws(CaseFileError) {
      let survivor = try Case(text: text)
      #expect((try? Case(text: survivor.text)) == survivor, "\(text)")
    } catch {
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((1...lines.count).contains(error.line))
      #expect((1...(lines[error.line - 1].count + 1)).contains(error.column))
    }
  }

  @Test func `writes a note with a line break as two notes`() throws {
    let world = World(stage: Stage(root: StageEntry("n", .stock(.navigation))))
    let text = Case(.interesting, notes: ["first\nsecond"], Scenario(world)).text
    #expect(try Case(text: text).notes == ["first", "second"])
  }
}

@Suite struct `The text of a case` {
  static let text = """
    flow 1
    invariant unwind.reaches-nearest-implementer
    from seed 0x91ab04d2c7e61f35 run 4711
    note The container hid its selected child from the search.
    note

    scene Home content
    scene List content, class ListController, unwinds done cancel, vetoes cancel, refuses edit, \
    searches none, context
    scene Main nav, holds Home List
    scene X content, searches List Home, no context, show adopts, showDetail ignores, unknown \
    unwinds refuses searches context show
    segue List.edit present Home as pageSheet
    segue List.more show Home, performing nothing, unanimated
    segue List.side showDetail Home
    segue List.own custom Home, performing super
    segue List.modal present Home
    segue Home.cancel unwind done
    control List.pencil fires List.edit, report
    control List.idle fires none

    stage regular cards creating v "the sheet"
      tabs root selecting second
        nav first
          Home as h
        Main as second
          "Home" as "the list"
      presented by h as fullScreen
        split s
      presented by s
        content c

    do tap "the list".pencil creating f g unsettled
    do performSegue h.cancel
    do present Home on h as pageSheet creating f2
    do present nav on h creating n
    do present existing h on n
    do dismiss h
    do push Home on n creating f3
    do push existing h on n unsettled
    do pop n
    do popTo h on n
    do popToRoot n
    do setStack h f on n
    do setStack none on n
    do setTabs first second on root unanimated
    do setTabs none on root
    do select first on root
    do show Home on h creating f4
    do showDetail existing h on c
    do add Home to c creating f5
    do remove f5
    do settle
    do open Home creating h3
    do alert creating x unsettled
    do background
    do foreground
    do root Main creating m
    do root existing h
    do save
    do restore creating r r2

    expect only should prepare
      should h.edit yes
    expect only misuse
    expect tree
      nav root
        #7
    """

  @Test func `is the same after it has been read`() throws {
    let text = Self.text.replacing("\"Home\"", with: "Home")
    #expect(try Case(text: Self.text).text == text)
  }

  @Test func `may have comments, blank lines, tabs and carriage returns where they say nothing`()
    throws
  {
    let text = """
      \u{FEFF}# Why not.
      flow\t1\r
      interesting   \r

        # Indented as it likes.
      scene  Home    content ,  unwinds  done
      stage regular

        Home as h\t
      do settle
      # After all.
      """
    let expected = """
      flow 1
      interesting

      scene Home content, unwinds done

      stage regular
        Home as h

      do settle
      """
    #expect(try Case(text: text).text == expected)
  }

  @Test func `keeps what looks like a comment in what is expected`() throws {
    let text = """
      flow 1
      conforms UIKit.present "a rule"

      stage regular
        nav n

      expect tree
        #7

        # 8
      # A comment.
      """
    #expect(try Case(text: text).expectations == [.tree(lines: ["#7", "# 8"])])
  }
}
