import SegueKit
import Testing

/// Who has two wheels, and writes down what is chosen.
private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [3, 1]
  var told: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append("\(component): \(row)")
  }
}

@Suite struct `A picker` {
  private let staging = Staging()
  private let wheels = Wheels()
  private let page: Page
  private let picker: UIPickerView

  init() {
    let staging = staging
    (page, picker) = staging.make { (Page("page"), UIPickerView()) }
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    staging.make { [page] in staging.window.rootViewController = page }
  }

  private func touch(_ title: String) {
    staging.make { page.touchables.first { $0.title == title }?.touch() }
  }

  @Test func `turns from row to row and tells of it`() {
    staging.make { page.view.addSubview(picker) }
    #expect(picker.selectedRow(inComponent: 0) == 0)
    for _ in 0..<3 { touch("picker") }
    touch("picker-second")
    #expect(wheels.told == ["0: 1", "0: 2", "0: 0"])
    picker.selectRow(2, inComponent: 0, animated: true)
    wheels.counts = [2]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && wheels.told.count == 3)
    wheels.counts = [0]
    touch("picker")
    #expect(picker.selectedRow(inComponent: 0) == -1 && wheels.told.count == 3)
  }

  @Test func `has no row chosen that is not there`() {
    staging.make { page.view.addSubview(picker) }
    picker.selectRow(.max, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    touch("picker")
    #expect(wheels.told == ["0: 0"])
    picker.selectRow(-5, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `takes the place of the keys of a field, which is not typed in then`() {
    let field = staging.make { UITextField() }
    staging.make {
      field.inputView = picker
      page.view.addSubview(field)
    }
    #expect(staging.make { page.touchables.map(\.title) } == ["field"])
    touch("field")
    #expect(
      staging.make { page.touchables.map(\.title) } == ["field", "picker", "picker-second"])
    touch("picker")
    #expect(wheels.told == ["0: 1"] && field.text == "")
  }
}
