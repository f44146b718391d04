import Planner
import Reading
import TestSupport
import Testing

@testable import Changes

@Suite struct PlanComparisonTests {
  private static let items: [(old: String, new: String, changes: [String])] = [
    ("- Water: 3/8 glasses", "- Water: 5/8 glasses", ["Water: value 3/8 to 5/8"]),
    ("- Pages left: 120 (count: down)", "- Pages left: 98 (count: down)", ["Pages left: value 120 to 98"]),
    ("- Coffee: |||||", "- Coffee: ||||| |", ["Coffee: value 5 to 6"]),
    ("- Push-ups: 42 (best: highest)", "- Push-ups: 45 (best: highest)", ["Push-ups: value 42 to 45"]),
    ("- Values: kind | calm", "- Values: kind | bold", ["Values: values kind | calm to kind | bold"]),
    ("- [ ] Passport", "- [x] Passport", ["Passport: [ ] to [x]"]),
    ("- [x] Passport", "- [ ] Passport", ["Passport: [x] to [ ]"]),
    ("- [ ] Passport", "- [-] Passport", ["Passport: [ ] to [-]"]),
    ("- Passport", "- [ ] Passport", ["Passport: no box to [ ]", "Passport: type bullet to checkbox"]),
    ("- [ ] Call (due: 2026-11-25)", "- [ ] Call (due: 2026-12-01)", ["Call: due 2026-11-25 to 2026-12-01"]),
    ("- [ ] Call", "- [ ] Call (due: 2026-12-01)", ["Call: due nil to 2026-12-01"]),
    ("- [ ] Call (due: 2026-12-01)", "- [ ] Call", ["Call: due 2026-12-01 to nil"]),
    ("- 09:00 - 10:30 Deep work", "- 10:00 - 11:30 Deep work", ["Deep work: time 09:00 - 10:30 to 10:00 - 11:30"]),
    ("- One\n- Two", "- One\n- Three\n- Two", ["Three: added 0 0"]),
    ("- One\n- Two\n- Three", "- One\n- Three", ["Two: removed 0"]),
    ("- One\n- Two\n- Three", "- Three\n- One\n- Two", ["section : reordered"]),
    ("- Read Dune", "- Read Dune Messiah", ["Read Dune Messiah: was Read Dune"]),
    ("- Read Dune", "- Water the plants", ["Water the plants: added 0 0", "Read Dune: removed 0"]),
    ("- One\n\n  A note.", "- One\n\n  Another note.", ["One: note A note. to Another note."]),
    ("A long walk today.", "A long walk, today.", ["A long walk, today.: was A long walk today."]),
    ("- One\n\n```\na\n```", "- One\n\n```\nb\n```", ["section : other text"]),
    ("- List\n  - [ ] a\n  - [ ] b", "- List\n  - [x] a\n  - [ ] b\n  - [ ] c", ["a: [ ] to [x]", "c: added 0 0"]),
    ("- A\n  - x\n- B", "- A\n- B\n  - x", ["x: from /A"]),
    ("- A\n  - x\n  - y", "- B\n  - x\n  - y", ["B: was A"]),
    ("- [ ] One #home", "- [ ] One #work", ["One #work: was One #home"]),
    ("- A (icon: book)", "- A (icon: star)", ["A: icon book to star"]),
    ("- A (mood: sour)\n- x", "- A (mood: good)\n- x", ["A (mood: good): was A (mood: sour)"]),
    ("1. A\n2. B", "1. A\n2. C and more\n3. B", ["C and more: added 0 0"]),
    ("- A\n- A", "- A\n- A\n- A", ["A: added 0 0"]),
    ("- 08:00 A\n- 12:00 A", "- 07:00 A\n- 08:00 A\n- 12:00 A", ["A: added 0 0"]),
    ("- 08:00 A\n- 12:00 B", "- 12:00 B\n- 13:00 A", ["A: time 08:00 to 13:00"]),
  ]

  @Test(arguments: items)
  func itemsOfPages(old: String, new: String, changes: [String]) throws {
    #expect(try ChangeScene.changes(old, new) == changes)
    #expect(try ChangeScene.changes(old, old).isEmpty)
  }

