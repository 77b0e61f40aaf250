/// Wheels of rows, of which one in each is chosen.
///
/// What the rows show nobody asks, for nobody sees it.
///
/// - SeeAlso: UIKit, `UIPickerView`.
open class UIPickerView: UIView {
  /// Who says how many rows there are; not kept.
  public weak final var dataSource: (any UIPickerViewDataSource)?
  /// Who is told what is chosen; not kept.
  public weak final var delegate: (any UIPickerViewDelegate)?
  private final var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for all rows anew; those that are chosen and not there any more give way to the last.
  open func reloadAllComponents() {
    for component in 0..<max(0, numberOfComponents) { reloadComponent(component) }
  }

  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    guard let row = chosen[component] else { return }
    chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// Chooses a row, and tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }

  /// The row of a wheel that is chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? max(0, min(chosen[component] ?? 0, count - 1)) : -1
  }
}

/// Who says what there is to be chosen.
///
/// - SeeAlso: UIKit, `UIPickerViewDataSource`.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who is told what the user chooses; what rows show is not asked.
///
/// - SeeAlso: UIKit, `UIPickerViewDelegate`.
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The view of a row; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// An empty one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

// What a user does with it.
extension UIPickerView {
  /// Turns of the first two wheels; whether they are there is asked only then.
  final var touchables: [Touchable] {
    guard dataSource != nil else { return [] }
    let name = accessibilityIdentifier ?? "picker"
    return [
      Touchable(name) { self.turn(0) }, Touchable("\(name)-second") { self.turn(1) },
    ]
  }

  /// Turns a wheel to its next row, from the last one to the first.
  private final func turn(_ component: Int) {
    guard isTouchable, component < numberOfComponents else { return }
    let count = numberOfRows(inComponent: component)
    guard count > 1 else { return }
    let row = (selectedRow(inComponent: component) + 1) % count
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
