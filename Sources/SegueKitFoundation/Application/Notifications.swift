// What UIKit posts. Of the keyboard nobody posts anything, for there are no keys.

extension UIApplication {
  /// The app can be touched again.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to go.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has gone to the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// There is little memory, which there never is; nobody posts it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The app is on its way back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIDevice {
  /// The device is held otherwise; nobody posts it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension UIApplication.Passage {
  /// By which name it is posted.
  var notification: Notification.Name {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    }
  }
}

extension UITextField {
  /// The user begins to type.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The user has typed.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The user types no more.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// The user begins to type.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The user has typed.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The user types no more.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UIApplication.Typing {
  /// By which name it is posted; `nil` for a view of which nobody posts anything.
  func notification(of view: UIView) -> Notification.Name? {
    switch (view, self) {
    case (is UITextField, .began): UITextField.textDidBeginEditingNotification
    case (is UITextField, .changed): UITextField.textDidChangeNotification
    case (is UITextField, .ended): UITextField.textDidEndEditingNotification
    case (is UITextView, .began): UITextView.textDidBeginEditingNotification
    case (is UITextView, .changed): UITextView.textDidChangeNotification
    case (is UITextView, .ended): UITextView.textDidEndEditingNotification
    default: nil
    }
  }
}

extension UIResponder {
  /// The keys come; nobody posts it.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keys have come; nobody posts it.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keys go; nobody posts it.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keys have gone; nobody posts it.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keys move; nobody posts it.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keys will be, in what is posted.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long they move, in what is posted.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How they move, in what is posted.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
