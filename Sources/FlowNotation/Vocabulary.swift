import FlowModel

/// A closed list of words of the notation.
protocol Vocabulary: CaseIterable {
  /// What one of the words is, as an error calls it.
  static var title: String { get }
  /// The word as it is written.
  var word: String { get }
}

extension Vocabulary {
  /// The case's own name, unless the type says otherwise; tests list all words, so that renaming
  /// a case is noticed.
  var word: String { "\(self)" }

  /// Finds what a word stands for.
  init?(word: String) {
    guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  static var words: [String] { allCases.map(\.word) }
}

extension ControllerKind: Vocabulary {
  static let title = "a kind of controller"

  var word: String {
    switch self {
    case .content: "content"
    case .navigation: "nav"
    case .tabs: "tabs"
    case .split: "split"
    }
  }
}

extension ControllerKind {
  /// Finds the kind that a word of the notation stands for.
  package init?(written word: String) { self.init(word: word) }

  /// The kind as it is written in the notation.
  package var written: String { word }
}

extension AdaptiveReplacement: Vocabulary {
  static let title = "what it is replaced by"

  var word: String {
    switch self {
    case .navigation: "nav"
    }
  }
}

extension SizeClass: Vocabulary { static let title = "a size class" }
extension PresentationStyle: Vocabulary { static let title = "a presentation style" }
extension Segue.Sort: Vocabulary { static let title = "a kind of segue" }

extension AdaptiveStyle: Vocabulary { static let title = "what it adapts to" }
extension CollapseAnswer: Vocabulary { static let title = "what the delegate does" }
extension ShowOverride: Vocabulary { static let title = "what the override does" }
extension CustomPerform: Vocabulary { static let title = "what the segue class does" }
extension Animating: Vocabulary { static let title = "how often it completes a transition" }
extension IntermediateStyle: Vocabulary { static let title = "how an intermediate is shown" }
extension SegueActionAnswer: Vocabulary { static let title = "what the segue action does" }
extension Control.Bar: Vocabulary { static let title = "a place in a bar" }
extension DrawnView.Sort: Vocabulary { static let title = "what a view is" }
extension DrawnView.Event: Vocabulary { static let title = "when an action is sent" }
extension SplitColumn: Vocabulary { static let title = "a column" }
extension Contract.Facet: Vocabulary { static let title = "what is unknown" }
extension Step.Kind: Vocabulary { static let title = "a step" }
extension Event.Kind: Vocabulary { static let title = "a kind of event" }
extension Containment: Vocabulary { static let title = "what becomes of a parent" }
extension Appearance: Vocabulary { static let title = "what a view does" }
extension Interaction: Vocabulary { static let title = "how an interaction goes on" }
extension Reaction.Moment.Kind: Vocabulary { static let title = "when it happens" }
extension Completed: Vocabulary { static let title = "what was completed" }
extension Closing: Vocabulary { static let title = "how it was closed" }
extension Decline: Vocabulary { static let title = "why it was declined" }
extension Warning: Vocabulary { static let title = "a warning" }
extension Misuse: Vocabulary { static let title = "a misuse" }

/// The word that a line at the margin starts with.
enum LineKeyword: String, Vocabulary {
  case flow, invariant, conforms, interesting, from, note
  case storyboard, scene, reference, segue, control, view, reaction, stage
  case `do`, expect

  static let title = "the first word of a line"
  var word: String { rawValue }
}

/// The word that an attribute of a scene starts with.
enum SceneAttribute: String, Vocabulary {
  case `class`, holds, hidesBar, showsToolbar, hidesBottomBar, style
  case unwinds, vetoes, refuses, declines, overrules, searches, context, show, showDetail
  case modal, keeps, locked, adapts, replaced, collapse, animates, swipes, retained, unknown

  static let title = "an attribute of a scene"
  var word: String { rawValue }
}

/// The word that an attribute of a segue starts with.
enum SegueAttribute: String, Vocabulary {
  case `class`, via, performing, unanimated, unanchored, action, unnamed, called, prepared

  static let title = "an attribute of a segue"
  var word: String { rawValue }
}

/// The word that an attribute of a view starts with.
enum ViewAttribute: String, Vocabulary {
  case outlet, `class`, prototype, inside, hidden, disabled, on, delegate, dataSource, toCell
  case untouchable, transparent, tag, numbers, segments, sends, words, placeholder

  static let title = "an attribute of a view"
  var word: String { rawValue }
}

/// The word that says what a class does by itself.
enum ActWord: String, Vocabulary {
  case performs, dismisses, pops

  static let title = "what the class does"
  var word: String { rawValue }
}

/// The word that says what is expected.
enum ExpectationWord: String, Vocabulary {
  case only, tree

  static let title = "what is expected"
  var word: String { rawValue }
}
