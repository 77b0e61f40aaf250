import FlowModel

/// One line of a tale, as words.
struct TaleLine {
  let words: [String]

  init(_ text: Substring) {
    words = text.split(separator: " ").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
      .map(String.init)
  }

  /// The word at a place; lines of a tale have no fixed length.
  subscript(_ place: Int) -> String {
    precondition(words.indices.contains(place), "'\(words)' has no word \(place)")
    return words[place]
  }

  /// The word after another one, if that one is there.
  func word(after key: String) -> String? {
    words.firstIndex(of: key).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  /// The step that the line tells.
  var step: Step {
    let target = words.count > 1 ? words[1].split(separator: ".").map(String.init) : []
    let action: Step.Action =
      switch words[0] {
      case "tap": .tap(Label(target[0]), ControlName(target[1]))
      case "performSegue": .performSegue(Label(target[0]), SegueIdentifier(target[1]))
      case "dismiss": .dismiss(Label(target[0]))
      case "push" where words[1] == "existing":
        .push(.existing(Label(words[2])), on: Label(words[4]))
      case "present" where words[1] == "existing":
        .present(.existing(Label(words[2])), on: Label(words[4]), style: nil)
      case "push": .push(.new(.scene(SceneName(words[1]))), on: Label(words[3]))
      case "present": .present(.new(.scene(SceneName(words[1]))), on: Label(words[3]), style: nil)
      case "show": .show(.new(.scene(SceneName(words[1]))), on: Label(words[3]))
      case "showDetail":
        .showDetail(.new(.scene(SceneName(words[1]))), on: Label(words[3]))
      case "pop": .pop(Label(target[0]))
      case "popToRoot": .popToRoot(Label(target[0]))
      case "popTo": .popTo(Label(words[1]), on: Label(words[3]))
      case "size": .size(words[1] == "compact" ? .compact : .regular)
      case "answer": .answer(Label(words[1]), success: words[2] == "yes")
      case "select": .select(Label(words[1]), on: Label(words[3]))
      case "setStack":
        .setStack(
          words[1...].prefix { $0 != "on" }.map { Label($0) }, on: Label(word(after: "on") ?? ""))
      case "setTabs":
        .setTabs(
          words[1...].prefix { $0 != "on" }.map { Label($0) }, on: Label(words[words.count - 1]))
      case "tapTab": .tapTab(Label(words[1]), on: Label(words[3]))
      case "replace": .replace(.existing(Label(words[1])), on: Label(words[3]))
      case "add": .add(.new(.scene(SceneName(words[1]))), to: Label(words[3]))
      case "remove": .remove(Label(words[1]))
      case "settle": .settle
      case "wait": .wait
      case "signal": .signal(SignalName(words[1]))
      case "back": .back(Label(target[0]))
      case "beginBack": .beginBack(Label(target[0]))
      case "swipeDown": .swipeDown(Label(target[0]))
      case "tapOutside": .tapOutside(Label(target[0]))
      case "beginSwipeDown": .beginSwipeDown(Label(target[0]))
      case "progress": .progress(50)
      case "finish": .finish
      case "cancel": .cancel
      case "open": .open(SceneName(words[1]))
      case "alert": .alert
      case "background": .background
      case "foreground": .foreground
      case "root": .root(.new(.stock(.content)))
      case "save": .save
      case "restore": .restore
      default: preconditionFailure("no step '\(words)'")
      }
    let made = words.drop { $0 != "creating" }.dropFirst().prefix { $0 != "unsettled" }
    return Step(
      action, creating: made.map { Label($0) }, isAnimated: !words.contains("unanimated"),
      settles: !words.contains("unsettled"))
  }
}
