import FlowModel
import FlowStoryboards
import Foundation
import Testing

@Suite struct `Refusing files` {
  @Test(arguments: [
    Row("nothing", "", "1:1: found nothing, the file is empty; expected an"),
    Row("only blanks", " \n ", "1:1: found nothing, the file is empty; expected an"),
    Row("plain words", "hello\nworld\n", "1:1: found 'hello';"),
    Row("a link that became text", "../Base/Main.storyboard", "1:1: found '../Base/Main.st"),
    Row("another root", "<archive/>", "1:1: found <archive>; expected an"),
    Row(
      "a nib", #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
      "1:1: found a document of type 'com.apple.InterfaceBuilder3.CocoaTouch.XIB'; expected an"),
    Row(
      "an end inside an element", "<document>\n <scenes>\n",
      """
      3:1: found the end of the file inside <scenes> from 2:2; expected </scenes>
      """),
    Row(
      "an end inside a tag", "<document",
      "1:10: found the end of the file inside <document> from 1:1; expected </"),
    Row(
      "an end inside a value", "<document a='1", "1:15: found the end of the file; expected a"),
    Row(
      "a tag that closes another", "<document>\n <scenes></scene>\n</document>",
      """
      2:10: found </scene>; expected </scenes> for <scenes> from 2:2
      """),
    Row(
      "a merge", "<document>\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n</document>",
      "2:1: found the mark of an unfinished merge; expected"),
    Row("a second root", "<document/>\n<document/>", "2:1: found something after the end"),
    Row("no blank", "<document a='1'b='2'/>", "1:16: found two attributes without a blank"),
    Row("no quotes", "<document a=1/>", "1:13: found an attribute's value without quotation"),
    Row("a double attribute", "<document a='1' a='2'/>", "1:22: found an attribute that is given"),
    Row("an unknown entity", "<document>&name;</document>", "1:17: found an entity that nobody"),
    Row(
      "an entity of its own", #"<!-- x --><!DOCTYPE d [<!ENTITY a "b">]><document/>"#,
      "1:11: found a document type declaration; expected none"),
    Row(
      "a control character", "<document>\u{1}</document>",
      "1:11: found a character that XML does not allow"),
    Row(
      "a late declaration", "\n<?xml version='1.0'?><document/>", "2:6: found an XML declaration"),
    Row(
      "elements without end", String(repeating: "<a>", count: 513),
      "1:1537: found more than 512 elements inside each other"),
    Row(
      "an id that stands twice",
      document(screen("A") + "\n" + screen("A")),
      "4:17: found the id 'A' again, which stands at 3:17 already; expected ids that"),
    Row(
      "a segue to nowhere",
      document(screen("A", "", "\n<segue kind='show' destination='Z' id='s'/>")),
      "4:1: found the segue 's' to 'Z', which does not exist; expected the id of a scene in this"),
    Row(
      "a segue to a view",
      document(screen("A", "", "\n<segue kind='show' destination='o' id='s'/><outlet id='o'/>")),
      "4:1: found the segue 's' to 'o', which is a <outlet>; expected the id of a scene"),
    Row(
      "a segue without destination", document(screen("A", "", "\n<segue kind='show' id='s'/>")),
      "4:1: found the segue 's' without a destination; expected the id of a scene"),
    Row(
      "an unwind to nowhere",
      document(
        screen("A", "", "\n<segue kind='unwind' unwindAction='x:' destination='Z' identifier='s'/>")
      ),
      "4:1: found the segue 's' to 'Z', which does not exist; expected the id of a scene in this"),
    Row(
      "an unknown relationship to nowhere",
      document(container("windowController", "A", ("Z", "unheard of"))),
      "3:55: found the segue 'line 3' to 'Z', which does not exist; expected the id of a scene"),
    Row(
      "a relationship to nowhere",
      document(container("navigationController", "A", ("Z", "rootViewController"))),
      "3:59: found the segue 'line 3' to 'Z', which does not exist; expected the id of a scene"),
  ])
  func `says where, what was found and what was expected`(row: Row) throws {
    let error = #expect(throws: StoryboardFileError.self) { try read(row.file) }
    #expect(
      error?.description.hasPrefix("Main.storyboard:" + row.expected) == true, "\(error as Any)")
  }

  @Test func `says what to do`() {
    let error = #expect(throws: StoryboardFileError.self) { try read("") }
    #expect(
      error?.description == """
        Main.storyboard:1:1: found nothing, the file is empty; expected an Interface Builder \
        storyboard. Check out the file again; a link may have become a plain file.
        """)
  }

  @Test func `says that there is no file`() {
    let error = #expect(throws: StoryboardFileError.self) {
      try StoryboardFile.read("/nowhere/Main.storyboard")
    }
    #expect(
      error?.description == """
        /nowhere/Main.storyboard: found no readable file (there is none at this path); expected an \
        Interface Builder storyboard. Check the path and its permissions.
        """)
  }

  @Test func `says that it is a folder`() {
    let error = #expect(throws: StoryboardFileError.self) {
      try StoryboardFile.read(NSTemporaryDirectory())
    }
    #expect(error?.reason == .unreadable(why: "it is a folder"))
  }

  @Test func `says why the system cannot read what is there`() throws {
    let link = NSTemporaryDirectory() + "/\(UUID().uuidString).storyboard"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let error = #expect(throws: StoryboardFileError.self) { try StoryboardFile.read(link) }
    #expect(error?.reason == .unreadable(why: "Too many levels of symbolic links"))
  }

  @Test func `says which byte is not UTF-8`() {
    let bytes = Data("<document>\n ".utf8) + [0xE9, 0x3C]
    let error = #expect(throws: StoryboardFileError.self) {
      try StoryboardFile.read(bytes, name: "Main.storyboard")
    }
    #expect(error?.place == FilePlace(line: 2, column: 2))
    #expect(error?.reason == .notUTF8(byte: 0xE9))
  }

  @Test func `reads UTF-16 all the same`() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?>"# + document(screen("A"))
    let data = try #require(text.data(using: .utf16))
    #expect(try StoryboardFile.read(data, name: "Main.storyboard").initial == "A")
  }

  @Test func `finds a document type behind a declared encoding`() {
    let text = """
      <?xml version="1.0" encoding="UTF-7"?>
      +ADwAIQ-DOCTYPE d [<!ENTITY a "b">]><document/>
      """
    #expect(throws: StoryboardFileError.self) { try read(text) }
  }
}
