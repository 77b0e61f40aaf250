import SegueKit
import Testing

/// A screen that writes down when it is brought up to date and laid out.
private final class Counter: UIViewController {
  let digits = Digits(frame: .zero)
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(digits)
    digits.tell = { [unowned self] in calls.append("digits") }
  }

  override func updateProperties() {
    super.updateProperties()
    calls.append("update")
  }

  override func viewWillLayoutSubviews() { calls.append("lay out") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }

  func forget() { calls = [] }
}

private final class Digits: UIView {
  var tell: (() -> Void)?

  override func updateProperties() {
    super.updateProperties()
    tell?()
  }
}

@Suite struct `What is shown` {
  private let staging = Staging()

  private func shown() -> Counter {
    staging.make {
      let counter = Counter()
      staging.window.rootViewController = counter
      return counter
    }
  }

  @Test func `is brought up to date before it is first laid out, and not each time`() {
    let counter = shown()
    #expect(counter.calls == ["will", "update", "lay out", "digits", "did"])
    counter.forget()
    staging.make {
      counter.view.setNeedsLayout()
      staging.environment.settle()
    }
    #expect(counter.calls == ["lay out"])
  }

  @Test func `is brought up to date once when everything settles, without being laid out`() {
    let counter = shown()
    counter.forget()
    staging.make {
      counter.setNeedsUpdateProperties()
      counter.setNeedsUpdateProperties()
      counter.digits.setNeedsUpdateProperties()
      #expect(counter.calls.isEmpty)
      staging.environment.settle()
      staging.environment.settle()
    }
    #expect(counter.calls == ["update", "digits"])
  }

  @Test func `is brought up to date at once when code asks`() {
    let counter = shown()
    counter.forget()
    staging.make {
      counter.updatePropertiesIfNeeded()
      #expect(counter.calls.isEmpty)
      counter.setNeedsUpdateProperties()
      counter.updatePropertiesIfNeeded()
      #expect(counter.calls == ["update"])
      staging.environment.settle()
    }
    #expect(counter.calls == ["update"])
  }

  @Test func `waits for the view to be seen where it is not`() {
    let counter = shown()
    staging.make {
      staging.window.rootViewController = UIViewController()
      counter.forget()
      counter.setNeedsUpdateProperties()
      staging.environment.settle()
      #expect(counter.calls.isEmpty)
      staging.window.rootViewController = counter
    }
    #expect(counter.calls == ["will", "update", "lay out", "did"])
  }
}
