import FlowModel

extension Storyboard {
  /// Whether all that it has another one has as well, but for what its controls fire besides.
  func isPart(of whole: Storyboard) -> Bool {
    scenes.allSatisfy(whole.scenes.contains) && segues.allSatisfy(whole.segues.contains)
      && references.allSatisfy(whole.references.contains)
      && named.allSatisfy { part in whole.named.contains { part.isPart(of: $0) } }
      && controls.allSatisfy { control in
        whole.controls.contains {
          $0.scene == control.scene && $0.name == control.name && $0.place == control.place
            && control.fires.allSatisfy($0.fires.contains)
        }
      }
  }
}

extension NamedStoryboard {
  /// Whether all that code knows of it is known of another one as well.
  fileprivate func isPart(of whole: NamedStoryboard) -> Bool {
    name == whole.name && (initial == nil || initial == whole.initial)
      && members.allSatisfy { member in
        whole.members.contains {
          $0.scene == member.scene
            && (member.identifier == nil || member.identifier == $0.identifier)
        }
      }
  }
}
