import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `A gallery as an app would have it` {
  private let environment = SegueEnvironment()
  private let window: UIWindow

  init() {
    window = environment.run { UIWindow(frame: UIScreen.main.bounds) }
  }

  private func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }

  @Test func `exchanges its pictures`() {
    let (gallery, first, second) = environment.run {
      (
        GalleryViewController(), PictureViewController(name: "First"),
        PictureViewController(name: "Second")
      )
    }
    settled {
      window.rootViewController = gallery
      window.makeKeyAndVisible()
      gallery.show(first)
    }
    #expect(first.view.window === window && gallery.layouts > 0)
    settled { gallery.show(second) }
    #expect(gallery.children == [second] && gallery.childForStatusBarStyle === second)
    #expect(first.view.superview == nil && second.view.alpha == 1)
  }

  @Test func `zooms a picture in, and asks before it goes`() throws {
    let (root, picture) = environment.run {
      (PictureViewController(name: "Root"), PictureViewController(name: "Picture"))
    }
    let navigation = environment.run { UINavigationController(rootViewController: root) }
    settled {
      window.rootViewController = navigation
      navigation.delegate = root
      navigation.pushViewController(picture, animated: true)
    }
    #expect(navigation.topViewController === picture)
    #expect(picture.view.frame == window.bounds && picture.view.transform.isIdentity)

    settled { picture.setEditing(true, animated: true) }
    #expect(environment.run { navigation.beginInteractivePop() } == nil)
    settled { picture.isEditing = false }

    settled { picture.askToDelete() }
    let question = try #require(picture.question)
    #expect(picture.presentedViewController === question)
    settled { question.touch(question.actions[1]) }
    #expect(picture.isDeleted && navigation.viewControllers == [root])

    settled { root.showDetails() }
    #expect(root.presentedViewController is UINavigationController)
    settled { root.presentedViewController?.presentationController?.pullDown() }
    #expect(root.presentedViewController == nil)
  }
}
