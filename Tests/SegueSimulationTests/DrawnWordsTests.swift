import FlowModel
import SegueKit
import SegueSimulation
import Synchronization
import Testing

/// A screen that reads what it shows.
private final class WordsController: UIViewController {
  private let label = UILabel()
  private let own = UILabel()
  private let button = UIButton()
  private let field = UITextField()
  private let notes = UITextView()
  private let read: Mutex<[String?]>.Box

  init(_ read: Mutex<[String?]>.Box) {
    self.read = read
    super.init(nibName: nil, bundle: nil)
    own.text = "own"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    read.value.withLock {
      $0 = [
        label.text, own.text, button.currentTitle, field.text, field.placeholder, notes.text, title,
        navigationItem.title, tabBarItem?.title, tabBarItem.map { "\($0.tag)" },
      ]
    }
  }
}

extension Mutex where Value == [String?] {
  fileprivate final class Box: Sendable {
    let value = Mutex<[String?]>([])
  }
}

@Suite struct `Words that a storyboard draws` {
  @Test func `are shown by what its class keeps, and by bars`() {
    let read = Mutex<[String?]>.Box()
    let system = SegueSimulation(registering: [
      RegisteredClass(WordsController.self, named: "Words") { WordsController(read) }
    ])
    func view(_ name: ControlName, _ sort: DrawnView.Sort, _ words: DrawnWords) -> DrawnView {
      var view = DrawnView(in: "Words", name, sort, outlet: OutletName(name.text))
      view.words = words
      return view
    }
    var field = view("field", .field, "typed")
    field.placeholder = "empty"
    var tab = view("tabItem", .tabItem, "tab")
    tab.tag = "3"
    let storyboard = Storyboard(
      scenes: [Scene("Words", .content, className: "Words")],
      views: [
        view("label", .view, "label"), view("own", .view, "other"),
        view("button", .button, "button"), field, view("notes", .text, "notes"),
        view("title", .title, "title"), view("navigationItem", .navigationItem, "bar"), tab,
      ])
    let world = World(
      storyboard: storyboard, stage: Stage(root: StageEntry("w", .scene("Words"))))
    #expect(system.trace(of: Scenario(world, steps: [])).tree == "w")
    #expect(
      read.value.withLock { $0 } == [
        "label", "own", "button", "typed", "empty", "notes", "title", "bar", "tab", "3",
      ])
  }
}
