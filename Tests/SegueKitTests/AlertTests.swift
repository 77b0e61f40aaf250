import SegueKit
import Testing

@Suite struct `An alert` {
  private let staging: Staging
  private let root: Page
  private let alert: UIAlertController
  private let yes: UIAlertAction
  private let no: UIAlertAction
  private let chosen = Chosen()

  init() {
    let (staging, chosen) = (Staging(), chosen)
    self.staging = staging
    root = staging.make { Page("root") }
    alert = staging.make {
      UIAlertController(title: "alert", message: "Sure?", preferredStyle: .alert)
    }
    yes = UIAlertAction(title: "Yes", style: .default) { chosen.titles.append($0.title ?? "") }
    no = UIAlertAction(title: "No", style: .cancel) { chosen.titles.append($0.title ?? "") }
    staging.make {
      staging.window.rootViewController = root
      alert.addAction(yes)
      alert.addAction(no)
    }
  }

  @Test func `lies above what it asks about, in any window`() {
    staging.make {
      staging.window.traitOverrides.horizontalSizeClass = .compact
      root.present(alert, animated: true)
      staging.environment.settle()
      alert.presentationController?.pullDown()
      alert.presentationController?.touchOutside()
    }
    #expect(staging.tree == "root+alert")
    #expect(staging.diary.lines("willDisappear root") == [])
    #expect(alert.actions.map(\.title) == ["Yes", "No"])
    #expect(alert.preferredStyle == .alert && alert.message == "Sure?")
  }

  @Test func `goes when an answer is touched, and then acts`() {
    staging.make {
      root.present(alert, animated: false)
      alert.touch(yes)
      #expect(chosen.titles == [] && alert.isBeingDismissed)
      alert.touch(no)
      staging.environment.settle()
    }
    #expect(chosen.titles == ["Yes"])
    #expect(staging.tree == "root")
  }

  @Test func `may be followed by another one`() {
    let next = staging.make {
      UIAlertController(title: "next", message: nil, preferredStyle: .alert)
    }
    staging.make {
      let more = UIAlertAction(title: "More", style: .destructive) { [root] _ in
        root.present(next, animated: true)
      }
      alert.addAction(more)
      root.present(alert, animated: false)
      alert.touch(more)
      staging.environment.settle()
    }
    #expect(staging.tree == "root+next")
  }

  @Test func `is not answered where it cannot be touched`() {
    staging.make {
      alert.touch(yes)
      root.present(alert, animated: true)
      alert.touch(yes)
      staging.environment.settle()
      alert.touch(UIAlertAction(title: "Other", style: .default))
      no.isEnabled = false
      alert.touch(no)
      alert.present(Page("above"), animated: false)
      alert.touch(yes)
      staging.environment.settle()
    }
    #expect(chosen.titles == [])
    #expect(staging.tree == "root+alert+above")
  }

  @Test func `cancels in one way only`() {
    staging.make { alert.addAction(UIAlertAction(title: "Back", style: .cancel)) }
    #expect(staging.diary.lines("misuse") == ["misuse secondCancelAction alert"])
  }
}

@Suite struct `A text field of an alert` {
  @Test func `says what the user has typed when an action acts`() {
    let staging = Staging()
    let root = staging.make { Page("root") }
    var name: String?
    staging.make {
      staging.window.rootViewController = root
      let alert = UIAlertController(title: "name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      let rename = UIAlertAction(title: "Rename", style: .default) { [unowned alert] _ in
        name = alert.textFields?.first?.text
      }
      alert.addAction(rename)
      root.present(alert, animated: false)
      #expect(alert.view.subviews.first === alert.textFields?.first)
      alert.textFields?.first?.type("Rex")
      alert.touch(rename)
      staging.environment.settle()
    }
    #expect(name == "Rex")
  }

  @Test func `is none of an action sheet's`() {
    let staging = Staging()
    staging.make {
      UIAlertController(title: "sheet", message: nil, preferredStyle: .actionSheet).addTextField()
    }
    #expect(staging.diary.lines("misuse") == ["misuse fieldInActionSheet sheet"])
  }
}

@Suite struct `An action sheet` {
  private func staging(_ chosen: Chosen) -> (Staging, Page, UIAlertController) {
    let staging = Staging()
    let (root, sheet) = staging.make {
      (Page("root"), UIAlertController(title: "sheet", message: nil, preferredStyle: .actionSheet))
    }
    staging.make {
      staging.window.rootViewController = root
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.titles.append("Cancel") })
    }
    return (staging, root, sheet)
  }

  @Test func `must point at something in a wide window`() {
    let (staging, root, sheet) = staging(Chosen())
    staging.make { root.present(sheet, animated: true) }
    #expect(staging.diary.lines("misuse") == ["misuse popoverWithoutAnchor sheet"])
  }

  @Test func `is cancelled by a touch outside`() {
    let chosen = Chosen()
    let (staging, root, sheet) = staging(chosen)
    staging.make {
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
      staging.environment.settle()
      sheet.presentationController?.touchOutside()
      #expect(chosen.titles == [])
      staging.environment.settle()
    }
    #expect(chosen.titles == ["Cancel"])
    #expect(staging.tree == "root")
  }

  @Test func `points at nothing in a narrow window, and leaves what is below in place`() {
    let (staging, root, sheet) = staging(Chosen())
    staging.make {
      staging.window.traitOverrides.horizontalSizeClass = .compact
      root.present(sheet, animated: true)
      staging.environment.settle()
    }
    #expect(staging.tree == "root+sheet")
    #expect(staging.diary.lines("willDisappear root") == [])
  }
}

/// What was chosen, in order.
private final class Chosen {
  var titles: [String] = []
}
