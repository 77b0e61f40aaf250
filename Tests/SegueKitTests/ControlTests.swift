import SegueKit
import Testing

/// A page in a window whose view holds a control, and what the control has told.
private final class Desk<Control: UIControl> {
  let staging = Staging()
  let page: Page
  let control: Control
  var told: [String] = []

  init(_ make: () -> Control) {
    page = staging.make { Page("page") }
    control = staging.make(make)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [unowned self] _ in told.append(name) }, for: event)
    }
    staging.make {
      page.view.addSubview(control)
      staging.window.rootViewController = page
    }
  }

  /// What is told while something is done.
  func told(_ body: (Control) -> Void) -> [String] {
    told = []
    staging.make { body(control) }
    return told
  }
}

@Suite struct `A control in a view` {
  @Test func `tells what a finger does`() {
    #expect(Desk { UIControl() }.told { $0.touch() } == ["down", "up"])
    #expect(Desk { UIButton(type: .system) }.told { $0.touch() } == ["down", "up", "primary"])
  }

  @Test func `hears nothing of touches that do not reach it`() {
    let desk = Desk { UIButton(configuration: .filled()) }
    desk.control.isEnabled = false
    #expect(desk.told { $0.touch() } == [])
    desk.control.isEnabled = true
    desk.page.view.alpha = 0
    #expect(desk.told { $0.touch() } == [])
    desk.page.view.alpha = 1
    let label = desk.staging.make { UILabel() }
    desk.staging.make {
      desk.page.view.addSubview(label)
      label.addSubview(desk.control)
    }
    #expect(desk.told { $0.touch() } == [])
    label.isUserInteractionEnabled = true
    #expect(desk.told { $0.touch() } == ["down", "up", "primary"])
    desk.staging.make { desk.page.presentAtOnce(Page("sheet")) }
    #expect(desk.told { $0.touch() } == [])
  }

  @Test func `is not let go of in it when it is gone by then`() {
    let desk = Desk { UIButton() }
    desk.control.addAction(UIAction { _ in desk.control.removeFromSuperview() }, for: .touchDown)
    #expect(desk.told { $0.touch() } == ["down"])
  }

  @Test func `is the sender of its actions while they act`() {
    let desk = Desk { UISwitch() }
    var seen: [Bool] = []
    let action = UIAction { seen.append(($0.sender as? UISwitch)?.isOn ?? false) }
    desk.control.addAction(action, for: .valueChanged)
    _ = desk.told { $0.touch() }
    #expect(seen == [true])
    #expect(action.sender == nil)
    #expect(desk.told { $0.setOn(false, animated: true) } == [])
  }

  @Test func `sends no more what was taken away`() {
    let desk = Desk { UIControl() }
    let receiver = desk.staging.make { Receiver("receiver") }
    let action = UIAction { _ in receiver.count += 1 }
    desk.control.addAction(action, for: [.touchDown, .touchUpInside])
    desk.control.addTarget(receiver, action: "count:", for: .touchUpInside)
    _ = desk.told { $0.touch() }
    #expect(receiver.count == 3)
    desk.control.removeAction(action, for: .touchUpInside)
    desk.control.removeTarget(receiver, action: "other:", for: .touchUpInside)
    _ = desk.told { $0.touch() }
    #expect(receiver.count == 5)
    desk.control.removeAction(action, for: .allEvents)
    desk.control.removeTarget(nil, action: nil, for: .allTouchEvents)
    _ = desk.told { $0.touch() }
    #expect(receiver.count == 5)
  }
}

private final class Receiver: Page {
  var count = 0

  init(_ title: String) { super.init(title) }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "count:" ? { [unowned self] _ in count += 1 } : nil
  }
}

@Suite struct `A button` {
  @Test func `has the words of its state, or the usual ones`() {
    let button = UIButton(type: .system)
    let label = button.titleLabel
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    #expect(button.currentTitle == "Buy" && label?.text == "Buy")
    #expect(button.title(for: .highlighted) == "Buy")
    button.isEnabled = false
    #expect(button.currentTitle == "Sold")
  }

  @Test func `acts by its primary action, and has its words`() {
    var count = 0
    let desk = Desk { UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 }) }
    _ = desk.told { $0.touch() }
    #expect(count == 1)
    #expect(desk.control.currentTitle == "Go")
  }

  @Test func `is chosen by a tap where that is what it is for`() {
    let desk = Desk { UIButton() }
    desk.control.changesSelectionAsPrimaryAction = true
    _ = desk.told { $0.touch() }
    #expect(desk.control.isSelected && desk.control.state == .selected)
  }
}

@Suite struct `A value` {
  @Test func `of a switch turns round with a touch`() {
    let desk = Desk { UISwitch() }
    #expect(desk.told { $0.touch() } == ["down", "value", "primary", "up"])
    #expect(desk.control.isOn)
  }

  @Test func `of a slider stays within its ends`() {
    let desk = Desk { UISlider() }
    #expect(desk.told { $0.slide(to: 4) } == ["value", "primary"])
    #expect(desk.control.value == 1)
    desk.control.maximumValue = 10
    desk.control.value = 7
    desk.control.minimumValue = 8
    #expect(desk.control.value == 8)
  }

