import SegueKit
import Testing

@Suite struct `What views look like` {
  @Test func `is kept in their layers, with what is in those`() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.separator.cgColor
    view.layer.shadowPath =
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 2, height: 3), cornerRadius: 1
      ).cgPath
    #expect(view.layer.cornerRadius == 8 && view.layer.shadowPath?.boundingBox.height == 3)
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == .separator)
    let (back, front) = (CAGradientLayer(), CAShapeLayer())
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers?.map { $0 === back } == [true, false])
    view.layer.addSublayer(back)
    #expect(view.layer.sublayers?.map { $0 === back } == [false, true])
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 1 && front.superlayer == nil)
    back.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    back.add(CAKeyframeAnimation(keyPath: "position"), forKey: "fade")
    #expect(back.animation(forKey: "fade") is CAKeyframeAnimation)
    back.removeAnimation(forKey: "fade")
    #expect(back.animation(forKey: "fade") == nil)
  }

  @Test func `is kept in guides, traits and what bars are given`() {
    let (view, bar) = (UIScrollView(), UINavigationBar())
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(view.readableContentGuide !== view.contentLayoutGuide)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemGray6
    bar.standardAppearance = look
    #expect(bar.standardAppearance.copy().backgroundColor == .systemGray6)
    #expect(bar.scrollEdgeAppearance == nil)
    let page = UIViewController()
    page.traitOverrides.horizontalSizeClass = .compact
    page.overrideUserInterfaceStyle = .dark
    #expect(page.traitOverrides.horizontalSizeClass == .compact)
    #expect(page.overrideUserInterfaceStyle == .dark)
    #expect(page.traitCollection.userInterfaceStyle == .light)
    #expect(
      UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .black : .white }) == .white)
  }

  @Test func `is kept for who does not see the screen, and is a name where there are no words`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      let (icon, label) = (UIButton(type: .system), UILabel())
      icon.addAction(UIAction { _ in }, for: .touchUpInside)
      icon.accessibilityLabel = "Share"
      icon.accessibilityTraits.insert(.selected)
      page.view.addSubview(icon)
      page.view.addSubview(label)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(), style: .plain, target: nil, action: "none")
      page.navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
      staging.window.rootViewController = stack("nav", page)
      #expect(page.touchables.map(\.title) == ["More", "Share"])
      #expect(icon.accessibilityTraits.contains(.selected) && label.accessibilityTraits == .none)
      #expect(label.isAccessibilityElement && !page.view.isAccessibilityElement)
      label.isAccessibilityElement = false
      page.view.accessibilityElements = [icon]
      #expect(!label.isAccessibilityElement && page.view.accessibilityElements?.count == 1)
    }
  }

  @Test func `of a button is called by what it looks like when its action has no words`() {
    let staging = Staging()
    let page = staging.make { Page("page") }
    staging.make {
      var look = UIButton.Configuration.filled()
      look.title = "Buy"
      page.view.addSubview(UIButton(configuration: look, primaryAction: UIAction { _ in }))
      staging.window.rootViewController = page
      staging.environment.settle()
    }
    #expect(staging.make { page.touchables.map(\.title) } == ["Buy"])
  }

  @Test func `of a button changes with what it is and when an app asks for it`() {
    let button = UIButton(configuration: .filled())
    var told: [String] = []
    button.configurationUpdateHandler = { button in
      told.append("\(button.isEnabled) \(button.isSelected)")
      button.isSelected = true
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    button.isEnabled = false
    #expect(told == ["false false"] && button.configuration?.showsActivityIndicator == true)
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(told == ["false false", "false true"])
  }

  @Test func `is kept for sheets, and what was copied for the run`() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 100 }]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(sheet.sheetPresentationController?.detents.first?.identifier.rawValue == "low")
    #expect(sheet.sheetPresentationController?.largestUndimmedDetentIdentifier == .medium)
    let staging = Staging()
    staging.make { UIPasteboard.general.string = "text" }
    staging.make { #expect(UIPasteboard.general.hasStrings) }
    Staging().make { #expect(UIPasteboard.general.string == nil) }
  }
}
