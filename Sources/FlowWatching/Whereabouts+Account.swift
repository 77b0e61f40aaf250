import FlowModel

extension Whereabouts {
  /// What a thread was at, at one moment, for a notice to tell.
  struct Account: Sendable {
    let errand: Errand
    /// The number of the flow; `nil` for one without.
    let number: Int?
    /// What is said of the flow in place of what the errand says; `nil` for nothing else.
    let sentence: String?
    /// The flow, up to where it came; `nil` when none had begun.
    let flow: Scenario?
    let deed: Deed
    /// Whether it is the flow that the errand names in another form.
    let isOtherForm: Bool

    /// What is said of the flow, with a newline at its end.
    var words: String { sentence.map { $0 + "\n" } ?? errand.words(for: number) }

    /// What is to be looked at first.
    var advice: String {
      if deed == .verdict { return Self.advice(on: "your own rules", "none is") }
      let classes = classes
      return switch classes.count {
      case 0: Self.advice(on: "your own code", "it is not")
      case 1: Self.advice(on: "the class \(classes[0]), which the flow plays", "it is not")
      default: Self.advice(on: "the classes \(classes.list), which the flow plays", "none is")
      }
    }

    private static func advice(on suspects: String, _ acquittal: String) -> String {
      "Look first at \(suspects); if \(acquittal) to blame, this is a bug in FlowFuzz."
    }

    /// The classes of the scenes that are played by themselves, in order of their first scenes.
    private var classes: [String] {
      guard let wording = errand.wording else { return [] }
      var known: Set<ClassName> = []
      return (flow?.world.storyboard.scenes ?? []).compactMap { scene in
        guard let name = scene.className, wording.knows(name, scene.kind),
          known.insert(name).inserted
        else { return nil }
        return name.text
      }
    }

    /// The flow as a case, where what is said of it names another flow or none.
    func unnamedFlow(noting note: String) -> String? {
      guard let flow, let wording = errand.wording else { return nil }
      if isOtherForm {
        return """
          It did so not in that flow but in another form of it, which a relation asks for; 'replay' \
          and 'shrink' take this one, given a file of it:

          \(wording.text(flow, note))

          """
      }
      guard errand.hasNumbers, number == nil else { return nil }
      return "The flow, up to where it came:\n\n\(wording.text(flow, note))\n"
    }
  }
}

extension [String] {
  /// The first few, as they are listed in a sentence.
  fileprivate var list: String {
    let most = 6
    guard count <= most else {
      return prefix(most).joined(separator: ", ") + " and \(count - most) more"
    }
    return dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
