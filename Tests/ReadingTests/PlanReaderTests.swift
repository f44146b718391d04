import Outline
import Planner
import Reading
import SourceText
import TestLaws
import Testing

/// What the items of every kind of file but the page are read as.
@Suite struct PlanReaderTests {
  /// Each item as its type, its box, its time and its words, indented as it stands, with its fields.
  private func shown(_ items: [PlanItem], _ indent: String = "") -> [String] {
    items.flatMap { item -> [String] in
      let entries: [String] = item.log.map { indent + "  " + words(of: $0) }
      return [indent + words(of: item)] + entries + shown(item.children.compactMap(\.item), indent + "  ")
    }
  }

  private func words(of record: LogRecord) -> String {
    let days = record.days.count == 1 ? record.days.first.description : record.days.description
    let status = record.status == .done ? nil : record.status.rawValue
    var parts = [
      "entry", days, record.time?.description, status, record.note.isEmpty ? nil : "“\(record.note)”", record.source,
    ]
    parts += record.otherFields.map { "\($0.key)=\($0.value)" }
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func words(of item: PlanItem) -> String {
    var parts = [item.type.rawValue, item.box?.text, item.icon?.text].compactMap(\.self)
    switch item.content {
    case .block(let time): parts.append(time.description)
    case .routine(let routine):
      parts.append(routine.time.description)
      if let rule = routine.rule { parts.append("every " + rule.rule.description) }
    case .recurring(let rule): parts.append("every " + rule.rule.description)
    case .habit(let habit):
      if let rule = habit.rule {
        parts += ["every", rule.rule.description, rule.from?.description, rule.until?.description].compactMap(\.self)
      }
      if let rule = habit.rule, rule.months != .all { parts += ["in", rule.months.description] }
      if let goal = habit.goal { parts += ["goal", "\(goal)"] }
    case .mark(let mark):
      parts += [mark.date.description, mark.rating?.rawValue, mark.category?.rawValue, mark.marked.map { "marked \($0)" }]
        .compactMap(\.self)
    case .phase(let days): parts.append(days.description)
    case .activity(let activity):
      parts += [activity.category.map { "of \($0)" }, activity.since.map { "since \($0)" }].compactMap(\.self)
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

  private static let arc = "## Arc 1: 2026-01-01 - 2026-01-31\n"

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
    // Rituals.
    (.ritual, "\(arc)- a (goal: 24)\n- 💧 b (every: sun, goal: 3)", ["habit goal 24 “a”", "habit 💧 every sun goal 3 “b”"]),
    (
      .ritual, "\(arc)- a (every: 2 weeks on mon, from: 2026-01-05, until: 2026-01-20, in: jan-mar)",
      ["habit every 2 weeks on mon 2026-01-05 2026-01-20 in jan feb mar “a”"]
    ),
    (
      .ritual, "\(arc)- a (every: hourly)\n- b (every: 2 days after done)",
      ["habit “a” every=hourly", "habit “b” every=2 days after done"]
    ),
    (.ritual, "\(arc)- a (every: daily, at: 09:00)", ["habit every daily “a” at=09:00"]),
    (
      .ritual, "\(arc)- a (goal: 0)\n- b (goal: some)\n- c (goal: 2, in: jan)",
      ["habit “a” goal=0", "habit “b” goal=some", "habit goal 2 “c” in=jan"]
    ),
    (.ritual, "\(arc)- a (in: jan)\n- b (due: 2026-01-02)", ["habit “a (in: jan)”", "habit “b (due: 2026-01-02)”"]),
    (.ritual, "\(arc)- [x] a (icon: drop, mood: low)\n- 09:00 b", ["habit [x] drop “a” mood=low", "habit “09:00 b”"]),
    (
      .ritual,
      "\(arc)- a\n  - 2026-01-03 skipped ill\n  - 2026-01-01 - 2026-01-02\n  - 2026-01-04 07:10 (source: widget)\n  - 2026-01-05 missed\n  - [ ] b",
      [
        "habit “a”", "  entry 2026-01-01 - 2026-01-02", "  entry 2026-01-03 skipped “ill”", "  entry 2026-01-04 07:10 widget",
        "  entry 2026-01-05 missed", "  checkbox [ ] “b”",
      ]
    ),
    (.ritual, "\(arc)- a\n  - 2026-01-03 12", ["habit “a”", "  entry 2026-01-03 “12”"]),
    (
      .ritual, "- a (goal: 3)\n  - 2026-01-03\n- [ ] b (project: P)",
      ["bullet “a (goal: 3)”", "  bullet “2026-01-03”", "checkbox [ ] “b” P"]
    ),
    (.ritual, "## Arc one\n- a (goal: 3)", ["bullet “a (goal: 3)”"]),
    (.ritual, "## Arc 1 2026\n- a (goal: 3)", ["habit goal 3 “a”"]),
    (.ritual, "\(arc)### Late\n- a\n## Notes\n- b\n  - [x] c", ["habit “a”", "bullet “b”", "  checkbox [x] “c”"]),
    // Lives.
    (
      .life, "- 2026-01-05 a (rating: good, category: growth, marked: 2026-01-09)",
      ["mark 2026-01-05 good growth marked 2026-01-09 “a”"]
    ),
    (
      .life, "- 🌊 2026-01-05: a (rating: 4/5)\n- 2026-01-12 (rating: 1)",
      ["mark 🌊 2026-01-05 good “a”", "mark 2026-01-12 awful"]
    ),
    (.life, "- 2026-01-05 a (rating: GREAT, category: Rest)", ["mark 2026-01-05 great rest “a”"]),
    (.life, "- 2026-01-05 a (rating: 6, category: love)", ["mark 2026-01-05 “a” rating=6 category=love"]),
    (
      .life, "- 2026-01-05 a (color: red)\n- 2026-01-05 b (icon: book)",
      ["mark 2026-01-05 “a (color: red)”", "mark 2026-01-05 “b (icon: book)”"]
    ),
    (.life, "- [x] 2026-01-05 a (due: 2026-01-09)", ["mark [x] 2026-01-05 “a (due: 2026-01-09)”"]),
    (
      .life, "- 2026-01-05 - 2026-01-11 a\n- 2026-02-30 b\n- 09:00 c",
      ["bullet “2026-01-05 - 2026-01-11 a”", "bullet “2026-02-30 b”", "bullet “09:00 c”"]
    ),
    (.life, "- [ ] a\n  - 2026-01-05 b\n  - [ ] c", ["checkbox [ ] “a”", "  bullet “2026-01-05 b”", "  checkbox [ ] “c”"]),
    (.life, "- 2026-01-05 - 2026-01-11 a (rating: good)", ["bullet “2026-01-05 - 2026-01-11 a (rating: good)”"]),
    (.life, "- 2026-01-05 a\n  - 2026-01-06 b", ["mark 2026-01-05 “a”", "  bullet “2026-01-06 b”"]),
    (
      .life, "## phases\n- 2026-01-05 a (color: Grey, icon: book)\n- ☀️ 2026-01-05–2026-02-11 b\n- c",
      ["phase book 2026-01-05 “a” gray", "phase ☀️ 2026-01-05 - 2026-02-11 “b”", "bullet “c”"]
    ),
    (
      .life, "## Phases\n- 2026-02-11 - 2026-01-05 a\n- 2026-01-05 b (rating: good)",
      ["bullet “2026-02-11 - 2026-01-05 a”", "phase 2026-01-05 “b (rating: good)”"]
    ),
    (.life, "## Phases\n- 2026-01-05 a\n## After\n- 2026-01-06 b", ["phase 2026-01-05 “a”", "mark 2026-01-06 “b”"]),
    // Activities.
    (.activities, "- 🎾 Tennis (category: Hobby, since: 2026-01-01)", ["activity 🎾 of Hobby since 2026-01-01 “Tennis”"]),
    (.activities, "- a (since: soon, icon: book)\n- [ ] b", ["activity book “a” since=soon", "activity [ ] “b”"]),
    (
      .activities, "- a (every: mon)\n- 2026-01-05 b\n- 09:00 c",
      ["activity “a (every: mon)”", "activity “2026-01-05 b”", "activity “09:00 c”"]
    ),
    (
      .activities,
      "## A\n### B\n- a\n  - 2026-01-05 18:30 (source: watch, mood: low)\n  - 2026-01-02 with Sam\n  - b\n    - [ ] c",
      [
        "activity “a”", "  entry 2026-01-02 “with Sam”", "  entry 2026-01-05 18:30 watch mood=low", "  bullet “b”",
        "    checkbox [ ] “c”",
      ]
    ),
  ]

  @Test(arguments: table)
  func itemsOfTheKind(_ kind: DocumentKind, _ body: String, _ expected: [String]) {
    let text = "---\nkind: \(kind.rawValue)\n---\n\n\(body)\n"
    let plan = PlanReading(of: Document(reading: SourceText(text)), fileName: "x").plan
    #expect(shown(plan.content.topItems) == expected)
    expectLaws(text)
  }
}
