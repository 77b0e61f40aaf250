import SegueKit
import Testing

@Suite struct `A stack view` {
  @Test func `has the views of its row in it`() {
    let (a, b, c) = (UILabel(), UIView(), UIButton())
    let row = UIStackView(arrangedSubviews: [a, b])
    row.insertArrangedSubview(c, at: 1)
    #expect(row.arrangedSubviews == [a, c, b])
    #expect(row.subviews == [a, b, c])
    row.addArrangedSubview(a)
    #expect(row.arrangedSubviews == [c, b, a])
    #expect(row.subviews.count == 3)
  }

  @Test func `keeps in it what leaves the row, and lets go of what leaves it`() {
    let (a, b) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [a, b])
    row.setCustomSpacing(8, after: a)
    row.removeArrangedSubview(a)
    #expect(row.arrangedSubviews == [b] && row.subviews == [a, b])
    #expect(row.customSpacing(after: a) == UIStackView.spacingUseDefault)
    b.removeFromSuperview()
    #expect(row.arrangedSubviews == [])
    let other = UIStackView(arrangedSubviews: [a])
    #expect(row.subviews == [] && other.subviews == [a])
  }

  @Test func `shows a controller whose view is in its row`() {
    let staging = Staging()
    staging.make {
      let (root, child) = (Page("root"), Page("child"))
      let row = UIStackView()
      root.view.addSubview(row)
      staging.window.rootViewController = root
      root.addChild(child)
      row.addArrangedSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(staging.diary.lines("didAppear") == ["didAppear root", "didAppear child"])
  }
}

@Suite struct `A view at work` {
  @Test func `is seen while it turns`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  @Test func `has come as far as can be`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.setProgress(1.5, animated: true)
    #expect(bar.progress == 1)
  }
}
