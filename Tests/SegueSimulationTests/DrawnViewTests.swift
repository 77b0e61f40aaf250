import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A screen of settings, as a storyboard draws it.
private final class SettingsController: UIViewController, UITextFieldDelegate {
  private let wifi = UISwitch()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet(UIButton()) private var save: UIButton!
  @Outlet(UIView()) private var lost: UIView?
  @Outlet(NSLayoutConstraint()) private var height: NSLayoutConstraint?
  private let name = UITextField()
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    save.isEnabled = wifi.isOn
    panel.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Help") { [unowned self] _ in
          performSegue(withIdentifier: "help", sender: nil)
        }))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let next = segue.destination as? SettingsController,
      next.save != nil || lost != nil || height == nil
    {
      present(UIAlertController())
    }
    if segue.identifier == "save", sender as? UIButton !== save { present(UIAlertController()) }
  }

  private func present(_ alert: UIAlertController) { present(alert, animated: false) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField !== name }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    switch selector {
    case "turn:": return { [unowned self] in save.isEnabled = ($0 as? UISwitch)?.isOn == true }
    case "choose:":
      return { [unowned self] sender in
        guard (sender as? UISegmentedControl)?.selectedSegmentIndex == 1 else { return }
        panel.isHidden = true
      }
    default: return super.action(for: selector)
    }
  }
}

@Suite struct `What a storyboard draws` {
  private func play(
    _ actions: Step.Action..., drawing change: (inout [DrawnView]) -> Void = { _ in }
  ) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(SettingsController.self, named: "Settings") { SettingsController() }
    ])
    var wifi = DrawnView(in: "Settings", "Wifi", .switch, outlet: "wifi")
    wifi.sends = [DrawnView.Sending("turn:", on: .valueChanged)]
    var name = DrawnView(in: "Settings", "Name", .field, outlet: "name")
    name.marks = .delegate
    name.sends = [DrawnView.Sending("began:", on: .editingDidBegin)]
    var kind = DrawnView(in: "Settings", "Kind", .segments)
    kind.segments = ["One", "Two"]
    kind.sends = [DrawnView.Sending("choose:", on: .valueChanged)]
    var views = [
      wifi, name, kind, DrawnView(in: "Settings", "Save", .button, outlet: "save"),
      DrawnView(in: "Settings", "Panel", .view, outlet: "panel"),
      DrawnView(in: "Settings", "height", .view, outlet: "height"),
    ]
    change(&views)
    let storyboard = Storyboard(
      scenes: [Scene("Settings", .content, className: "Settings"), Scene("Done", .content)],
      segues: [
        Segue(from: "Settings", "save", .present("Done", style: nil)),
        Segue(from: "Settings", "help", .present("Done", style: nil)),
        Segue(from: "Settings", "more", .present("Settings", style: nil)),
      ],
      controls: [Control(in: "Settings", "Save", fires: [.segue("save")])], views: views)
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: Stage(root: StageEntry("s", .scene("Settings")))),
        steps: actions.map { Step($0, creating: ["d"]) }))
  }

  @Test(arguments: [["1e300", "-1e300"], ["nan"], ["inf", "nan"], ["0.5"]] as [[NumberName]])
  func `has no segments but those that can be counted`(numbers: [NumberName]) {
    let trace = play(.tap("s", "Kind")) { views in views[2].numbers = numbers }
    #expect(trace.steps.count == 1 && !trace.isHalted)
  }

  @Test func `is what its class keeps, and the sender of what it fires`() {
    #expect(play(.tap("s", "Save")).sent == [.declined(.disabled)])
    #expect(play(.tap("s", "Wifi"), .tap("s", "Save")).tree == "s+d")
  }

  @Test func `fills an outlet when the view is loaded, and none that it does not know`() {
    #expect(play(.performSegue("s", "more")).tree == "s+d")
  }

  @Test func `is there in the state in which it is drawn`() {
    let on = play(.tap("s", "Save")) { $0[0].marks.insert(.on) }
    #expect(on.tree == "s+d")
    let hidden = play(.tap("s", "Wifi")) { $0[0].marks.insert(.hidden) }
    #expect(hidden.sent == [.declined(.noSuchControl)])
    let disabled = play(.tap("s", "Wifi")) { $0[0].marks.insert(.disabled) }
    #expect(disabled.sent == [.declined(.disabled)])
  }

  @Test func `cannot be touched where its class hides it, as a control of the storyboard`() {
    let hidden = play(.tap("s", "Save")) {
      $0[0].marks.insert(.on)
      $0[3].marks.insert(.hidden)
    }
    #expect(hidden.sent == [.declined(.noSuchControl)])
  }

  @Test func `is made where its class keeps none`() {
    let segments = play(.tap("s", "Two"), .tap("s", "Help"))
    #expect(segments.sent.contains(.declined(.noSuchControl)))
    #expect(play(.tap("s", "One"), .tap("s", "Help")).tree == "s+d")
  }

  @Test func `holds what its class puts into it`() {
    #expect(play(.tap("s", "Help")).tree == "s+d")
    let without = play(.tap("s", "Help")) { $0.remove(at: 4) }
    #expect(without.sent == [.declined(.noSuchControl)])
  }

  @Test func `is hidden with what it stands in`() {
    let open = play(.tap("s", "Two"), .tap("s", "Save")) { $0[0].marks.insert(.on) }
    #expect(open.tree == "s+d")
    let hidden = play(.tap("s", "Two"), .tap("s", "Save")) {
      $0[0].marks.insert(.on)
      $0[3].container = "Panel"
      $0.swapAt(3, 4)
    }
    #expect(hidden.sent.contains(.declined(.noSuchControl)))
  }

  @Test(arguments: [DrawnView.Marks.untouchable, .transparent, .hidden])
  func `cannot be touched where it is drawn so`(mark: DrawnView.Marks) {
    let wifi = play(.tap("s", "Wifi")) { $0[0].marks.insert(mark) }
    #expect(wifi.sent == [.declined(.noSuchControl)])
  }

  @Test func `stands at the numbers with which it is drawn`() {
    let stepper: (inout [DrawnView]) -> Void = { views in
      var count = DrawnView(in: "Settings", "Count", .stepper)
      (count.tag, count.numbers) = ("7", ["2", "1", "3", "1"])
      count.sends = [DrawnView.Sending("count:", on: .valueChanged)]
      views.append(count)
    }
    #expect(
      play(.tap("s", "Count-minus"), .tap("s", "Count-minus"), drawing: stepper).sent(.report).count
        == 1)
    #expect(play(.tap("s", "Count-plus"), drawing: stepper).sent(.report).count == 1)
    #expect(
      play(.tap("s", "Count-minus"), .tap("s", "Count-plus"), drawing: stepper).sent(.report).count
        == 2)
  }

  @Test func `asks its delegate`() {
    #expect(play(.tap("s", "Name")).sent(.report) == [])
    let undelegated = play(.tap("s", "Name")) { $0[1].marks = [] }
    #expect(undelegated.sent(.report).count == 1)
  }
}
