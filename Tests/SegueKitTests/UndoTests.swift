import SegueKit
import Testing

/// What can be written and taken back.
private final class Sheet {
  let undo: UndoManager
  private(set) var words: [String] = []

  init(_ undo: UndoManager) { self.undo = undo }

  func write(_ word: String) {
    words.append(word)
    undo.registerUndo(withTarget: self) { $0.erase() }
    undo.setActionName("write \(word)")
  }

  private func erase() {
    guard let word = words.popLast() else { return }
    undo.registerUndo(withTarget: self) { $0.write(word) }
  }
}

@Suite struct `Taking back` {
  private let undo = UndoManager()

  @Test func `undoes and redoes in turn, by name`() {
    let sheet = Sheet(undo)
    sheet.write("one")
    sheet.write("two")
    #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "write two")
    undo.undo()
    #expect(sheet.words == ["one"] && undo.canRedo && undo.redoActionName == "write two")
    undo.redo()
    #expect(sheet.words == ["one", "two"] && !undo.canRedo)
    undo.undo()
    undo.undo()
    #expect(sheet.words.isEmpty && !undo.canUndo)
    undo.redo()
    sheet.write("three")
    #expect(sheet.words == ["one", "three"] && !undo.canRedo)
  }

  @Test func `takes a group together, and forgets what is too old`() {
    let sheet = Sheet(undo)
    undo.beginUndoGrouping()
    sheet.write("one")
    undo.beginUndoGrouping()
    sheet.write("two")
    undo.endUndoGrouping()
    undo.setActionName("both")
    #expect(undo.groupingLevel == 1 && !undo.canUndo)
    undo.endUndoGrouping()
    #expect(undo.undoActionName == "both")
    undo.undo()
    #expect(sheet.words.isEmpty)
    undo.redo()
    #expect(sheet.words == ["one", "two"])
    undo.levelsOfUndo = 1
    sheet.write("three")
    undo.undo()
    #expect(!undo.canUndo && sheet.words == ["one", "two"])
  }

  @Test func `keeps nobody, and forgets when it is told`() {
    var sheet: Sheet? = Sheet(undo)
    sheet?.write("one")
    weak let left = sheet
    sheet = nil
    #expect(left == nil)
    undo.undo()
    let other = Sheet(undo)
    undo.disableUndoRegistration()
    other.write("two")
    undo.enableUndoRegistration()
    #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    other.write("three")
    undo.removeAllActions(withTarget: other)
    #expect(!undo.canUndo)
    other.write("four")
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
  }

  @Test func `is the window's for everybody in it`() {
    let staging = Staging()
    let page = staging.make { Page("page") }
    staging.make {
      staging.window.rootViewController = page
      staging.environment.settle()
      #expect(page.undoManager === staging.window.undoManager)
      #expect(page.view.undoManager === page.undoManager && page.undoManager != nil)
      let activity = NSUserActivity(activityType: "read")
      activity.addUserInfoEntries(from: ["page": 1])
      page.userActivity = activity
      #expect(page.userActivity?.userInfo?["page"] as? Int == 1)
    }
  }
}
