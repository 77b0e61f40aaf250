import SegueKit
import Testing

/// Who names the column that is left on top, and writes down what it is told.
private final class ColumnWitness: UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?
  private(set) var lines: [String] = []
  /// What is done when it is asked for the column on top.
  var whenAsked: (UISplitViewController) -> Void = { _ in }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top \(proposedTopColumn)")
    whenAsked(svc)
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    lines.append("expand to \(proposedDisplayMode)")
    return mode ?? proposedDisplayMode
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    lines.append("mode \(displayMode)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    lines.append("show \(column)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    lines.append("hide \(column)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
}

/// Columns of mail: accounts and letters, and perhaps folders between them.
private func mail(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
  let mail = UISplitViewController(style: style)
  mail.title = "mail"
  mail.setViewController(stack("accounts", Page("all")), for: .primary)
  if style == .tripleColumn {
    mail.setViewController(stack("folders", Page("inbox")), for: .supplementary)
  }
  mail.setViewController(stack("letters", Page("letter")), for: .secondary)
  return mail
}

/// Gives itself its columns when its view loads.
private final class LoadingMail: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewController(stack("accounts", Page("all")), for: .primary)
    setViewController(stack("letters", Page("letter")), for: .secondary)
  }
}

extension Staging {
  /// Gives the window a width.
  fileprivate func becomes(_ size: UIUserInterfaceSizeClass) {
    window.traitOverrides.horizontalSizeClass = size
  }
}

@Suite struct `Columns with names` {
  @Test func `can be emptied when its stack has another root than the one that was given`() {
    let staging = Staging()
    staging.make {
      let columns = mail()
      columns.setViewController(Page("draft"), for: .secondary)
      staging.window.rootViewController = columns
      let stack = columns.viewController(for: .secondary)?.navigationController
      stack?.setViewControllers([Page("other")], animated: false)
      staging.environment.settle()
      #expect(stack != nil && columns.viewController(for: .secondary) === stack)
      columns.setViewController(nil, for: .secondary)
      #expect(columns.viewController(for: .secondary) == nil && columns.children.count == 1)
    }
  }

  @Test func `lie in their order, whoever is given first`() {
    let staging = Staging()
    staging.make {
      let mail = UISplitViewController(style: .tripleColumn)
      mail.title = "mail"
      let plain = Page("letter")
      mail.setViewController(plain, for: .secondary)
      mail.setViewController(stack("folders"), for: .supplementary)
      mail.setViewController(stack("accounts"), for: .primary)
      staging.window.rootViewController = mail
      plain.navigationController?.title = "letters"
      #expect(mail.style == .tripleColumn)
      #expect(mail.viewController(for: .secondary) === plain)
      #expect(mail.viewController(for: .compact) == nil)
      #expect(staging.tree == "mail[accounts folders letters[letter]]")
      mail.setViewController(stack("new"), for: .supplementary)
      #expect(staging.tree == "mail[accounts new letters[letter]]")
      mail.setViewController(nil, for: .primary)
      #expect(staging.tree == "mail[new letters[letter]]")
    }
  }