  private static let logs: [(old: String, new: String, changes: [String])] = [
    ("2026-11-19", "2026-11-19|2026-11-20", ["+ 2026-11-20 "]),
    ("2026-11-19|2026-11-20", "2026-11-19", ["- 2026-11-20 "]),
    ("2026-11-19", "2026-11-19|2026-11-20 skipped ill", ["+ 2026-11-20 skipped ill"]),
    ("2026-11-20", "2026-11-20 skipped", ["2026-11-20  to skipped"]),
    ("2026-11-20", "2026-11-20 18:10 the long one", ["2026-11-20  to 18:10 the long one"]),
    ("2026-11-01", "2026-11-01 - 2026-11-05", ["+ 2026-11-02 - 2026-11-05 "]),
    ("2026-11-01|2026-11-02|2026-11-03", "2026-11-01 - 2026-11-03", []),
    ("2026-11-01|2026-11-02", "2026-11-02|2026-11-01", []),
    ("2026-11-01", "2026-11-01|2026-11-01", []),
    ("2026-11-01 - 2026-11-05", "2026-11-01 - 2026-11-02|2026-11-04 - 2026-11-05", ["- 2026-11-03 "]),
    ("0001-01-01 - 9999-12-31", "0001-01-01 - 9999-12-30", ["- 9999-12-31 "]),
  ]

  @Test(arguments: logs)
  func logsAreComparedDayByDay(old: String, new: String, changes: [String]) throws {
    let lines = { (log: String) in "- A (streak: daily)\n" + log.split(separator: "|").map { "  - \($0)\n" }.joined() }
    #expect(try ChangeScene.changes(lines(old), lines(new)) == changes.map { "A: " + $0 })
  }

  private static let files: [(kind: String, old: String, new: String, changes: [String])] = [
    (
      "project", "- [ ] A\n- [ ] B\n\n## Done\n", "- [ ] B\n\n## Done\n\n- [x] A (done: 2026-11-20)\n",
      ["A: [ ] to [x] on 2026-11-20"]
    ),
    ("project", "- [x] A (done: 2026-11-20)\n", "- [ ] A\n", ["A: [x] to [ ]"]),
    ("project", "- [x] A (done: 2026-11-20)\n", "- [x] A (done: 2026-11-21)\n", ["A: done 2026-11-20 to 2026-11-21"]),
    (
      "page", "## Apps\n\n- Duolingo\n- Maps\n",
      "## Apps\n\n- Maps\n\n## Things that used to matter\n\n- Duolingo (was: Apps)\n",
      ["section Things that used to matter: added 0 0", "Duolingo: set aside"]
    ),
    (
      "page", "## Apps\n\n## Things that used to matter\n\n- Duolingo (was: Apps)\n",
      "## Apps\n\n- Duolingo\n\n## Things that used to matter\n", ["Duolingo: restored"]
    ),
    ("page", "## A\n\n- x\n\n## B\n", "## A\n\n## B\n\n- x\n", ["x: from A"]),
    ("page", "## A\n\n- x\n- y\n", "## Letters\n\n- x\n- y\n", ["section Letters: was A"]),
    ("page", "## A\n\n- x\n", "## A (theme: soft)\n\n- x\n", ["section A: theme nil to soft"]),
    ("page", "## A\n\n## B\n", "## B\n\n## A\n", ["file: reordered"]),
    ("page", "## A\n", "## A\n\n## B\n\n- [x] y\n- z\n", ["section B: added 2 1"]),
    ("page", "## A\n\n## B\n\n- y\n- z\n", "## A\n\n- y\n", ["y: from B", "section B: removed 1"]),
    ("page", "## A\n\n### G\n\n- x\n", "## A\n\n### H\n\n- x\n", ["group A/H: was G"]),
    ("page", "## A\n\n### G\n\n- x\n", "## A\n\n- x\n", ["x: from A/G", "group A/G: removed 0"]),
    (
      "day", "- 09:00 Desk\n  - [ ] Draft (project: Thesis)\n- 14:00 Bank\n",
      "- 10:00 Desk\n- 14:00 Bank\n  - [x] Draft (project: Thesis)\n",
      ["Desk: time 09:00 to 10:00", "Draft: from /Desk", "Draft: [ ] to [x]"]
    ),
    ("day", "- 09:00 Deep work\n", "- 09:00 Nothing\n", ["Nothing: was Deep work"]),
    (
      "ritual", "## Arc 1: 2026-11-01 - 2026-11-28\n\n- Drink\n",
      "## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-11-20)\n\n- Drink\n",
      ["section Arc 1: 2026-11-01 - 2026-11-28: ended nil to 2026-11-20"]
    ),
    (
      "activities", "- Swim (category: Health)\n  - 2026-11-01\n",
      "- Swim (category: Hobby)\n  - 2026-11-01\n  - 2026-11-20 07:10\n",
      ["Swim: category Health to Hobby", "Swim: + 2026-11-20 07:10"]
    ),
    (
      "life", "- 2026-11-16 Outline (rating: good)\n", "- 2026-11-16 Outline (rating: great)\n",
      ["Outline: rating good to great"]
    ),
  ]

