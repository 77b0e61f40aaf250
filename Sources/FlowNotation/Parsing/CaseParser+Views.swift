import FlowModel

extension CaseParser {
  /// Reads a view that a scene draws.
  mutating func parseView(_ cursor: inout LineCursor) throws(CaseFileError) -> DrawnView {
    let place = cursor.place
    let scene = try mentionedScene(&cursor)
    let name: ControlName = try cursor.nameBehindDot("the name of a view")
    try declare(.view, "\(scene.spelled).\(name.spelled)", at: place)
    var view = DrawnView(in: scene, name, try cursor.word(of: DrawnView.Sort.self))
    while cursor.accept(mark: ",") {
      let place = cursor.place
      let attribute = try cursor.word(of: ViewAttribute.self)
      try declare(attribute: attribute.word, at: place)
      switch attribute {
      case .outlet: view.outlet = try cursor.name("the name of an outlet")
      case .class: view.className = try cursor.name("the name of a class")
      case .prototype: view.prototype = try cursor.name("the reuse identifier of a prototype")
      case .inside: view.container = try cursor.name("the name of a view")
      case .hidden: view.marks.insert(.hidden)
      case .disabled: view.marks.insert(.disabled)
      case .on: view.marks.insert(.on)
      case .delegate: view.marks.insert(.delegate)
      case .dataSource: view.marks.insert(.dataSource)
      case .toCell: view.marks.insert(.toCell)
      case .untouchable: view.marks.insert(.untouchable)
      case .transparent: view.marks.insert(.transparent)
      case .tag: view.tag = try cursor.name("a number")
      case .numbers: view.numbers = try cursor.names("a number")
      case .words: view.words = try cursor.name("what it shows")
      case .placeholder: view.placeholder = try cursor.name("what it shows while it is empty")
      case .segments: view.segments = try cursor.names("the words in a segment")
      case .sends: repeat { view.sends.append(try parseSending(&cursor)) } while cursor.isAtName
      }
    }
    return view
  }

  private func parseSending(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> DrawnView.Sending {
    let action: PlainActionName = try cursor.name("an action")
    try cursor.expect("on")
    return DrawnView.Sending(action, on: try cursor.word(of: DrawnView.Event.self))
  }
}