  @Test func `of a stepper ends, or begins anew`() {
    let desk = Desk { UIStepper() }
    desk.control.maximumValue = 1
    _ = desk.told { for _ in 0..<3 { $0.step(up: true) } }
    #expect(desk.control.value == 1)
    desk.control.wraps = true
    _ = desk.told { $0.step(up: true) }
    #expect(desk.control.value == 0)
    _ = desk.told { $0.step(up: false) }
    #expect(desk.control.value == 1)
  }

  @Test func `of dots is one of them`() {
    let desk = Desk { UIPageControl() }
    desk.control.currentPage = 5
    #expect(desk.control.currentPage == 0)
    desk.control.numberOfPages = 2
    #expect(desk.told { $0.turn(forward: true) } == ["value", "primary"])
    #expect(desk.told { $0.turn(forward: true) } == [])
    desk.control.numberOfPages = 1
    #expect(desk.control.currentPage == 0)
  }
}

@Suite struct `A segmented control` {
  @Test func `tells that another one is chosen, and that only`() {
    let desk = Desk { UISegmentedControl(items: ["a", "b", "c"]) }
    #expect(desk.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(desk.told { $0.touch(segment: 1) } == ["value", "primary"])
    #expect(desk.told { $0.touch(segment: 1) } == [])
    #expect(desk.told { $0.selectedSegmentIndex = 2 } == [])
    desk.control.setEnabled(false, forSegmentAt: 0)
    #expect(desk.told { $0.touch(segment: 0) } == [])
    #expect(desk.control.selectedSegmentIndex == 2)
  }

  @Test func `keeps chosen what others come before, and not what goes`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 4
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `has the action of what is chosen act`() {
    var count = 0
    let desk = Desk {
      UISegmentedControl(actions: [UIAction(title: "a") { _ in count += 1 }])
    }
    desk.control.isMomentary = true
    _ = desk.told { $0.touch(segment: 0) }
    _ = desk.told { $0.touch(segment: 0) }
    #expect(count == 2)
  }
}

/// Who knows one action.
private final class Knower: UIView {
  private let name: String
  var heard = 0

  init(of name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector.name == name ? { [unowned self] _ in heard += 1 } : nil
  }
}

@Suite struct `An action that is sent` {
  private let desk = Desk { UIControl() }

  @Test func `to a view arrives there, as long as there is one`() {
    desk.staging.make {
      var knower: Knower? = Knower(of: "save")
      desk.control.addTarget(knower, action: "save")
      desk.control.addTarget(knower, action: "other")
      #expect(
        desk.control.actions(forTarget: knower, forControlEvent: .touchUpInside)
          == ["save", "other"])
      desk.control.sendActions()
      #expect(knower?.heard == 1)
      desk.control.removeTarget(knower, action: "other", for: .touchUpInside)
      knower = nil
      desk.control.sendActions()
      #expect(desk.control.actions(forTarget: desk.page, forControlEvent: .touchUpInside) == nil)
    }
  }

  @Test func `to nobody arrives at the first who has it`() {
    desk.staging.make {
      let (around, beside) = (Knower(of: "save"), Knower(of: "save"))
      desk.page.view.addSubview(around)
      desk.page.view.addSubview(beside)
      around.addSubview(desk.control)
      desk.control.addTarget(nil, action: "save")
      desk.control.sendActions()
      #expect((around.heard, beside.heard) == (1, 0))
      beside.becomeFirstResponder()
      desk.control.sendActions()
      #expect((around.heard, beside.heard) == (1, 1))
      let app = UIApplication.shared
      #expect(app.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
      #expect(!beside.isFirstResponder)
      #expect(!app.sendAction("delete", to: nil, from: desk.control, for: nil))
      #expect(app.sendAction("save", to: beside, from: nil, for: nil) && beside.heard == 2)
    }
  }

  @Test func `to give up being first responder does so`() {
    desk.staging.make {
      let knower = Knower(of: "save")
      desk.page.view.addSubview(knower)
      knower.becomeFirstResponder()
      desk.control.addTarget(knower, action: "resignFirstResponder")
      desk.control.sendActions()
      #expect(!knower.isFirstResponder)
    }
  }

  @Test func `by a button of a bar without a target arrives at the first responder`() {
    desk.staging.make {
      let knower = Knower(of: "save")
      desk.page.view.addSubview(knower)
      let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: "save")
      button.touch()
      knower.becomeFirstResponder()
      button.touch()
      #expect(knower.heard == 1)
    }
  }

  @Test func `by a button of a bar without a target goes up from the bar, as far as the app`() {
    final class Helper: UIResponder, UIApplicationDelegate {
      private(set) var heard = 0

      override func action(for selector: Selector) -> ((Any) -> Void)? {
        selector.name == "help" ? { [unowned self] _ in heard += 1 } : nil
      }
    }
    let helper = Helper()
    desk.staging.make {
      UIApplication.shared.delegate = helper
      let page = Page("page")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Help", style: .plain, target: nil, action: "help")
      desk.staging.window.rootViewController = UINavigationController(rootViewController: page)
      page.touchables.first { $0.title == "Help" }?.touch()
      #expect(UIApplication.shared.next === helper && helper.heard == 1)
    }
  }
}
