import FlowModel

/// What a world makes use of, in words.
func features(of world: World) -> Set<String> {
  let board = world.storyboard
  let used = Set(
    world.stage.entries.compactMap { entry -> SceneName? in
      guard case .scene(let name) = entry.origin else { return nil }
      return name
    })
  var found = Set(board.scenes.flatMap(features(of:)))
  found.formUnion(board.segues.flatMap(features(of:)))
  found.formUnion(board.controls.flatMap(features(of:)))
  found.formUnion(world.stage.entries.flatMap(features(of:)))
  if !board.references.isEmpty { found.insert("reference") }
  if board.segues.contains(where: { $0.action == .makes }) { found.insert("action makes") }
  for segue in board.segues {
    if let style = segue.preparedStyle { found.insert("prepared as \(style)") }
  }
  if board.segues.contains(where: { $0.action == .declines }) { found.insert("action declines") }
  if board.segues.contains(where: { $0.runtimeName == .none }) { found.insert("unnamed") }
  found.formUnion(world.stage.presentations.map { "style \(spelled($0.style))" })
  found.insert("\(world.stage.size)")
  found.insert("tower of \(world.stage.presentations.count)")
  if board.scenes.contains(where: { !used.contains($0.name) }) { found.insert("unused scene") }
  for action in board.segues.compactMap(\.unwindAction) {
    let count = board.scenes.filter { $0.contract.unwinds.contains(action) }.count
    found.insert("\(min(count, 2)) implementers")
  }
  return found
}

private func features(of scene: Scene) -> [String] {
  let contract = scene.contract
  var found = ["scene \(scene.kind)"]
  if !scene.holds.isEmpty { found.append("\(scene.kind) holds") }
  if !contract.unwinds.isEmpty { found.append("\(scene.kind) unwinds") }
  if !contract.vetoes.isEmpty { found.append("vetoes") }
  if !contract.refuses.isEmpty { found.append("refuses") }
  if !contract.declines.isEmpty { found.append("declines") }
  if !contract.overrules.isEmpty { found.append("overrules") }
  found += contract.reactions.map { "reaction at \($0.moment.kind)" }
  found += contract.reactions.map { "reaction \($0.act.spelled)" }
  if let animates = contract.animates { found.append("animates \(animates)") }
  if contract.isLocked { found.append("locked") }
  if contract.isRetained { found.append("retained") }
  if contract.swipes { found.append("swipes") }
  if let defines = contract.definesContext { found.append("context \(defines)") }
  if let show = contract.show { found.append("show \(show)") }
  if let showDetail = contract.showDetail { found.append("showDetail \(showDetail)") }
  if let adapts = contract.adapts { found.append("adapts \(adapts)") }
  if contract.replacement != nil { found.append("replaced") }
  if contract.collapse != nil { found.append("discards") }
  switch contract.searches {
  case .all: break
  case .only(let scenes): found.append(scenes.isEmpty ? "searches none" : "searches only")
  }
  return found
}

private func features(of segue: Segue) -> [String] {
  let performing = segue.performing.map { "\($0)" } ?? "-"
  let animation = segue.animates ? [] : ["unanimated"]
  return switch segue.kind {
  case .show: ["show performing \(performing)"] + animation
  case .showDetail: ["showDetail performing \(performing)"] + animation
  case .present(_, let style):
    ["present performing \(performing)", "segue style \(spelled(style))"] + animation
  case .custom where segue.via != nil:
    ["via \(segue.via.map { "\($0.style)" } ?? "-")"] + animation
  case .popover: ["popover performing \(performing)"] + animation
  case .push: ["push performing \(performing)"] + animation
  case .replace(_, let column): ["replace in \(column)"] + animation
  case .embed: ["embed performing \(performing)"]
  case .custom: ["custom performing \(performing)"] + animation
  case .unwind: ["unwind performing \(performing)"] + animation
  }
}

private func features(of control: Control) -> [String] {
  let segues = control.fires.filter { if case .segue = $0 { true } else { false } }.count
  let actions = control.fires.count - segues
  return ["fires \(segues) segues and \(actions) actions"]
}

private func features(of entry: StageEntry) -> [String] {
  switch entry.origin {
  case .stock(let kind): ["stock \(kind)"] + (entry.selected == nil ? [] : ["selected"])
  case .scene: entry.selected == nil ? [] : ["selected"]
  }
}

extension Reaction.Act {
  fileprivate var spelled: String {
    if case .performs = self { "performs" } else { "\(self)" }
  }
}

private func spelled(_ style: PresentationStyle?) -> String { style.map { "\($0)" } ?? "-" }

/// Everything that generated worlds are expected to make use of.
let everyFeature: [String] = {
  let kinds = ["content", "navigation", "tabs", "split"]
  let forward = ["-", "super", "nothing", "pushes", "presents", "wraps"]
  let styles = ["-"] + PresentationStyle.allCases.map { "\($0)" }
  return kinds.flatMap { ["scene \($0)", "\($0) holds", "\($0) unwinds", "stock \($0)"] }
    + ["show", "showDetail", "present", "popover"].flatMap { kind in
      forward.map { "\(kind) performing \($0)" }
    }
    + ["nothing", "pushes", "presents", "wraps"].map { "custom performing \($0)" }
    + forward.map { "push performing \($0)" } + ["replace in primary", "replace in secondary"]
    + ["embed", "unwind"].flatMap { kind in
      ["-", "super", "nothing"].map { "\(kind) performing \($0)" }
    }
    + styles.map { "style \($0)" }
    + styles.filter { $0 != "popover" }.map { "segue style \($0)" }
    + SizeClass.allCases.map { "\($0)" } + AdaptiveStyle.allCases.map { "adapts \($0)" }
    + Reaction.Moment.Kind.allCases.map { "reaction at \($0)" }
    + ["performs", "dismisses", "pops"].map { "reaction \($0)" }
    + (0...3).map { "tower of \($0)" } + (0...2).map { "\($0) implementers" }
    + PresentationStyle.allCases.filter { $0 != .popover }.map { "prepared as \($0)" }
    + ["reference", "action makes", "action declines", "unnamed"]
    + [
      "replaced", "discards", "vetoes", "refuses", "declines", "overrules", "animates once",
      "swipes", "locked", "retained",
      "via show", "via modal", "via popover", "via custom", "context true", "context false",
      "searches none", "searches only",
      "show adopts", "show ignores", "showDetail adopts", "showDetail ignores", "unanimated",
      "unused scene", "selected", "fires 0 segues and 1 actions", "fires 1 segues and 0 actions",
      "fires 1 segues and 1 actions", "fires 2 segues and 0 actions",
      "fires 2 segues and 1 actions",
    ]
}()
