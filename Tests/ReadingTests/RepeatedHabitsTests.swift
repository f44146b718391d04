import Outline
import Planner
import SourceText
import TestSupport
import Testing

@testable import Reading

@Suite struct RepeatedHabitsTests {
  private static let habits = [
    "- Walk\n", "- Walk (every: mon wed fri)\n", "- Walk (every: mon wed fri, goal: 8)\n", "- walk\n", "- 🚶 Walk\n",
    "- Walk (icon: figure.walk)\n", "- [ ] Walk\n", "- [x] Walk\n", "- Walk #sport\n", "- Walk (every: mon) #sport\n",
    "- Walk ^a\n", "- Walk (every: fortnite)\n", "- Walk (every: mon, every: tue)\n", "- Walk (x: y)\n", "- 7:30 Walk\n",
    "- 2026-11-02 Walk\n", "- Walk\n  far\n", "- Walk\n  - [ ] far\n", "- Walk\n\n  far\n", "- Walk [every:: mon] far\n",
    "1. Walk\n",
    "- Walk (every: mon)  \n", "- Walk\n  - late\n", "- \n", "- Wälk\n", "Walk\n", "> Walk\n",
  ]

  private static let entries = [
    "", "  - 2026-11-02\n", "  - 2026-11-03 skipped\n  - 2026-11-02 late ^b\n", "  - [x] 2026-11-04\n",
  ]

  /// A habit that stands in several arcs is read as it is alone.
  @Test(arguments: caseSeeds(default: 200)) func arcsAreReadAsTheyAreAlone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let few = (0..<Int.random(in: 1...24, using: &random)).map { _ in random.pick(RepeatedHabitsTests.habits) }
    var text = "---\nkind: ritual\n---\n\n# A\n"
    for arc in 0..<6 {
      text += random.pick(["\n## Arc \(arc): 2026-11-01 - 2026-11-28\n\n", "\n## Later\n\n", "\n### Evening\n\n"])
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text += random.pick(few) + random.pick(RepeatedHabitsTests.entries) + random.pick(["", "", "\n"])
      }
    }
    let source = SourceText(text)
    // Who looks for what was meant reads each line anew.
    let items = Document(reading: source).items
    #expect(Document(reading: source, looksForMeant: false).items == items, "seed \(seed): \(text)")
    let document = Document(reading: source, looksForMeant: false, packsLogs: Bool.random(using: &random))
    let whole = PlanReading(of: document, fileName: "a")
    let alone = PlanReading(of: document, fileName: "a", with: [])
    #expect(alone.plan == whole.plan, "seed \(seed): \(text)")
    #expect(document.items.indices.allSatisfy { alone.type(of: $0) == whole.type(of: $0) }, "seed \(seed): \(text)")
    #expect(RepeatedHabitsTests.origins(of: alone.plan) == RepeatedHabitsTests.origins(of: whole.plan), "seed \(seed): \(text)")
  }

  /// Where each item was read, which makes no difference to whether two are equal.
  private static func origins(of plan: Plan) -> [PlanItem.Origin?] {
    plan.sections.flatMap { $0.allElements }.compactMap { $0.item }.map { $0.origin }
  }
}
