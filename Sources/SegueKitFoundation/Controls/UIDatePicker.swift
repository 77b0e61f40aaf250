/// A day and a time that the user chooses.
///
/// At first it is the beginning of the year 2001 in Greenwich, where in UIKit it is now: nobody
/// reads a clock.
///
/// - SeeAlso: UIKit, `UIDatePicker`.
open class UIDatePicker: UIControl {
  /// What is chosen.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { keepWithinEnds() } }
  /// The earliest that can be chosen.
  open var minimumDate: Date? { didSet { keepWithinEnds() } }
  /// The latest that can be chosen.
  open var maximumDate: Date? { didSet { keepWithinEnds() } }
  /// What of it is chosen; nobody sees it.
  open var datePickerMode = Mode.dateAndTime
  /// What it looks like; nobody sees it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How the user writes it; nobody sees it.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the user counts days; nobody sees it.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// Where the user is; nobody sees it.
  open var timeZone: TimeZone?
  /// How long something takes, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// In what steps minutes are chosen; nobody sees it.
  open var minuteInterval = 1
  /// Whether words are as round as can be; nobody sees it.
  open var roundsToMinuteInterval = true

  /// Makes one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    turn = ("date", { [unowned self] in goOn() })
  }

  /// Makes one, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    turn = ("date", { [unowned self] in goOn() })
  }

  /// Chooses something, and tells nobody.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Chooses the next day, or the first one again where that is too late.
  private func goOn() {
    let day: TimeInterval = 86400
    if datePickerMode == .countDownTimer { return countDownDuration += 60 }
    let next = date + day
    if let maximumDate, next > maximumDate {
      date = minimumDate ?? date - day
    } else {
      date = next
    }
  }

  private func keepWithinEnds() {
    if let maximumDate, date > maximumDate { date = maximumDate }
    if let minimumDate, date < minimumDate, minimumDate <= maximumDate ?? minimumDate {
      date = minimumDate
    }
  }

  /// What of a day and a time is chosen.
  ///
  /// - SeeAlso: UIKit, `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    /// The time.
    case time
    /// The day.
    case date
    /// Both.
    case dateAndTime
    /// How long something takes.
    case countDownTimer
  }
}

/// What a picker of dates looks like.
///
/// - SeeAlso: UIKit, `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As the system says.
  case automatic
  /// Wheels.
  case wheels
  /// Words that open a calendar.
  case compact
  /// A calendar.
  case inline
}
