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
