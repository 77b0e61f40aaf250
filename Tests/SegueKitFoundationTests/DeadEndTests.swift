import FlowFuzzing
import SegueKitFoundation
import Testing

/// A list of notes; one is read full screen, and closes itself when it may.
private final class ListScreen: UIViewController {}

/// Notes that were put aside.
private final class ArchiveScreen: UIViewController {}

private final class NoteScreen: UIViewController {
  init(_ title: String, closing: Bool) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .fullScreen
    addButton("Done") { [unowned self] in if closing { dismiss(animated: true) } }
  }

  required override init?(coder: AnyObject) { nil }
}

@Suite struct `A screen that no flow has left` {
  private func deadEnds(
    locking isLocked: @escaping @Sendable (_ title: String, _ isInArchive: Bool) -> Bool
  ) throws -> [DeadEnds.Screen] {
    let app = CodeMadeApp {
      let (list, archive) = (ListScreen(), ArchiveScreen())
      for title in ["Plan", "Secret"] {
        for screen in [list, archive] {
          screen.addButton(title) { [unowned screen] in
            let closes = !isLocked(title, screen is ArchiveScreen)
            screen.present(NoteScreen(title, closing: closes), animated: true)
          }
        }
      }
      list.addButton("Archive") { [unowned list] in
        list.navigationController?.pushViewController(archive, animated: true)
      }
      return UINavigationController(rootViewController: list)
    }
    return try #require(app.report(flows: 240).reach.deadEnds).screens
  }

  @Test func `is told by its title where it closes with another`() throws {
    let screens = try deadEnds { title, _ in title == "Secret" }
    #expect(screens.map(\.name) == ["NoteScreen"])
    #expect(screens.map(\.aspect) == [.titled("Secret")])
  }

  @Test func `is told by what it came after where it closes elsewhere`() throws {
    let screens = try deadEnds { _, isInArchive in isInArchive }
    #expect(screens.map(\.name) == ["NoteScreen"])
    #expect(screens.map(\.aspect) == [.after("ArchiveScreen")])
  }

  @Test func `is none where each closes`() throws {
    #expect(try deadEnds { _, _ in false } == [])
  }
}
