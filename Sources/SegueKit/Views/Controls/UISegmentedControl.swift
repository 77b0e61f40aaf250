/// Several words or pictures side by side, of which one is chosen.
///
/// A place that it does not have is ignored, where UIKit raises an exception.
///
/// - SeeAlso: UIKit, `UISegmentedControl`.
open class UISegmentedControl: UIControl {
  /// The place of what is chosen when nothing is.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// The place of what is chosen, counted from zero; ``noSegment`` when nothing is.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { choose(Self.noSegment) }
      noteShown(selectedSegmentIndex != oldValue)
    }
  }
  /// Whether nothing stays chosen.
  open var isMomentary = false
  /// The colour of what is chosen; nobody sees it.
  open var selectedSegmentTintColor: UIColor?

  /// Makes one without anything to choose.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one without anything to choose, as a storyboard does.
  public override init?(coder: AnyObject) { super.init(coder: coder) }

  /// Makes one with words and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
  }

  /// Makes one with the words and pictures of actions, which act when they are chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts words at a place; what is chosen stays so.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts a picture at a place; what is chosen stays so.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Takes one away; where it was chosen, nothing is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      choose(Self.noSegment)
    } else if selectedSegmentIndex > segment {
      choose(selectedSegmentIndex - 1)
    }
  }

  /// Takes all away.
  open func removeAllSegments() {
    segments = []
    choose(Self.noSegment)
  }

  /// Changes the words at a place.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// The words at a place.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Changes the picture at a place.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  /// The picture at a place.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Says whether what is at a place can be touched.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether what is at a place can be touched.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Does what a touch of what is at a place does; nothing when it is chosen already.
  package final func touch(segment: Int) {
    guard isEnabledForSegment(at: segment), segment != selectedSegmentIndex else { return }
    let action = segments[segment].action
    change {
      choose(segment)
      if canBeTouched { action?.perform(for: self) }
    }
    if isMomentary { choose(Self.noSegment) }
  }

  private func insert(_ segment: Segment, at place: Int) {
    let place = max(0, min(place, segments.count))
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { choose(selectedSegmentIndex + 1) }
  }

  private func choose(_ segment: Int) {
    if selectedSegmentIndex != segment { selectedSegmentIndex = segment }
  }
}
