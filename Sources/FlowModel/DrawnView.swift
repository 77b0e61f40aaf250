/// A view that a scene draws and that its class gets to by an outlet, or in which a user types or
/// turns something.
///
/// What a tap alone does is a ``Control``. A view of the same name as a control of its scene is
/// that control, as its class knows it. Cells are drawn once, as prototypes, with what is in
/// them.
public struct DrawnView: Hashable, Sendable {
  /// The scene that draws it.
  public var scene: SceneName
  /// What a user calls it, unique among the views of the scene.
  public var name: ControlName
  /// What it is.
  public var sort: Sort
  /// The property that it fills, of the scene's class or of that of its cell; `nil` without one.
  ///
  /// - SeeAlso: Xcode, "Connect objects to code": `@IBOutlet`.
  public var outlet: OutletName?
  /// The class of a cell, behind the module if that is known; `nil` for one of the house.
  public var className: ClassName?
  /// The prototype that it is, or of the cells in each of which it stands; `nil` for what stands
  /// in no cell.
  public var prototype: PrototypeName?
  /// The view of the same scene in which it stands; `nil` for the whole view, or the cell.
  public var container: ControlName?
  /// How it is drawn.
  public var marks: Marks = []
  /// The words that it shows, or that a bar shows of its controller; `nil` for none.
  public var words: DrawnWords?
  /// The words that it shows as long as nobody has typed anything; `nil` for none.
  public var placeholder: DrawnWords?
  /// The words in its segments, from left to right.
  public var segments: [DrawnWords] = []
  /// What its number is, by which code tells it from others; `nil` for none.
  ///
  /// - SeeAlso: UIKit, `UIView.tag`.
  public var tag: NumberName?
  /// The numbers that it is drawn with; none where they are as usual.
  ///
  /// Of a slider these are its value, minimum and maximum; of a stepper the same and its step; of
  /// segments the place of the one that is chosen and those of the ones that cannot be; of a swipe
  /// the bits of its directions.
  public var numbers: [NumberName] = []
  /// What it sends to its controller or cell and when, in the order in which the targets were
  /// added.
  public var sends: [Sending] = []

  /// One action that is sent.
  public struct Sending: Hashable, Sendable {
    /// When it is sent.
    public var event: Event
    /// The action.
    public var action: PlainActionName

    /// Makes one.
    public init(_ action: PlainActionName, on event: Event) {
      self.action = action
      self.event = event
    }
  }

  /// When a control sends an action.
  ///
  /// - SeeAlso: UIKit, `UIControl.Event`.
  public enum Event: UInt8, Hashable, Sendable, CaseIterable {
    /// A finger comes.
    case touchDown
    /// A tap.
    case touchUpInside
    /// The user gives it another value.
    case valueChanged
    /// The user does what it is there for; of a gesture, whenever that is told.
    case primaryActionTriggered
    /// The user begins to type.
    case editingDidBegin
    /// The user types.
    case editingChanged
    /// The user ends typing.
    case editingDidEnd
    /// The user ends typing with the return key.
    case editingDidEndOnExit
  }

  /// What a view is, as far as one can be made where its class keeps none.
  public enum Sort: UInt8, Hashable, Sendable, CaseIterable {
    /// A view that only the class itself can make: a label, a table, also what is no view, a
    /// constraint.
    ///
    /// Where others are drawn inside it and no outlet leads to it, a plain one is made.
    case view
    /// A `UIButton`.
    case button
    /// A `UISwitch`.
    case `switch`
    /// A `UISlider`.
    case slider
    /// A `UIStepper`.
    case stepper
    /// A `UISegmentedControl`.
    case segments
    /// A `UIPageControl`.
    case dots
    /// A `UITextField`.
    case field
    /// A `UITextView`.
    case text
    /// A `UISearchBar`.
    case search
    /// What rows and items are made of.
    case cell
    /// A `UIBarButtonItem`, which is a control in a bar, and no view.
    case barButton
    /// A `UITapGestureRecognizer`, which looks at touches in the view that it stands in.
    case tap
    /// A `UISwipeGestureRecognizer`.
    case swipe
    /// A `UILongPressGestureRecognizer`.
    case press
    /// A `UIPanGestureRecognizer`.
    case pan
    /// The controller's own title, and no view.
    case title
    /// The `UINavigationItem` of the controller.
    case navigationItem
    /// The `UITabBarItem` of the controller.
    case tabItem

    /// Whether it looks at touches in a view.
    @inlinable public var isGesture: Bool {
      switch self {
      case .tap, .swipe, .press, .pan: true
      default: false
      }
    }

    /// Whether it says how bars show a controller.
    @inlinable public var isCaption: Bool {
      switch self {
      case .title, .navigationItem, .tabItem: true
      default: false
      }
    }
  }

  /// How a view is drawn other than usual, and what its controller is to it.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is not seen.
    public static let hidden = Marks(rawValue: 1 << 0)
    /// It cannot be touched.
    public static let disabled = Marks(rawValue: 1 << 1)
    /// It is a switch that is on.
    public static let on = Marks(rawValue: 1 << 2)
    /// Its controller is its delegate.
    public static let delegate = Marks(rawValue: 1 << 3)
    /// Its controller is its data source.
    public static let dataSource = Marks(rawValue: 1 << 4)
    /// What it sends it sends to the cell that it stands in.
    public static let toCell = Marks(rawValue: 1 << 5)
    /// It takes no touches, or nothing can be typed in it.
    public static let untouchable = Marks(rawValue: 1 << 6)
    /// It lets through all that is behind it, touches too, until it is faded in.
    public static let transparent = Marks(rawValue: 1 << 7)

    /// All of them, one by one.
    package static let all: [Marks] = [
      .hidden, .disabled, .on, .delegate, .dataSource, .toCell, .untouchable, .transparent,
    ]
  }

  /// Makes a view.
  public init(in scene: SceneName, _ name: ControlName, _ sort: Sort, outlet: OutletName? = nil) {
    self.scene = scene
    self.name = name
    self.sort = sort
    self.outlet = outlet
  }
}

extension DrawnView {
  /// What an outlet name names: a property that Interface Builder fills.
  public enum Outlet {}
  /// What drawn words name: what a user reads, which code may read as well.
  public enum Words {}
  /// What the name of a number names: a number as Interface Builder writes it.
  public enum Number {}
}

/// The name of a property that Interface Builder fills.
public typealias OutletName = Name<DrawnView.Outlet>
/// A number as Interface Builder writes it.
public typealias NumberName = Name<DrawnView.Number>
/// Words that a user reads.
public typealias DrawnWords = Name<DrawnView.Words>
