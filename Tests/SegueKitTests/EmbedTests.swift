import SegueKit
import Testing

/// A page that writes down what it sees of the embedding.
private final class Host: UIViewController {
  private(set) var notes: [String] = []
  private(set) var sender: Any?

  override func viewDidLoad() { notes.append("did load with \(children.count)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    self.sender = sender
    notes.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    notes.append(
      "prepare \(segue.identifier ?? "")\(segue.destination.isViewLoaded ? " late" : "")")
  }
}

/// A child that writes down what it is told of its parent.
private final class Guest: UIViewController {
  private(set) var notes: [String] = []

  override func viewDidLoad() { notes.append("did load in \(parent == nil ? "nobody" : "a host")") }

  override func willMove(toParent parent: UIViewController?) {
    notes.append("will move, while the host is \(isLoaded(parent))")
  }

  override func didMove(toParent parent: UIViewController?) {
    notes.append("did move, while the host is \(isLoaded(parent))")
  }

  private func isLoaded(_ parent: UIViewController?) -> String {
    (parent as? Host)?.notes.contains { $0.hasPrefix("did load") } == true ? "loaded" : "loading"
  }
}

@Suite struct `An embed segue` {
  private func make(_ segues: [UIStoryboardSegueTemplate], in staging: Staging) -> Host? {
    staging.make {
      let scenes = [UIStoryboardScene("Host", segues: segues) { Host() }]
      let child = UIStoryboardScene("Child") { Page("Child") }
      return UIStoryboard(scenes: scenes + [child]).instantiateViewController(
        withIdentifier: "Host") as? Host
    }
  }

  @Test func `is performed before viewDidLoad, with the source as its own sender`() throws {
    let staging = Staging()
    let template = UIStoryboardSegueTemplate("slot", .embed("Child"))
    let host = try #require(make([template], in: staging))
    staging.make { staging.window.rootViewController = host }
    #expect(host.notes == ["should slot", "prepare slot", "did load with 1"])
    #expect(host.sender as? UIViewController === host)
    #expect(host.children.first?.isViewLoaded == true)
  }

  @Test func `loads its child, and then moves it into the host`() {
    let staging = Staging()
    let guest = staging.make { Guest() }
    staging.make {
      let template = UIStoryboardSegueTemplate("slot", .embed("Guest"))
      let scenes = [
        UIStoryboardScene("Host", segues: [template]) { Host() },
        UIStoryboardScene("Guest") { guest },
      ]
      staging.window.rootViewController = UIStoryboard(scenes: scenes)
        .instantiateViewController(withIdentifier: "Host")
    }
    #expect(
      guest.notes == [
        "did load in nobody", "will move, while the host is loading",
        "did move, while the host is loading",
      ])
  }

  @Test func `that is refused leaves no child and does not stop the loading`() throws {
    let staging = Staging()
    let template = UIStoryboardSegueTemplate("refused", .embed("Child"))
    let host = try #require(make([template], in: staging))
    staging.make { host.loadViewIfNeeded() }
    #expect(host.notes == ["should refused", "did load with 0"])
  }

  @Test func `is a misuse the second time`() throws {
    let staging = Staging()
    let template = UIStoryboardSegueTemplate("slot", .embed("Child"))
    let host = try #require(make([template], in: staging))
    staging.make {
      host.loadViewIfNeeded()
      host.performSegue(withIdentifier: "slot", sender: nil)
    }
    #expect(staging.diary.lines.last == "misuse embedsWithoutRoom ?")
    #expect(host.children.count == 1)
  }

  @Test func `in a circle comes to an end`() throws {
    let staging = Staging()
    let template = UIStoryboardSegueTemplate("slot", .embed("Host"))
    let host = try #require(make([template], in: staging))
    staging.make { host.loadViewIfNeeded() }
    #expect(staging.diary.lines("instantiate").count == 2)
  }
}

@Suite struct `A segue made by hand` {
  @Test func `performs its closure and neither asks nor prepares`() {
    let staging = Staging()
    let host = staging.make { Host() }
    let other = staging.make { Page("B") }
    staging.make { staging.window.rootViewController = host }
    let lines = staging.lines {
      UIStoryboardSegue(identifier: "hand", source: host, destination: other) {
        host.present(other, animated: false)
      }.perform()
    }
    #expect(lines == ["present B from ? by ?"])
    #expect(host.notes == ["did load with 0"])
  }

  @Test func `without a closure is a misuse`() {
    let staging = Staging()
    let host = staging.make { Page("A") }
    let lines = staging.lines {
      UIStoryboardSegue(identifier: nil, source: host, destination: host).perform()
    }
    #expect(lines == ["misuse performWithoutHandler A"])
  }
}

@Suite struct `A segue of an old storyboard` {
  @Test func `pushes only in a stack`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .push("B")), scenes: ["B"])
      $0.window.rootViewController = page
      page.tap()
    }
    #expect(
      staging.diary.lines("should", "instantiate", "prepare", "push", "misuse")
        == [
          "instantiate A", "should A yes", "instantiate B", "prepare A",
          "misuse pushesWithoutStack A",
        ])
  }

  @Test func `replaces the column that it names`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .replace("B", column: 0)), scenes: ["B"])
      $0.window.rootViewController = split("s", Page("M"), page)
      page.tap()
    }
    #expect(staging.tree == "s[B A]")
  }
}
