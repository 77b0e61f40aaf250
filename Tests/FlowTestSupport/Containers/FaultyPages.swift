import SegueKit
import SegueSimulation

// Bars and pagers that are wrong in one way each.

final class HastyBar: BarController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    if let next = allowed.first { bar.highlighted = next }
    return allowed
  }
}

final class DeafBar: BarController {
  override func install(_ newChildren: [UIViewController]) {
    super.install(newChildren)
    bar.highlighted = children.first
  }

  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let highlighted = bar.highlighted
    super.select(child, animated: animated, completion: completion)
    bar.highlighted = highlighted
  }
}

final class ListKeepingPager: PagerController {
  private struct Entry {
    weak var page: UIViewController?
  }

  private var list: [Entry] = []

  override var pages: [UIViewController] { list.compactMap(\.page) }

  override func install(_ newChildren: [UIViewController]) {
    super.install(newChildren)
    list = children.map(Entry.init)
  }
}

final class BlankingPager: PagerController {
  private var isBlank = false

  override var visibleChildren: ArraySlice<UIViewController> {
    isBlank ? [] : super.visibleChildren
  }

  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self {
      isBlank = animated && child === selectedChild
      if isBlank { setNeedsVisibleChildrenUpdate() }
    }
    super.select(child, animated: animated, completion: completion)
  }
}

final class StubbornPager: PagerController {
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
}

final class DismissivePager: PagerController {
  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if animated, child !== selectedChild, presentedViewController != nil {
      dismiss(animated: false)
    }
    super.select(child, animated: animated, completion: completion)
  }
}

final class LeafingPager: PagerController {
  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if animated, let from = children.firstIndex(where: { $0 === selectedChild }),
      let to = children.firstIndex(where: { $0 === child })
    {
      for place in stride(from: from, to: to, by: from < to ? 1 : -1).dropFirst() {
        super.select(children[place], animated: false, completion: nil)
      }
    }
    super.select(child, animated: animated, completion: completion)
  }
}

final class SizelessPager: PagerController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

final class SuddenPager: PagerController {
  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    super.select(child, animated: animated, completion: animated ? completion : nil)
  }
}

final class ForgetfulPager: PagerController {
  override func encodeRestorableState(with coder: NSCoder) {}
}

final class LaggingPager: PagerController {
  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard animated else { return super.select(child, animated: false, completion: completion) }
    super.select(child, animated: true, completion: nil)
    UIView.animate(withDuration: 0.3) {
    } completion: { [self] _ in
      select(child, animated: false, completion: completion)
    }
  }
}
