/// What few apps do, and whether code has done it so far.
///
/// As long as it has not, nobody looks for what comes of it: most runs never have to.
package struct Uses {
  /// Somebody has made a custom presentation, whose controllers may have to be told.
  var customPresentations = false
  /// Somebody has made a search.
  var searches = false
  /// A view keeps touches away.
  var untouchableViews = false
  /// Somebody has said where a view lies, so that it may cover others.
  var placedViews = false
  /// Somebody has hidden a bar, or a view that may be one.
  package internal(set) var hiddenBars = false
  /// Somebody has shown a toolbar.
  package internal(set) var toolbars = false
}
