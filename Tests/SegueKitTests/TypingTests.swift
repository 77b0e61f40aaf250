import SegueKit
import Testing

/// A delegate of all that can be typed in, which writes down what it is told.
private final class Typist: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var told: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { told.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    told.append("return")
    return mayReturn
  }
  func textViewDidBeginEditing(_ textView: UITextView) { told.append("began") }
  func textViewDidChange(_ textView: UITextView) {
    told.append("changed to \(textView.text ?? "")")
  }
  func textViewDidEndEditing(_ textView: UITextView) { told.append("ended") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    told.append("changed to \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    told.append("scope \(selectedScope)")
  }
}

/// A view in that of a page in a window.
private func put<View: UIView>(_ view: View, in staging: Staging) -> View {
  let page = Page("page")
  page.view.addSubview(view)
  staging.window.rootViewController = page
  return view
}

@Suite struct `A text field` {
  private let typist = Typist()
  private let staging = Staging()
  private let field: UITextField

  init() {
    let (staging, typist) = (staging, typist)
    field = staging.make { put(UITextField(), in: staging) }
    field.delegate = typist
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "+began"), (.editingChanged, "+changed"), (.editingDidEnd, "+ended"),
    ]
    for (event, name) in names {
      field.addAction(UIAction { _ in typist.told.append(name) }, for: event)
    }
  }

  @Test func `is done with when it leaves the window, whatever its delegate says`() {
    typist.mayEnd = false
    staging.make {
      field.becomeFirstResponder()
      staging.window.rootViewController = Page("other")
    }
    #expect(!staging.make { field.isFirstResponder })
    #expect(typist.told == ["began", "+began", "ended", "+ended"])
  }

  @Test func `is done with when it is taken out of its view`() {
    staging.make {
      field.becomeFirstResponder()
      field.removeFromSuperview()
    }
    #expect(typist.told == ["began", "+began", "ended", "+ended"])
  }

  @Test func `tells its delegate and its targets what the user types`() {
    staging.make {
      field.type("Rex")
      #expect(field.isEditing && field.text == "Rex")
      #expect(typist.told == ["began", "+began", "+changed"])
      field.resignFirstResponder()
      #expect(typist.told.suffix(2) == ["ended", "+ended"])
      field.text = nil
      #expect(field.text == "" && typist.told.count == 5)
    }
  }

  @Test func `is typed in only where its delegate says so`() {
    staging.make {
      typist.mayBegin = false
      field.type("Rex")
      #expect(field.text == "" && !field.isEditing && typist.told == [])
      typist.mayBegin = true
      typist.mayEnd = false
      field.becomeFirstResponder()
      let other = UITextField()
      #expect(!other.becomeFirstResponder())
      #expect(field.superview?.endEditing(false) == false && field.isEditing)
      #expect(field.superview?.endEditing(true) == true && !field.isEditing)
      #expect(typist.told == ["began", "+began", "ended", "+ended"])
    }
  }

  @Test func `ends with the return key where somebody waits for that`() {
    staging.make {
      field.type("Rex")
      field.touchReturn()
      #expect(field.isEditing)
      field.addAction(
        UIAction { [typist] _ in typist.told.append("+exit") }, for: .editingDidEndOnExit)
      typist.told = []
      typist.mayReturn = false
      field.touchReturn()
      #expect(field.isEditing && typist.told == ["return"])
      typist.mayReturn = true
      field.touchReturn()
      #expect(typist.told == ["return", "return", "+exit", "ended", "+ended"])
    }
  }

  @Test func `has at its sides what can be touched while it is seen`() {
    staging.make {
      var shown: [String] = []
      var touchables: [Touchable] { staging.window.rootViewController?.touchables ?? [] }
      let eye = UIButton(primaryAction: UIAction(title: "eye") { _ in shown.append("eye") })
      (field.placeholder, field.rightView, field.rightViewMode) = ("word", eye, .whileEditing)
      (field.text, field.clearButtonMode) = ("Rex", .unlessEditing)
      #expect(touchables.map(\.title) == ["word", "word-clear"])
      field.touch()
      #expect(touchables.map(\.title) == ["word", "word-return", "eye"])
      touchables.last?.touch()
      #expect(shown == ["eye"])
    }
  }

  @Test func `is emptied by its button, or when the user begins`() {
    staging.make {
      field.text = "Rex"
      field.touchClear()
      #expect(field.text == "Rex")
      field.clearButtonMode = .always
      field.touchClear()
      #expect(field.text == "" && typist.told == ["+changed"])
      field.text = "Rex"
      field.clearsOnBeginEditing = true
      field.touch()
      #expect(field.text == "" && field.isEditing)
    }
  }

  @Test func `is not typed in while it is disabled`() {
    staging.make {
      field.isEnabled = false
      field.type("Rex")
      #expect(!field.becomeFirstResponder() && field.text == "")
    }
  }
}

@Suite struct `Other text` {
  @Test func `is typed in a text view`() {
    let (staging, typist) = (Staging(), Typist())
    staging.make {
      let view = put(UITextView(), in: staging)
      view.delegate = typist
      view.type("Dear")
      view.resignFirstResponder()
      #expect(typist.told == ["began", "changed to Dear", "ended"])
      view.isEditable = false
      view.type("No")
      #expect(view.text == "Dear")
    }
  }

  @Test func `is looked for in a search bar`() {
    let (staging, typist) = (Staging(), Typist())
    staging.make {
      let bar = put(UISearchBar(), in: staging)
      bar.delegate = typist
      bar.touchCancel()
      bar.touchSearch()
      bar.type("tea")
      bar.touchSearch()
      bar.setShowsCancelButton(true, animated: true)
      bar.touchCancel()
      bar.scopeButtonTitles = ["all", "mine"]
      bar.showsScopeBar = true
      bar.touch(scope: 1)
      bar.touch(scope: 2)
      #expect(typist.told == ["began", "changed to tea", "search", "cancel", "scope 1"])
      #expect(bar.selectedScopeButtonIndex == 1)
    }
  }
}

/// A chat whose field lies at the bottom while it is first responder.
private final class Chat: Page {
  let bar = UIView()
  let field = UITextField()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "message"
    bar.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

@Suite struct `What lies above the keys of a controller` {
  @Test func `can be touched while it is first responder, or the user types in there`() {
    let (staging, typist) = (Staging(), Typist())
    let chat = staging.make { Chat("chat") }
    chat.field.delegate = typist
    staging.make { staging.window.rootViewController = chat }
    #expect(staging.make { chat.touchables.map(\.title) } == ["message"])
    staging.make { chat.touchables.first?.touch() }
    #expect(staging.make { chat.field.isFirstResponder })
    #expect(staging.make { chat.touchables.map(\.title) } == ["message", "message-return"])
    staging.make { staging.window.rootViewController = Page("other") }
    #expect(staging.make { !chat.field.isFirstResponder })
    #expect(typist.told == ["began", "ended"])
  }

  @Test func `cannot be touched without`() {
    let staging = Staging()
    let chat = staging.make { Chat("chat") }
    staging.make {
      staging.window.rootViewController = chat
      chat.resignFirstResponder()
    }
    #expect(staging.make { chat.touchables.isEmpty })
  }
}
