import Editing
import Planner
import Testing

@Suite struct PlanPathTests {
  private static let content = PlanContent(
    title: "",
    introduction: PlanSection(title: "", elements: [.item(PlanItem(.bullet, text: "one"))])
  )

  /// An edit asks the file that it would leave, which may have fewer sections, groups and items.
  @Test(arguments: [
    PlanPath(section: 1, elements: [0]), PlanPath(section: 0, group: 0, elements: [0]), PlanPath(section: 0, elements: [1]),
    PlanPath(section: 0, elements: [0, 0]), PlanPath(section: 0, elements: [1, 0]),
  ]) func whereNothingIsThereIsNoItem(_ path: PlanPath) {
    #expect(PlanPathTests.content[path] == nil)
  }

  @Test func anItemIsFoundByItsPath() {
    #expect(PlanPathTests.content[PlanPath(section: 0, elements: [0])]?.text == "one")
  }
}
