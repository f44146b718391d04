import Planner
import Testing

@Suite struct FocusPageTests {
  @Test func emptyIntroductionIsNoSection() {
    let section = PlanSection(title: "Now")
    #expect(FocusPage(title: "A", sections: [section]).allSections == [section])
    let introduction = PlanSection(title: "", elements: [.other("***")])
    #expect(FocusPage(title: "A", introduction: introduction, sections: [section]).allSections == [introduction, section])
  }
}
