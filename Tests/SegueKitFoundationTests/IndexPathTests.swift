import SegueKitFoundation
import Testing

@Suite struct `An index path` {
  @Test func `has a section and a row`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path == IndexPath(item: 3, section: 1))
  }

  @Test func `can be moved`() {
    var path = IndexPath(row: 0, section: 0)
    path.row = 2
    path.section = 1
    #expect(path == [1, 2])
    path.item = 5
    #expect(path == [1, 5])
  }
}
