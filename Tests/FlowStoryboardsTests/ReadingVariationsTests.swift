import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Reading what is so in windows of some width` {
  @Test func `takes what no window shows for hidden, and tells what is seen in one width alone`()
    throws
  {
    func button(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
      """
      <button id="\(id)" \(attributes)>\(inside)<connections>\
      <segue kind="show" identifier="go\(id)" destination="A"/></connections></button>
      """
    }
    let reading = try read(
      page(
        """
        <view id="V"><subviews>\(button("B"))\(button("C"))
        \(button("D", "hidden='YES'", #"<variation key="widthClass=compact" hidden="NO"/>"#))
        </subviews><variation key="default"><mask key="subviews"><exclude reference="B"/>
        <exclude reference="C"/></mask><mask key="constraints"/></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="B"/></mask>
        </variation><variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
        <include reference="C"/></mask></variation></view>
        """, outlets: [:]))
    #expect(reading.viewText == "A.button button, hidden")
    #expect(
      reading.problemText == """
        4:129: note: 'button 2' of 'A' is seen in a regular window alone; it is played in any
        5:1: note: 'button 3' of 'A' is seen in a compact window alone; it is played in any
        """)
  }
}
