import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Reading scenes` {
  @Test func `reads how the bars are drawn`() throws {
    let file = document(
      scene(
        """
        <navigationController id="A" navigationBarHidden="YES" toolbarHidden="NO"/>
        """) + screen("B", #"hidesBottomBarWhenPushed="YES""#))
    #expect(
      try read(file).storyboard.scenes.map(\.bars)
        == [[.hidesBar, .showsToolbar], .hidesBottomBar])
  }

  @Test(arguments: [
    Row(
      "a class names its scene", document(screen("A", #"customClass="HomeController""#)),
      """
      scene HomeController content, class HomeController
      initial HomeController
      """),
    Row(
      "a class of two scenes names neither",
      document(
        screen("A", #"customClass="Form" storyboardIdentifier="New book""#)
          + screen("B", #"customClass="Form" title=" Old  book ""#)
          + screen("C", #"customClass="Form""#)),
      """
      scene New book content, class Form
      scene Old book content, class Form
      scene C content, class Form
      initial New book
      """),
    Row(
      "an identifier goes before the class of another scene",
      document(
        screen("A", #"customClass="Form" storyboardIdentifier="Form""#)
          + screen("B", #"customClass="Form""#)),
      """
      scene Form content, class Form
      scene B content, class Form
      initial Form
      """),
    Row(
      "a name that is another scene's id is not taken",
      document(screen("A", #"title="B""#) + screen("B", #"userLabel="Other""#)),
      """
      scene A content
      scene Other content
      initial A
      """),
    Row(
      "a context is declared as it is written",
      document(
        screen("A", #"definesPresentationContext="YES""#)
          + scene(#"<navigationController id="B" definesPresentationContext="NO"/>"#)),
      """
      scene A content, context
      scene B navigation, no context
      initial A
      """),
    Row(
      "a reference inside the file is the scene itself",
      document(
        screen(
          "A", #"storyboardIdentifier="Home""#,
          #"<segue kind="show" identifier="again" destination="R"/>"#)
          + scene(#"<viewControllerPlaceholder id="R" referencedIdentifier="Home"/>"#)),
      """
      scene Home content
      segue Home.again show Home
      initial Home
      """),
    Row(
      "a reference to this file without an identifier is its initial scene",
      document(
        screen("A", "", #"<segue kind="show" identifier="home" destination="R"/>"#)
          + scene(#"<viewControllerPlaceholder id="R" storyboardName="Main"/>"#)),
      """
      scene A content
      segue A.home show A
      initial A
      """),
    Row(
      "a reference outside is an empty scene",
      document(
        screen("A", "", #"<segue kind="show" identifier="help" destination="R"/>"#)
          + scene(#"<viewControllerPlaceholder id="R" storyboardName="Help"/>"#)),
      """
      scene A content
      scene Help content
      segue A.help show Help
      initial A
      """),
  ])
  func `names them and keeps their order`(row: Row) throws {
    #expect(try read(row.file).text == row.expected)
  }

  @Test(arguments: [
    Row(
      "a navigation controller holds its root",
      document(
        container("navigationController", "A", ("B", "rootViewController")) + screen("B")),
      """
      scene A navigation, holds B
      scene B content
      initial A
      """),
    Row(
      "tabs are held in document order",
      document(
        container("tabBarController", "A", ("C", "viewControllers"), ("B", "viewControllers"))
          + screen("B") + screen("C")),
      """
      scene A tabs, holds C B
      scene B content
      scene C content
      initial A
      """),
    Row(
      "the primary column comes first",
      document(
        container(
          "splitViewController", "A", ("B", "detailViewController"), ("C", "masterViewController"))
          + screen("B") + screen("C")),
      """
      scene A split, holds C B
      scene B content
      scene C content
      initial A
      """),
    Row(
      "the secondary column is not held in place of the primary one",
      document(
        container("splitViewController", "A", ("B", "detailViewController")) + screen("B")),
      """
      scene A split
      scene B content
      initial A
      """),
  ])
  func `knows what containers hold`(row: Row) throws {
    #expect(try read(row.file).text == row.expected)
  }
}
