/// What UIKit logs.
public enum SegueWarning: Hashable, Sendable, CaseIterable {
  /// Attempt to present on a controller that is already presenting.
  case alreadyPresenting
  /// Attempt to present on a controller whose view is not in the window hierarchy.
  case notInWindow
  /// Attempt to present while a presentation or dismissal is in progress.
  case presentationInProgress
  /// A push or pop while another one is in flight, or a turn of pages that scroll; of that UIKit
  /// logs nothing, and may raise an exception later.
  case nestedTransition
  /// Dismissal of a controller that is being presented or dismissed.
  case dismissInProgress
  /// A modal presentation style that was set while presented.
  case styleSetWhilePresented
  /// A transition that an animator has completed for the second time.
  case transitionCompleted
  /// The view of who is to be seen, which an animator has not put into the container, or has taken
  /// away; UIKit logs nothing and shows nothing.
  case viewMissing
  /// A back swipe that the app lets begin at the root of a stack, which freezes there; UIKit logs
  /// nothing.
  case rootSwiped
  /// The view of who is to be seen, over all of which lies something that an animator has left in
  /// the container; UIKit logs nothing and shows that.
  case viewCovered
  /// A completion handler that an app was handed, and has let go of without calling it; of a row
  /// that was swiped UIKit logs nothing.
  case completionDropped
}
