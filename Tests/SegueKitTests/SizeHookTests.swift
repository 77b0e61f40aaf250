import SegueKit
import Testing

@Suite struct `Before the window gets another width` {
  private let testimony = Testimony()

  private func page(_ title: String, passesOn: Bool = true) -> Measured {
    Measured(title, testimony, passesOn: passesOn)
  }

  private func resizing(_ set: (Staging) -> Void) -> Staging {
    let staging = Staging(set)
    staging.make { staging.window.traitOverrides.horizontalSizeClass = .compact }
    return staging
  }

  private func resizing<Root: UIViewController>(under make: () -> Root) -> (Staging, Root) {
    let staging = Staging()
    let root = staging.make(make)
    staging.make {
      staging.window.rootViewController = root
      staging.window.traitOverrides.horizontalSizeClass = .compact
    }
    return (staging, root)
  }

  @Test func `all hear of the traits, then of the size, then that it has changed`() {
    let staging = resizing { $0.window.rootViewController = page("root") }
    #expect(
      testimony.lines == [
        "root traits compact while regular", "root size 320 while regular",
        "root had regular and has compact", "root alongside compact", "root completion compact",
      ])
    #expect(staging.diary.lines("size") == ["size compact"])
  }

  @Test func `a parent passes it on to its children, if it calls super`() {
    let staging = resizing { staging in
      let outer = page("outer")
      let silent = page("silent", passesOn: false)
      for child in [page("child"), silent] {
        outer.addChild(child)
        child.didMove(toParent: outer)
      }
      silent.addChild(page("unheard"))
      staging.window.rootViewController = stack("nav", page("hidden"), outer)
    }
    #expect(
      testimony.heard == [
        "hidden traits", "outer traits", "child traits", "silent traits", "hidden size",
        "outer size", "child size", "silent size",
      ])
    #expect(
      staging.diary.lines("heard") == [
        "heard nav traits", "heard hidden traits", "heard outer traits", "heard child traits",
        "heard nav size", "heard hidden size", "heard outer size", "heard child size",
      ])
  }

  @Test func `a presentation passes it on to who is presented, whatever its presenter does`() {
    _ = resizing { staging in
      let root = page("root", passesOn: false)
      staging.window.rootViewController = root
      let sheet = page("sheet")
      root.presentAtOnce(sheet)
      sheet.presentAtOnce(page("upper"))
    }
    #expect(
      testimony.heard == [
        "root traits", "root size", "sheet traits", "sheet size", "upper traits", "upper size",
      ])
  }

  @Test func `a container may share out less`() {
    _ = resizing { staging in
      let half = Half("half")
      half.addChild(page("child"))
      staging.window.rootViewController = half
    }
    #expect(testimony.lines.contains("child size 160 while regular"))
  }

  @Test func `nobody hears of a width that it has`() {
    let staging = Staging { $0.window.rootViewController = page("root") }
    staging.make { staging.window.traitOverrides.horizontalSizeClass = .regular }
    #expect(testimony.lines == [])
  }

  @Test func `what goes meanwhile is gone before the width changes`() {
    let staging = resizing { staging in
      let root = Closing("root")
      staging.window.rootViewController = root
      root.presentAtOnce(page("sheet"))
    }
    #expect(staging.tree == "root")
    #expect(
      staging.diary.lines("dismiss", "size", "adapt") == [
        "dismiss sheet from root", "size compact",
      ])
  }

  @Test func `nobody hears any more of it once there was a misuse`() {
    let staging = resizing { staging in
      staging.window.rootViewController = Wrong("wrong", testimony)
    }
    #expect(staging.environment.isHalted)
    #expect(testimony.lines == [])
    #expect(staging.diary.lines("size") == [])
  }

  @Test func `the coordinator is over after a misuse, and can be asked when everybody is gone`() {
    let kept = resizing(under: { Wrong("wrong", testimony) }).1.coordinator
    #expect(kept?.animate(alongsideTransition: nil, completion: { _ in }) == false)
  }

  @Test func `who asks for it again meanwhile changes nothing`() {
    let (staging, root) = resizing(under: { Insistent("root", testimony, [.compact]) })
    #expect(
      testimony.lines == [
        "root traits compact while regular", "root size 320 while regular",
        "root had regular and has compact", "root alongside compact", "root completion compact",
      ])
    #expect(staging.diary.lines("size") == ["size compact"])
    #expect(root.isReleased)
  }

  @Test(arguments: [[UIUserInterfaceSizeClass.regular], [.unspecified], [.compact, .regular]])
  func `who takes it back meanwhile keeps the width`(wishes: [UIUserInterfaceSizeClass]) {
    let (staging, root) = resizing(under: { Insistent("root", testimony, wishes) })
    #expect(staging.window.traitOverrides.horizontalSizeClass == wishes.last)
    #expect(
      testimony.lines == [
        "root traits compact while regular", "root size 320 while regular",
        "root alongside regular", "root completion regular",
      ])
    #expect(staging.diary.lines("size") == [])
    #expect(root.isReleased)
    staging.make { staging.window.traitOverrides.horizontalSizeClass = .compact }
    #expect(staging.diary.lines("size") == ["size compact"])
  }
}

