/// What a cell shows by a configuration, and whether it goes along with how the cell stands.
struct ShownContent {
  fileprivate(set) var view = UIView()
  fileprivate(set) var configuration: (any UIContentConfiguration)?
  /// Whether the configuration is made anew when the cell stands otherwise.
  var goesAlong = true
  fileprivate var isBeingUpdated = false
}

/// A cell, or a view beside cells, whose content a configuration can make.
protocol ContentShowing: ReusableView {
  associatedtype State: UIConfigurationState

  var shown: ShownContent { get set }
  var configurationState: State { get }

  func updateConfiguration(using state: State)
  /// Called when it has been brought up to date.
  func didUpdateConfiguration(using state: State)
}

extension ContentShowing {
  /// Shows a configuration in the view that is there, if that can, or else in one of its own.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.contentConfiguration`.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let former = shown.view
    shown.configuration = configuration
    if let configuration, let view = former as? any UIContentView, view.supports(configuration) {
      return view.configuration = configuration
    }
    guard configuration != nil || former is any UIContentView else { return }
    let view = configuration?.makeContentView() ?? UIView()
    shown.view = view
    exchange(former, for: view)
  }

  /// Has the configuration go along with how the cell stands.
  func updateShownContent(for state: State) {
    if shown.goesAlong, let configuration = shown.configuration {
      show(configuration.updated(for: state))
    }
  }

  /// Says how it stands to whoever changes what it shows.
  func refreshContent() {
    guard !shown.isBeingUpdated else { return }
    shown.isBeingUpdated = true
    defer { shown.isBeingUpdated = false }
    let state = configurationState
    updateConfiguration(using: state)
    didUpdateConfiguration(using: state)
  }
}
