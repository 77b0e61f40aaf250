import FlowModel

extension Storyboard {
  /// Content scenes with these names, some of which perform the unwind action `done`.
  ///
  /// Every scene has the unwind segue `done`, and a control of that name which fires it.
  static func unwinding(
    _ names: String, performing: String = "", declaring: [SceneName: Contract] = [:]
  ) -> Storyboard {
    let names = names.split(separator: " ").map { SceneName(String($0)) }
    let performing = performing.split(separator: " ").map { SceneName(String($0)) }
    return Storyboard(
      scenes: names.map {
        Scene(
          $0, .content,
          contract: declaring[$0] ?? Contract(unwinds: performing.contains($0) ? ["done"] : []))
      },
      segues: names.map { Segue(from: $0, "done", .unwind("done")) },
      controls: names.map { Control(in: $0, "done", fires: [.segue("done")]) })
  }

  /// A scene P of a class of an app's own, and pages A, B and C for it to hold.
  static func pages(heldBy className: ClassName?) -> Storyboard {
    Storyboard(
      scenes: ["P", "A", "B", "C"].map { name in
        Scene(name, .content, className: name == "P" ? className : nil)
      })
  }
}