@Suite struct `The size that is preferred` {
  @Test func `is told to the parent or to what looks after the presentation`() {
    let testimony = Testimony()
    let staging = Staging()
    staging.make {
      let (root, sheet) = (Measured("root", testimony, passesOn: true), Page("sheet"))
      staging.window.rootViewController = root
      let child = Page("child")
      root.addChild(child)
      child.preferredContentSize = CGSize(width: 100, height: 50)
      child.preferredContentSize = CGSize(width: 100, height: 50)
      root.presentAtOnce(sheet)
      sheet.preferredContentSize.width = 20
      #expect(sheet.presentationController?.preferredContentSize == CGSize(width: 20, height: 0))
    }
    #expect(testimony.lines == ["root prefers 100"])
  }
}

/// A page that writes down what it hears of its size.
private class Measured: Page {
  private let testimony: Testimony
  private let passesOn: Bool

  init(_ title: String, _ testimony: Testimony, passesOn: Bool) {
    self.testimony = testimony
    self.passesOn = passesOn
    super.init(title)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("traits \(newCollection.horizontalSizeClass) while", traitCollection)
    if passesOn { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size \(Int(size.width)) while", traitCollection)
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    coordinator.animate(
      alongsideTransition: { [self] _ in note("alongside", traitCollection) },
      completion: { [self] _ in note("completion", traitCollection) })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard let previousTraitCollection else { return }
    note("had \(previousTraitCollection.horizontalSizeClass) and has", traitCollection)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    testimony.lines.append("\(title ?? "?") prefers \(Int(container.preferredContentSize.width))")
  }

  private func note(_ words: String, _ traits: UITraitCollection) {
    testimony.lines.append("\(title ?? "?") \(words) \(traits.horizontalSizeClass)")
  }
}

extension Testimony {
  /// Who has heard what before the change, in order.
  fileprivate var heard: [String] {
    lines.filter { $0.hasSuffix("while regular") }.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }
}

/// A page that gives its children half of what it has.
private final class Half: Page {
  init(_ title: String) { super.init(title) }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
}

/// A page that closes what it presents when it will have less room.
private final class Closing: Page {
  init(_ title: String) { super.init(title) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size.width < 500 { dismiss(animated: true) }
  }
}

/// A page that keeps the coordinator of a change.
private class Keeping: Measured {
  final var coordinator: (any UIViewControllerTransitionCoordinator)?

  /// Whether the coordinator takes on nothing any more.
  final var isReleased: Bool {
    coordinator?.animate(alongsideTransition: nil, completion: { _ in }) == false
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    self.coordinator = coordinator
    super.willTransition(to: newCollection, with: coordinator)
  }
}

/// A page that asks for other widths, once, when it hears of its size.
private final class Insistent: Keeping {
  private var wishes: [UIUserInterfaceSizeClass]

  init(_ title: String, _ testimony: Testimony, _ wishes: [UIUserInterfaceSizeClass]) {
    self.wishes = wishes
    super.init(title, testimony, passesOn: true)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let due = wishes
    wishes = []
    for wish in due { viewIfLoaded?.window?.traitOverrides.horizontalSizeClass = wish }
  }
}

/// A page that does what raises when its traits change.
private final class Wrong: Keeping {
  init(_ title: String, _ testimony: Testimony) { super.init(title, testimony, passesOn: true) }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    self.coordinator = coordinator
    performSegue(withIdentifier: "unknown", sender: nil)
  }
}
