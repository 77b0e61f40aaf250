/// What lies in front of a view, so that no touch reaches it.
package enum Cover {
  /// Views that answer no touch themselves.
  case bare
  /// Views of which one has something to touch, or is that of a controller; in the container of a
  /// presentation nothing belongs in front of what is presented, whatever it answers.
  case answering
}

extension UIView {
  /// What takes every touch that would reach the view where it lies; `nil` when something of it is
  /// free, or may be.
  ///
  /// A touch goes to the foremost view. In front of a view lie those that were put in later: into
  /// the view that it is in, and so on up to the window. Only views count that are known to lie
  /// there. Of a view that is not known to lie anywhere, nothing is free only when nothing is of
  /// all that it is in. Bars are not looked at, and in front of what is presented in a style of
  /// the house only what was put into the window since.
  ///
  /// - SeeAlso: UIKit, `UIView.hitTest(_:with:)`: it returns "the farthest descendant in the view
  ///   hierarchy … that contains the specified point"; that a user finds a part that is free is a
  ///   reading chosen by this project.
  package final var cover: Cover? { covering?.cover }

  /// The one view that takes every touch that would reach this one, or all that no controller's
  /// view takes; `nil` where none does, or several do together.
  final var soleCover: UIView? {
    let takers = covering?.takers.filter { !$0.bringsControllers } ?? []
    guard let first = takers.first, takers.allSatisfy({ $0 === first }) else { return nil }
    return first
  }

  /// What takes every touch, and which views those are.
  private final var covering: (cover: Cover, takers: [UIView])? {
    guard SegueEnvironment.current.uses.placedViews else { return nil }
    var free = knownBounds?.spots
    var view = self
    while let (room, front) = view.surroundings {
      if let place = view.knownPlace {
        free = free?.map(place.outwards).filter(room.hasRoom)
      } else {
        free = room.knownBounds?.spots
      }
      if free?.isEmpty == true { free = nil }
      if let found = covering(of: &free, by: front) {
        return room is ContainerView ? (.bare, found.takers) : found
      }
      // What is scrolled can lie anywhere in it.
      if room is UIScrollView { free = room.knownBounds?.spots }
      view = room
    }
    return nil
  }

  /// What of the views in it takes every touch of whatever lies at the back of it.
  fileprivate final var coverInside: Cover? {
    var free = knownBounds?.spots
    return covering(
      of: &free, by: subviewList.filter { $0.mayCover && $0.knownLook?.isHindmost == false })?
      .cover
  }

  /// Leaves the places that no view in front takes.
  ///
  /// - Returns: What the others are, when none is left, and which take a place.
  private final func covering(
    of free: inout [CGPoint]?, by front: [UIView]
  ) -> (cover: Cover, takers: [UIView])? {
    guard let spots = free, !front.isEmpty else { return nil }
    var isAnswering = false
    var takers: [UIView] = []
    let left = spots.filter { spot in
      guard let taker = front.last(where: { $0.takes(spot) }) else { return true }
      isAnswering = isAnswering || taker.answersTouches
      takers.append(taker)
      return false
    }
    guard left.isEmpty else {
      free = left
      return nil
    }
    return (isAnswering ? .answering : .bare, takers)
  }

  /// Whether nothing of it can be seen behind some views of the container that it lies in, as far
  /// as it is known where they lie.
  final func isHidden(behind front: [UIView]) -> Bool {
    guard let spots = knownBounds?.spots, !front.isEmpty else { return false }
    return spots.map { knownPlace?.outwards($0) ?? $0 }.allSatisfy { spot in
      front.contains { $0.isSeen(at: spot) }
    }
  }

  /// Whether it can be seen at a place in the view that it is in.
  private final func isSeen(at point: CGPoint) -> Bool {
    guard !isHidden, alpha >= 0.01, let place = knownPlace else { return false }
    return place.inwards(point).map(place.bounds.contains) ?? false
  }

