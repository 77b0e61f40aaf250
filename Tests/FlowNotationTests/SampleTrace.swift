import FlowModel
import FlowNotation

/// A trace written by hand: a list in a navigation controller presents a form, and the form's
/// unwind goes past the list to the home below it.
enum SampleTrace {
  static let text = """
    scene Home content, unwinds done
    scene List content, class ListController, unwinds done
    scene Form content
    segue List.edit present Form as formSheet
    segue Form.close unwind done
    control List.pencil fires List.edit, log
    control Form.button fires Form.close

    stage regular
      nav root
        Home as h
        List as l

    do tap l.pencil creating f
    do tap f.button
    """

  static func make() throws -> Trace {
    Wanderer().trace(of: try Scenario(text: text))
  }
}

/// A system that knows one flow by heart and plays it whatever it is handed.
struct Wanderer: FlowSystem {
  struct Run: FlowRun {
    var stepCount = 0

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      if stepCount == 1 { present(into: recording) } else { unwind(into: recording) }
    }
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    _ = recording.birth(scene: nil, kind: .navigation, label: "root")
    _ = recording.birth(scene: 0, kind: .content, label: "h")
    _ = recording.birth(scene: 1, kind: .content, label: "l")
    recording.take(.standing)
    return Run()
  }
}

extension Wanderer.Run {
  static let root = ControllerID(0)
  static let home = ControllerID(1)
  static let list = ControllerID(2)
  static let form = ControllerID(3)

  private func present(into recording: Recording) {
    let edit = recording.request(segue: 0, source: Self.list, trigger: .control(0))
    recording.record(.should(edit, answer: true))
    recording.record(.should(edit, answer: true), .received)
    let form = recording.birth(scene: 2, kind: .content)
    recording.record(.instantiate(form, for: edit))
    recording.setDestination(form, of: edit)
    recording.record(.create(edit))
    recording.record(.prepare(edit, on: Self.list, destination: form, isViewLoaded: false))
    recording.record(.perform(edit))
    recording.record(.present(form, from: Self.root, by: Self.list))
    recording.record(.report(Self.list, recording.word("log")))
    recording.take(.presenting)
  }

  private func unwind(into recording: Recording) {
    let close = recording.request(segue: 1, source: Self.form, trigger: .control(1))
    recording.record(.should(close, answer: true))
    recording.record(.allowed(Self.root, recording.list([Self.list, Self.home])))
    recording.record(.can(Self.home, close, answer: true))
    recording.setDestination(Self.home, of: close)
    recording.record(.create(close))
    recording.record(.prepare(close, on: Self.form, destination: Self.home, isViewLoaded: true))
    recording.record(.action(Self.home, close))
    recording.record(.perform(close))
    recording.record(.dismiss(Self.form, from: Self.root))
    recording.record(.pop(Self.root, to: Self.home))
    recording.take(.popped)
  }
}

extension Snapshot {
  private typealias Run = Wanderer.Run

  private static func tree(stack: [ControllerID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.add(Node(Run.root, .window))
    for controller in stack { snapshot.add(Node(controller, .child(of: 0))) }
    return snapshot
  }

  fileprivate static let standing = tree(stack: [Run.home, Run.list])
  fileprivate static let popped = tree(stack: [Run.home])

  fileprivate static let presenting = {
    var snapshot = tree(stack: [Run.home, Run.list])
    var node = Node(Run.form, .presented(by: 0))
    node.presenter = Run.root
    node.caller = Run.list
    node.style = .formSheet
    snapshot.add(node)
    return snapshot
  }()
}
