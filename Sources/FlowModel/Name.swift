/// A name in a scenario, typed by what it names.
///
/// Scenarios refer to things by name and never by position, so dropping one thing makes no other
/// reference mean something else.
public struct Name<Subject>: Hashable, Sendable {
  @usableFromInline let interned: InternedText

  /// Makes a name from its text.
  public init(_ text: String) { interned = InternedText(of: text) }

  /// The name as it is written in a case file.
  @inlinable
  public var text: String { interned.characters }

  /// Whether both are the same name.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.interned == right.interned }
}

extension Name: ExpressibleByStringLiteral {
  /// Makes a name from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Name: Comparable {
  /// Orders names by the bytes of their texts.
  public static func < (left: Self, right: Self) -> Bool { left.interned < right.interned }
}

extension Name: CustomStringConvertible {
  /// The name as it is written.
  public var description: String { text }
}

/// What a label names: one controller of one run.
public enum LabelledController {}
/// What an action name names: an unwind action, UIKit's
/// `@IBAction func done(_: UIStoryboardSegue)`.
public enum UnwindAction {}
/// What a plain action name names: a target-action pair that is not a segue.
public enum PlainAction {}
/// What a class name names: a controller or segue class that a user wrote.
public enum DeclaredClass {}
/// What a scene identifier names: a scene, to code that has it made; unique in its storyboard.
public enum IdentifiedScene {}
/// What a prototype name names: the reuse identifier of a cell that rows and items are made of.
public enum PrototypeCell {}
/// What an identifier names: a segue, unique among the segues of its source scene.
public enum IdentifiedSegue {}

/// The name of a scene.
public typealias SceneName = Name<Scene>
/// The identifier by which code asks a storyboard for a scene.
public typealias SceneIdentifier = Name<IdentifiedScene>
/// The name that an app has for something that comes from outside.
public typealias SignalName = Name<Step.Signal>
/// The name by which code asks for a storyboard.
public typealias StoryboardName = Name<NamedStoryboard>
/// The name of one controller in a scenario.
public typealias Label = Name<LabelledController>
/// The identifier of a segue, unique among the segues of its source.
public typealias SegueIdentifier = Name<IdentifiedSegue>
/// The name of a control, unique in its scene.
public typealias ControlName = Name<Control>
/// The name of an unwind action.
public typealias ActionName = Name<UnwindAction>
/// The name of an action that is wired to a control and is not a segue.
public typealias PlainActionName = Name<PlainAction>
/// The name of a class that a user wrote.
public typealias ClassName = Name<DeclaredClass>
/// The name of the cell that rows of a table, or items of a collection, are made of.
public typealias PrototypeName = Name<PrototypeCell>
