import Chronology
import Planner
import Testing

@Suite struct PlanTests {
  private static let content = PlanContent(title: "A", tags: ["b"], introduction: PlanSection(title: "", ended: .earliest))
  static let plans: [Plan] = [
    .page(FocusPage(theme: .bold, content: content)),
    .day(AnchorDay(content: content)),
    .project(Project(color: .blue, content: content)),
    .stacks(TaskStacks(content: content)),
    .vault(VaultPlan(defaultBlock: 30, content: content)),
    .ritual(Ritual(category: "Body", content: content)),
    .life(Life(born: .earliest, content: content)),
    .activities(Activities(glance: 2, content: content)),
  ]

  /// Whatever else a file says stays, and so does the file of which it is a copy.
  @Test(arguments: plans) func onlyTheContentChanges(_ plan: Plan) {
    var changed = plan
    changed.content.title = "C"
    changed.content.tags.append("d")
    #expect(changed.title == "C")
    #expect(changed.tags == ["b", "d"])
    #expect(changed != plan)
    #expect(plan.content == PlanTests.content)
    changed.content = plan.content
    #expect(changed == plan)
  }
}
