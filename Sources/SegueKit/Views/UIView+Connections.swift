// What Interface Builder connects between a view and its controller.
extension UIView {
  /// Makes a controller the delegate and the data source of the view, where it can be that.
  package final func connect(delegate: UIViewController?, dataSource: UIViewController?) {
    switch self {
    case let rows as any RowHolding: rows.connectRows(delegate: delegate, dataSource: dataSource)
    case let field as UITextField:
      if let delegate = delegate as? any UITextFieldDelegate { field.delegate = delegate }
    case let text as UITextView:
      if let delegate = delegate as? any UITextViewDelegate { text.delegate = delegate }
    case let bar as UISearchBar:
      if let delegate = delegate as? any UISearchBarDelegate { bar.delegate = delegate }
    case let scroll as UIScrollView:
      if let delegate = delegate as? any UIScrollViewDelegate { scroll.delegate = delegate }
    case let picker as UIPickerView:
      if let delegate = delegate as? any UIPickerViewDelegate { picker.delegate = delegate }
      if let source = dataSource as? any UIPickerViewDataSource { picker.dataSource = source }
    default: break
    }
  }
}

extension UIViewController {
  /// Notes that a control is one that the storyboard draws, and which.
  package final func note(_ control: UIControl, drawnAs number: Int) {
    control.drawnAs = number
    origin.drawn?.controls.insert(number)
  }

  /// Notes that a gesture is a control that the storyboard draws, and which.
  package final func note(_ gesture: UIGestureRecognizer, drawnAs number: Int) {
    gesture.drawnAs = number
    origin.drawn?.controls.insert(number)
  }

  /// Whether it has got a control that the storyboard draws, by its number there.
  package final func hasGotControl(drawnAs number: Int) -> Bool {
    origin.drawn?.controls.contains(number) == true
  }

  /// Such a control in its view; `nil` when it is not there any more.
  package final func control(drawnAs number: Int) -> UIControl? {
    viewIfLoaded?.control(drawnAs: number)
  }

  /// A gesture in its view that is such a control; `nil` when it is not there any more.
  package final func gesture(drawnAs number: Int) -> UIGestureRecognizer? {
    viewIfLoaded?.gesture(drawnAs: number)
  }
}

extension UIView {
  fileprivate final func control(drawnAs number: Int) -> UIControl? {
    if let control = self as? UIControl, control.drawnAs == number { return control }
    return subviewList.lazy.compactMap { $0.control(drawnAs: number) }.first
  }

  fileprivate final func gesture(drawnAs number: Int) -> UIGestureRecognizer? {
    gestureRecognizers?.first { $0.drawnAs == number }
      ?? subviewList.lazy.compactMap { $0.gesture(drawnAs: number) }.first
  }
}
