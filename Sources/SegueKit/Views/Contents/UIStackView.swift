/// Views in a row or a column; nothing is laid out.
///
/// - SeeAlso: UIKit, `UIStackView`.
open class UIStackView: UIView {
  /// The views in the row, in order; all of them are in this one.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// In which direction they lie.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How they share the room along the row.
  open var distribution = Distribution.fill
  /// How they lie across the row.
  open var alignment = Alignment.fill
  /// How much room is between them.
  open var spacing = 0.0
  /// Whether they lie at some distance from the edges.
  open var isLayoutMarginsRelativeArrangement = false
  /// How much room is after some of them.
  private var ownSpacings: [ObjectIdentifier: Double] = [:]

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row, and into this one unless it is there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row, and into this one unless it is there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
  }

  /// Takes a view out of the row; it stays in this one.
  ///
  /// - SeeAlso: UIKit, `UIStackView.removeArrangedSubview(_:)`: it "does not remove the provided
  ///   view from the stack’s subviews array".
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    ownSpacings[ObjectIdentifier(view)] = nil
  }

  /// Takes a view out of the row that is taken out of this one.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// Says how much room is after a view of the row.
  open func setCustomSpacing(_ spacing: Double, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// How much room is after a view of the row: ``spacingUseDefault`` unless somebody has said so.
  open func customSpacing(after arrangedSubview: UIView) -> Double {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// As much room as between the others.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// As much room as the system would leave.
  public static let spacingUseSystem = Double(Float.leastNonzeroMagnitude)

  /// How views share the room along a row.
  ///
  /// - SeeAlso: UIKit, `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it.
    case fill
    /// They fill it and are of one length.
    case fillEqually
    /// They fill it, each by its length.
    case fillProportionally
    /// There is as much room between any two.
    case equalSpacing
    /// Their middles are at one distance.
    case equalCentering
  }

  /// How views lie across a row.
  ///
  /// - SeeAlso: UIKit, `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill it.
    case fill
    /// Where lines begin, or at the top.
    case leading
    /// By the first line of their words.
    case firstBaseline
    /// In the middle.
    case center
    /// Where lines end, or at the bottom.
    case trailing
    /// By the last line of their words.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }
}
