import Outline
import Planner
import Reading
import SourceText
import TestLaws
import Testing

/// What the items of days, projects, stacks and vaults are read as.
@Suite struct PlanReaderTests {
  /// Each item as its type, its box, its time and its words, indented as it stands, with its fields.
  private func shown(_ items: [PlanItem], _ indent: String = "") -> [String] {
    items.flatMap { item in
      [indent + words(of: item)] + item.log.map { "\(indent)  entry \($0.days.first)" }
        + shown(item.children.compactMap(\.item), indent + "  ")
    }
  }

  private func words(of item: PlanItem) -> String {
    var parts = [item.type.rawValue, item.box?.text, item.icon?.text].compactMap(\.self)
    switch item.content {
    case .block(let time): parts.append(time.description)
    case .routine(let routine):
      parts.append(routine.time.description)
      if let rule = routine.rule { parts.append("every " + rule.rule.description) }
    case .recurring(let rule): parts.append("every " + rule.rule.description)
    default: break
    }
    if !item.text.isEmpty { parts.append("“\(item.text)”") }
    parts += [item.task.due?.description, item.task.priority?.rawValue, item.task.project, item.task.notify?.text].compactMap(
      \.self
    )
    parts += [item.notify.isEmpty ? nil : item.notify.text, item.color?.rawValue].compactMap(\.self)
    parts += item.otherFields.map { "\($0.key)=\($0.value)" }
    return parts.joined(separator: " ")
  }

  static let table: [(DocumentKind, String, [String])] = [
    // Days.
    (.day, "- 09:00 - 10:30 Deep work", ["block 09:00 - 10:30 “Deep work”"]),
    (.day, "- 22:00-06:00 Sleep", ["block 22:00 - 06:00 “Sleep”"]), (.day, "- 5pm", ["block 17:00"]),
    (.day, "- 09:00 ☕ Tea (color: Grey, notify: End start)", ["block ☕ 09:00 “Tea” start end gray"]),
    (.day, "- 09:00 Tea (icon: cup, mood: low)", ["block cup 09:00 “Tea” mood=low"]),
    (.day, "- 09:00 Tea (notify: 08:45)", ["block 09:00 “Tea” notify=08:45"]),
    (.day, "- [x] 09:00 Tea (project: Home, priority: low)", ["block [x] 09:00 “Tea” low Home"]),
    (.day, "- [ ] 09:00 Tea (due: 2026-11-21, notify: start)", ["block [ ] 09:00 “Tea” 2026-11-21 start"]),
    (.day, "- 09:00 Tea (project: Home)", ["block 09:00 “Tea (project: Home)”"]),
    (.day, "- 10:00 - 09:00 Tea", ["bullet “10:00 - 09:00 Tea”"]), (.day, "- 25:00 Tea", ["bullet “25:00 Tea”"]),
    (.day, "- 2026-11-20 Tea", ["bullet “2026-11-20 Tea”"]), (.day, "- Tea (every: mon)", ["bullet “Tea (every: mon)”"]),
    (.day, "- [ ] Tea (project: Home, notify: yes)", ["task [ ] “Tea” Home yes"]), (.day, "- [?] Tea", ["task [?] “Tea”"]),
    (.day, "- Water: 3/8 glasses", ["bullet “Water: 3/8 glasses”"]), (.day, "- ☕ Tea", ["bullet ☕ “Tea”"]),
    (
      .day, "- 09:00 A\n  - [ ] b (project: P, notify: 08:00)\n    - [x] c (due: 2026-11-21)\n  - 10:00 d",
      ["block 09:00 “A”", "  task [ ] “b” P notify=08:00", "    checkbox [x] “c” 2026-11-21", "  bullet “10:00 d”"]
    ),
    (.day, "- [x] 09:00 A\n  - [ ] b", ["block [x] 09:00 “A”", "  task [ ] “b”"]),
    (.day, "- A\n  - B\n    - [ ] c", ["bullet “A”", "  bullet “B”", "    task [ ] “c”"]),
    (.day, "- [ ] A (every: mon)\n  - 2026-11-20", ["task [ ] “A (every: mon)”", "  bullet “2026-11-20”"]),
    // Projects.
    (.project, "- [ ] 09:00 a (due: 2026-11-25)", ["task [ ] “09:00 a” 2026-11-25"]),
    (.project, "- [x] a (color: red)", ["task [x] “a (color: red)”"]), (.project, "- a", ["bullet “a”"]),
    (.project, "- [ ] a (every: mon, at: 9am)\n  - 2026-11-16", ["recurring [ ] every mon “a”", "  entry 2026-11-16"]),
    (
      .project, "- a (every: 2 weeks on fri)\n  - [ ] b\n  - c",
      ["recurring every 2 weeks on fri “a”", "  checkbox [ ] “b”", "  bullet “c”"]
    ),
    (.project, "- a (every: nonsense)\n  - [ ] b", ["bullet “a” every=nonsense", "  checkbox [ ] “b”"]),
    (.project, "- [ ] a\n  - b (every: mon)", ["task [ ] “a”", "  bullet “b (every: mon)”"]),
    (.project, "- a (icon: book)", ["bullet book “a”"]), (.project, "- [ ] 📘 a", ["task [ ] 📘 “a”"]),
    // Stacks.
    (.stacks, "- [ ] a (project: P)\n  - [ ] b", ["task [ ] “a” P", "  checkbox [ ] “b”"]),
    (.stacks, "- [ ] a (notify: yes)", ["task [ ] “a (notify: yes)”"]),
    (.stacks, "- a (every: mon)", ["bullet “a (every: mon)”"]),
    // Vaults.
    (.vault, "## Pages\n- [a](b.md)\n- 📘 [[A]]\n- a", ["link “[a](b.md)”", "link 📘 “[[A]]”", "bullet “a”"]),
    (
      .vault, "## Projects\n- see [[A]]\n- [[A]] #tag\n- [[A]] ^id",
      ["bullet “see [[A]]”", "bullet “[[A]] #tag”", "link “[[A]]”"]
    ),
    (.vault, "## Elsewhere\n- [[A]]\n- [ ] b\n  - [ ] c", ["bullet “[[A]]”", "task [ ] “b”", "  checkbox [ ] “c”"]),
    (.vault, "## Pages\n- [[A]]\n  - [[B]]", ["link “[[A]]”", "  bullet “[[B]]”"]),
    (.vault, "## categories\n- Craft (color: indigo)\n- [ ] 09:00 b", ["category “Craft” indigo", "category [ ] “09:00 b”"]),
    (
      .vault, "## Routine\n- 09:00 a (every: mon, in: jan, color: red)\n  - [ ] b\n- c\n- [ ] 10:00 d",
      ["routine 09:00 every mon “a” red", "  task [ ] “b”", "bullet “c”", "routine [ ] 10:00 “d”"]
    ),
    (.vault, "## Routine\n- 09:00 a (every: nonsense, from: 2026-01-01)", ["routine 09:00 “a” every=nonsense from=2026-01-01"]),
    (.vault, "## Routine\n- 09:00 a (every: mon, at: 09:00)", ["routine 09:00 every mon “a” at=09:00"]),
    (.vault, "## Routine\n- Some time (color: red)", ["bullet “Some time” red"]),
  ]

  @Test(arguments: table)
  func itemsOfTheKind(_ kind: DocumentKind, _ body: String, _ expected: [String]) {
    let text = "---\nkind: \(kind.rawValue)\n---\n\n\(body)\n"
    let plan = PlanReading(of: Document(reading: SourceText(text)), fileName: "x").plan
    #expect(shown(plan.content.topItems) == expected)
    expectLaws(text)
  }
}