  /// The view that it lies in, and what may cover it there; `nil` where that is not known.
  ///
  /// In front of what a container of the house or a window shows only that counts which answers no
  /// touches, for nobody else may know of the rest, and flows could not touch it.
  private final var surroundings: (room: UIView, front: [UIView])? {
    if let room = superviewLink {
      let place = room.subviewList.firstIndex { $0 === self } ?? room.subviewList.endIndex
      let front = room.subviewList[place...].filter { $0 !== self && $0.mayCover }
      return (room, room is UIWindow ? front.filter { !$0.answersTouches } : front)
    }
    guard let controller = owner?.target else { return nil }
    if let presentation = controller.presentation {
      return window.map { ($0, $0.front(of: presentation)) }
    }
    if let window = controller.windowLink { return (window, window.frontOfContent) }
    guard let parent = controller.parentLink, let room = parent.ownView else { return nil }
    return (room, parent.hasViewsInPlace ? [] : room.frontOfContent)
  }

  /// What may cover the views that a container of the house, or a window, shows itself.
  private final var frontOfContent: [UIView] {
    subviewList.filter {
      $0.mayCover && $0.knownLook?.isHindmost != true && (!$0.answersTouches || $0.isGuest)
    }
  }

  /// What has been put into a window since a presentation, and answers no touches.
  private final func front(of presentation: UIPresentationController) -> [UIView] {
    subviewList.filter {
      $0.mayCover && $0.presentationsBehind >= presentation.number && !$0.answersTouches
    }
  }

  private final var presentationsBehind: Int { knownLook?.presentationsBehind ?? 0 }

  /// Whether it is known to lie somewhere, and takes touches.
  private final var mayCover: Bool {
    (knownLook.map { !$0.refusesTouches } ?? isGuest) && knownPlace != nil
  }

  /// Whether it takes a touch in the view that it is in.
  private final func takes(_ point: CGPoint) -> Bool {
    guard let inside = knownPlace?.inwards(point), let found = hitTest(inside, with: nil) else {
      return false
    }
    return sequence(first: found, next: \.superviewLink).contains { $0 === self }
  }

  private final func hasRoom(_ point: CGPoint) -> Bool { knownBounds?.contains(point) != false }

  /// Whether a touch in it may do something.
  private final var answersTouches: Bool {
    if bringsControllers || hasRecognizers { return true }
    var found: [Touchable] = []
    collectTouchables(into: &found)
    return found.contains { !$0.isDisabled }
  }

  private final var hasRecognizers: Bool {
    knownLook?.recognizers?.contains { $0.acts || $0.drawnAs != nil } == true
      || subviewList.contains(where: \.hasRecognizers)
  }
}

extension CGRect {
  /// Places all over it, its middle and some near its corners among them.
  fileprivate var spots: [CGPoint] {
    let parts = [0.01, 0.25, 0.5, 0.75, 0.99]
    return parts.flatMap { down in
      parts.map { CGPoint(x: minX + $0 * width, y: minY + down * height) }
    }
  }
}

extension UIViewController {
  /// Whether its whole view is covered.
  package final var isCovered: Bool { ownView?.cover != nil }

  /// What lies in front of all that a storyboard draws in its view: before the view, or in it.
  ///
  /// Whatever code puts into the view lies in front, but for what it puts to the back.
  package final var coverOfContent: Cover? {
    guard environment.uses.placedViews, let view = ownView else { return nil }
    return view.cover ?? view.coverInside
  }

  /// Whether no touch gets through to it until something that the app waits for has come.
  package final var hearsNothingForAWhile: Bool {
    environment.hasDelayedAnswer
      && (environment.ignoredTouches > 0 || isBehindUntouchableView
        || coverOfContent != nil)
  }

  /// Whether what covers its view has something to touch, so that no touch of the user gets lost:
  /// they find what lies in front.
  package final var isBehindSomethingToTouch: Bool { ownView?.cover == .answering }
}
