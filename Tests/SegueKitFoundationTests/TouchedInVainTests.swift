import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A page with a button that does nothing in a narrow window, one that never does anything, and one
/// that does something when some time has passed.
private final class SlowPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Wide") { page in
      guard page.traitCollection.horizontalSizeClass == .regular else { return }
      page.present(UIAlertController(title: "Hi", message: nil, preferredStyle: .alert))
    }
    addButton("Idle") { _ in }
    addButton("Late") { page in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak page] _ in
        page?.present(UIAlertController(title: "Late", message: nil, preferredStyle: .alert))
      }
    }
  }

  private func addButton(_ title: String, act: @escaping (SlowPage) -> Void) {
    let action = UIAction(title: title) { [unowned self] _ in act(self) }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }

  private func present(_ alert: UIAlertController) {
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@Suite struct `What is touched in vain` {
  @Test func `is told by the width, and not by what comes of something else`() throws {
    let app = CodeMadeApp { UINavigationController(rootViewController: SlowPage()) }
    let reach = try #require(app.report(flows: 100).reach.code)
    // The field of the alert and its return key are UIKit's.
    #expect(reach.touchedInVain.map(\.name) == ["Idle"])
    #expect(reach.touchedInVain(only: .compact).map(\.name) == ["Wide"])
    #expect(reach.touchedInVain(only: .regular) == [])
  }

  @Test func `may also be a signal`() throws {
    let app = CodeMadeApp { UINavigationController(rootViewController: SlowPage()) }
    let deaf = RegisteredSignal("deaf") {}
    let heard = RegisteredSignal("heard") {
      (UIApplication.shared.keyWindow?.rootViewController as? UINavigationController)?
        .pushViewController(UIViewController(), animated: true)
    }
    let reach = try #require(app.report(flows: 100, signals: [deaf, heard]).reach.code)
    #expect(reach.signalsInVain == ["deaf"])
  }
}
