/// How a view stands that shows a configuration.
///
/// - SeeAlso: UIKit, `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it does nothing.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a keyboard would act on it; nobody has one.
  public var isFocused = false
  /// Whether it stays in sight while the rest is scrolled; nothing is.
  public var isPinned = false

  /// Says that nothing is selected or otherwise special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app says of it under a key of its own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// How a cell stands that shows a configuration.
///
/// - SeeAlso: UIKit, `UICellConfigurationState`.
@dynamicMemberLookup
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  private var view: UIViewConfigurationState

  /// Whether what it stands in is edited.
  public var isEditing = false
  /// Whether what is below it is shown; nothing is folded.
  public var isExpanded = false
  /// Whether what is behind it is shown; that is one touch.
  public var isSwiped = false
  /// Whether a finger moves it; none does.
  public var isReordering = false

  /// Says that nothing is selected or otherwise special.
  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Says how a cell stands.
  init(
    _ traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool
  ) {
    self.init(traitCollection: traitCollection)
    view.isSelected = isSelected
    view.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// What can be said of any view.
  public subscript<Value>(
    dynamicMember part: WritableKeyPath<UIViewConfigurationState, Value>
  ) -> Value {
    get { view[keyPath: part] }
    set { view[keyPath: part] = newValue }
  }

  /// What an app says of it under a key of its own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
