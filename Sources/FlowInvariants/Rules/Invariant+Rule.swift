import FlowModel

extension Invariant {
  /// Makes an invariant of one's own from a sentence and what it claims of a whole trace.
  ///
  /// ```
  /// let rule = Invariant("Login before checkout") { timeline in
  ///   timeline.requires(.shown("Login"), before: .shown("Checkout"))
  /// }
  /// expectFlowsHold(on: MyApp(), judgedBy: .standard.adding(rule))
  /// ```
  ///
  /// Its identifier is the sentence in kebab case, in the area `rule`:
  /// `rule.login-before-checkout`.
  ///
  /// - Parameters:
  ///   - sentence: What must hold.
  ///   - source: Who says so.
  ///   - needs: The kinds of events without which it cannot judge.
  ///   - claim: What is claimed of a trace; it is called once for each.
  /// - Precondition: The sentence has a letter or a digit.
  public init(
    _ sentence: String, source: String = "a rule of the app's own", needs: [Event.Kind] = [],
    claim: @escaping @Sendable (inout Timeline) -> Void
  ) {
    self.init(
      InvariantID(ofRule: sentence),
      About(statement: sentence, source: source, premise: "its conditions occur"),
      needs: needs
    ) { (chapter: Chapter, report: inout Report<BrokenRule>) in
      guard chapter.isLast else { return }
      var timeline = Timeline(of: chapter.history)
      claim(&timeline)
      report = timeline.report
    }
  }
}

extension InvariantID {
  fileprivate init(ofRule sentence: String) {
    let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
    demand(
      !words.isEmpty,
      "the rule '\(sentence)' has no letter or digit to be called by; say what must hold")
    self.init("rule." + words.joined(separator: "-"))
  }
}
