import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `A picker of dates` {
  private let day: TimeInterval = 86400
  private let beginning = Date(timeIntervalSinceReferenceDate: 0)

  @Test func `keeps within its ends`() {
    let picker = UIDatePicker()
    picker.maximumDate = beginning - day
    #expect(picker.date == beginning - day)
    picker.minimumDate = beginning - 2 * day
    picker.setDate(beginning - 3 * day, animated: true)
    #expect(picker.date == beginning - 2 * day)
  }

  @Test func `is turned to the next day, and tells of it`() {
    let page = UIViewController()
    let window = UIWindow()
    let picker = UIDatePicker()
    var told: [Date] = []
    picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
    picker.maximumDate = beginning + day
    page.view.addSubview(picker)
    window.rootViewController = page
    #expect(page.touchables.map(\.title) == ["date"])
    for _ in 0..<2 { page.touchables[0].touch() }
    #expect(told == [beginning + day, beginning])
    picker.datePickerMode = .countDownTimer
    page.touchables[0].touch()
    #expect(picker.countDownDuration == 60 && told.count == 3)
    picker.isEnabled = false
    #expect(page.touchables.isEmpty)
  }
}
