import Planner
import Testing

@Suite struct FocusPageTests {
  @Test(arguments: ["Things that used to matter", "THINGS that used to matter", "Things that used to matter."])
  func setAside(_ title: String) {
    #expect(PlanSection(title: title).isSetAside)
  }

  @Test(arguments: ["", "Things that matter", "Things that used to matter to me"])
  func notSetAside(_ title: String) {
    #expect(!PlanSection(title: title).isSetAside)
  }

  @Test func emptyIntroductionIsNoSection() {
    let section = PlanSection(title: "Now")
    #expect(FocusPage(title: "A", sections: [section]).allSections == [section])
    let introduction = PlanSection(title: "", elements: [.other("***")])
    #expect(FocusPage(title: "A", introduction: introduction, sections: [section]).allSections == [introduction, section])
  }
}