  @Test func `are shown and hidden, with all after them`() {
    let staging = Staging()
    let witness = ColumnWitness()
    staging.make {
      let mail = mail(.tripleColumn)
      mail.delegate = witness
      staging.window.rootViewController = mail
      #expect(mail.displayMode == .twoBesideSecondary)
      mail.hide(.primary)
      #expect(mail.visibleChildren.map(\.title) == ["folders", "letters"])
      mail.preferredDisplayMode = .secondaryOnly
      #expect(mail.visibleChildren.map(\.title) == ["letters"])
      mail.hide(.supplementary)
      mail.show(.primary)
      #expect(mail.visibleChildren.map(\.title) == ["accounts", "folders", "letters"])
    }
    #expect(
      witness.lines == [
        "hide primary", "mode oneBesideSecondary", "mode secondaryOnly", "show primary",
        "mode twoBesideSecondary",
      ])
  }

  @Test func `collapse onto the stack of the first, and expand again whatever was taken off`() {
    let staging = Staging()
    let witness = ColumnWitness()
    staging.make {
      let mail = mail(.tripleColumn)
      mail.delegate = witness
      staging.window.rootViewController = mail
      staging.becomes(.compact)
      #expect(staging.tree == "mail[accounts[all folders[inbox] letters[letter]]]")
      mail.show(.primary)
      #expect(staging.tree == "mail[accounts[all]]")
      mail.show(.secondary)
      #expect(staging.tree == "mail[accounts[all letters[letter]]]")
      mail.hide(.secondary)
      #expect(staging.tree == "mail[accounts[all]]")
      witness.mode = .secondaryOnly
      staging.becomes(.regular)
      #expect(staging.tree == "mail[accounts[all] folders[inbox] letters[letter]]")
      #expect(mail.visibleChildren.map(\.title) == ["letters"])
    }
    #expect(
      witness.lines == [
        "top secondary", "collapsed", "show secondary", "expand to twoBesideSecondary", "expanded",
      ])
    #expect(staging.diary.lines("collapse", "expand") == ["collapse mail", "expand mail"])
  }

  @Test func `collapse up to the one that the delegate names`() {
    let staging = Staging()
    let witness = ColumnWitness()
    witness.top = .primary
    staging.make {
      let mail = mail()
      mail.delegate = witness
      staging.window.rootViewController = mail
      staging.becomes(.compact)
      #expect(staging.tree == "mail[accounts[all]]")
      mail.setViewController(stack("others", Page("other")), for: .secondary)
      #expect(staging.tree == "mail[accounts[all]]")
      mail.show(.secondary)
      #expect(staging.tree == "mail[accounts[all others[other]]]")
      mail.showDetailViewController(stack("drafts", Page("draft")), sender: nil)
      #expect(staging.tree == "mail[accounts[all drafts[draft]]]")
      staging.becomes(.regular)
      #expect(staging.tree == "mail[accounts[all] drafts[draft]]")
    }
  }

  @Test func `are what the delegate gives when it is asked`() {
    let staging = Staging()
    let witness = ColumnWitness()
    witness.whenAsked = { $0.setViewController(stack("drafts", Page("draft")), for: .secondary) }
    staging.make {
      let mail = mail()
      mail.delegate = witness
      staging.window.rootViewController = mail
      staging.becomes(.compact)
      #expect(staging.tree == "mail[accounts[all drafts[draft]]]")
      staging.becomes(.regular)
      #expect(staging.tree == "mail[accounts[all] drafts[draft]]")
    }
    #expect(witness.lines.filter { $0.hasPrefix("top") } == ["top secondary"])
  }

  @Test func `become one in a narrow window when they are given as the view loads`() {
    let staging = Staging()
    let witness = ColumnWitness()
    staging.make {
      staging.becomes(.compact)
      let mail = LoadingMail(style: .doubleColumn)
      mail.title = "mail"
      mail.delegate = witness
      staging.window.rootViewController = mail
      mail.loadViewIfNeeded()
      #expect(staging.tree == "mail[accounts[all letters[letter]]]")
    }
    #expect(witness.lines == ["collapsed", "top primary", "top secondary"])
  }

  @Test func `are put aside where one for the narrow window comes later`() {
    let staging = Staging()
    staging.make {
      let mail = mail()
      staging.window.rootViewController = mail
      staging.becomes(.compact)
      mail.setViewController(Page("small"), for: .compact)
      #expect(staging.tree == "mail[small]")
      mail.setViewController(stack("drafts", Page("draft")), for: .secondary)
      #expect(staging.tree == "mail[small]")
      mail.setViewController(nil, for: .compact)
      #expect(staging.tree == "mail[accounts[all drafts[draft]]]")
      staging.becomes(.regular)
      #expect(staging.tree == "mail[accounts[all] drafts[draft]]")
    }
    #expect(staging.diary.lines("misuse") == [])
  }

  @Test func `make room for who is there for a narrow window`() {
    let staging = Staging()
    staging.make {
      let mail = mail()
      mail.setViewController(tabs("tabs", Page("one")), for: .compact)
      staging.window.rootViewController = mail
      #expect(staging.tree == "mail[accounts[all] letters[letter]]")
      staging.becomes(.compact)
      mail.show(.secondary)
      #expect(staging.tree == "mail[tabs[one]]")
      mail.setViewController(tabs("others", Page("two")), for: .compact)
      #expect(staging.tree == "mail[others[two]]")
      staging.becomes(.regular)
      #expect(staging.tree == "mail[accounts[all] letters[letter]]")
    }
  }

  @Test func `ask who is on top, also where somebody is there for a narrow window`() {
    let staging = Staging()
    let witness = ColumnWitness()
    staging.make {
      let mail = mail()
      mail.delegate = witness
      let bar = tabs("tabs", Page("one"), Page("two"))
      mail.setViewController(bar, for: .compact)
      staging.window.rootViewController = mail
      witness.whenAsked = { _ in bar.selectedIndex = 1 }
      staging.becomes(.compact)
      #expect(bar.selectedIndex == 1)
      #expect(staging.tree == "mail[tabs[one two]]")
      staging.becomes(.regular)
      witness.top = .primary
      staging.becomes(.compact)
      #expect(staging.tree == "mail[accounts[all]]")
    }
    #expect(witness.lines.filter { $0.hasPrefix("top") } == ["top compact", "top compact"])
  }

  @Test func `have what nobody asks them for presented`() {
    let staging = Staging()
    staging.make {
      let mail = mail()
      staging.window.rootViewController = mail
      mail.show(Page("news"), sender: nil)
      #expect(staging.tree == "mail[accounts[all] letters[letter]]+news")
    }
  }

  @Test func `let go of who is given no more, and of all when they go`() {
    let staging = Staging()
    let census = Census()
    staging.make {
      let mail = mail()
      staging.window.rootViewController = mail
      mail.setViewController(Page("draft", census: census), for: .secondary)
      mail.setViewController(Page("reply", census: census), for: .secondary)
      #expect(census.count == 1)
      mail.setViewController(Page("small", census: census), for: .compact)
      staging.becomes(.compact)
      #expect(census.count == 2)
      staging.window.rootViewController = nil
    }
    #expect(census.count == 0)
  }

  @Test func `are raised for where the columns have none`() {
    let staging = Staging()
    staging.make {
      let columns = split("split", Page("list"), Page("item"))
      staging.window.rootViewController = columns
      columns.setViewController(Page("other"), for: .secondary)
    }
    #expect(staging.diary.lines("misuse") == ["misuse columnsWithoutStyle split"])
  }
}