  @Test(arguments: files)
  func filesOfEveryKind(kind: String, old: String, new: String, changes: [String]) throws {
    #expect(try ChangeScene.changes(old, new, kind: kind) == changes)
  }

  @Test func propertiesAreCompared() throws {
    let old = "---\nkind: ritual\ntime: morning\nauthor: Jo\n---\n\n# One\n"
    let new = "---\nkind: ritual\ntime: evening\nduration: 28 days\nicon: 💧\n---\n\n# Two\n"
    #expect(
      try ChangeScene.changes(old, new) == [
        "file: was One", "file: icon nil to 💧", "file: time morning to evening", "file: duration nil to 28 days",
        "file: author Jo to nil",
      ]
    )
    #expect(try ChangeScene.changes(old, old.replacing("morning", with: "MORNING")).isEmpty)
  }

  @Test func manyItemsOfOneNameAreNoBurden() throws {
    let lines = (0..<3_000).map { "- [ ] Same (due: 2026-01-\(10 + $0 % 20))" }
    let changes = try ChangeScene.changes(lines.joined(separator: "\n"), lines.dropFirst(100).joined(separator: "\n"))
    #expect(changes == Array(repeating: "Same: removed 0", count: 100))
    let other = (0..<3_000).map { "- [ ] Other \($0)" }.joined(separator: "\n")
    #expect(try ChangeScene.changes(lines.joined(separator: "\n"), other).count == 6_000)
  }

  // MARK: Properties

  @Test(arguments: RandomPlan.Kind.allCases)
  func aPlanDiffersFromItselfInNothing(kind: RandomPlan.Kind) {
    for seed in caseSeeds(default: 20, ofEach: RandomPlan.Kind.allCases.count) {
      var random = RandomPlan(seed: seed)
      let plan = random.plan(kind)
      #expect(plan.changes(to: plan).isEmpty, "seed \(seed)")
    }
  }

  /// Whatever is different shows: in the facts, and in the text to compare.
  @Test(arguments: RandomPlan.Kind.allCases)
  func whatDiffersShows(kind: RandomPlan.Kind) {
    for seed in caseSeeds(default: 3) {
      var random = RandomPlan(seed: seed)
      let plan = random.plan(kind)
      let shown = FactText.lines(of: plan)
      for changed in someCases(of: PlanMutation.all(of: plan, &random), named: "\(kind) \(seed)", least: 8) {
        #expect(!plan.changes(to: changed.plan).isEmpty, "\(changed.what), seed \(seed)")
        #expect(!changed.plan.changes(to: plan).isEmpty, "\(changed.what) backward, seed \(seed)")
        let isShown = shown != FactText.lines(of: changed.plan)
        #expect(isShown, "\(changed.what), seed \(seed)")
      }
    }
  }

  /// The facts are as many as the differences are: a whole other file is no burden, and nothing is told twice.
  @Test(arguments: RandomPlan.Kind.allCases)
  func nothingIsToldTwice(kind: RandomPlan.Kind) {
    for seed in caseSeeds(default: 20, ofEach: RandomPlan.Kind.allCases.count) {
      var random = RandomPlan(seed: seed)
      let (one, other) = (random.plan(kind), random.plan(kind))
      let (before, after) = (ItemTree(one.content), ItemTree(other.content))
      let matching = ItemMatching(before, after)
      let partners = matching.newOf.compactMap(\.self)
      #expect(Set(partners).count == partners.count, "seed \(seed)")
      for (index, partner) in matching.newOf.enumerated() {
        if let partner { #expect(matching.oldOf[partner] == index, "seed \(seed)") }
      }
      let changes = one.changes(to: other)
      let added = changes.reduce(0) { sum, change in
        switch (change.subject, change.what) {
        case (.item, .added(let items, _)): sum + items + 1
        case (_, .added(let items, _)): sum + items
        default: sum
        }
      }
      let removed = changes.reduce(0) { sum, change in
        switch (change.subject, change.what) {
        case (.item, .removed(let items)): sum + items + 1
        case (_, .removed(let items)): sum + items
        default: sum
        }
      }
      #expect(added == matching.oldOf.count { $0 == nil }, "seed \(seed)")
      #expect(removed == matching.newOf.count { $0 == nil }, "seed \(seed)")
    }
  }
}
