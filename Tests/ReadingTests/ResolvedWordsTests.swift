import Chronology
import Planner
import Reading
import Testing

/// Which differences of two files are spelling alone.
@Suite struct ResolvedWordsTests {
  /// A change of a file that writes a text into one place of it.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let write: @Sendable (inout Plan, String) -> Void

    init(_ name: String, _ write: @escaping @Sendable (inout Plan, String) -> Void) {
      testDescription = name
      self.write = write
    }

    func plan(_ text: String) -> Plan {
      var plan = Plan.page(FocusPage(title: "Page", sections: [PlanSection(title: "One")]))
      write(&plan, text)
      return plan
    }

    static func item(_ name: String, _ make: @escaping @Sendable (String) -> PlanItem) -> Place {
      Place(name) { plan, text in plan.content.sections[0].elements = [.item(make(text))] }
    }
  }

  static let words: [Place] = [
    Place("title") { $0.content.title = $1 },
    Place("section") { $0.content.sections[0].title = $1 },
    Place("group") { $0.content.sections[0].groups = [PlanGroup(title: $1)] },
    Place("item of a group") { plan, text in
      plan.content.sections[0].groups = [PlanGroup(title: "g", elements: [.item(PlanItem(.bullet, text: text))])]
    },
    Place("introduction") { $0.content.introduction.elements = [.item(PlanItem(.text, text: $1))] },
    .item("item") { PlanItem(.bullet, text: $0) },
    .item("note") { PlanItem(.bullet, text: "x", notes: [$0]) },
    .item("child") { PlanItem(.bullet, text: "x", children: [.item(PlanItem(.bullet, text: $0))]) },
    .item("entry") { PlanItem(.streak(daily), text: "x", log: [record { $0.note = $1 }($0)]) },
    .item("note of an entry") { PlanItem(.streak(daily), text: "x", log: [record { $0.notes = [$1] }($0)]) },
    .item("author") { PlanItem(.quote(author: $0), text: "x") },
    .item("part") { PlanItem(.textList(["a", $0]), text: "x") },
    .item("unit of a count") { PlanItem(.count(Count(direction: .up, value: .zero, unit: $0)), text: "x") },
    .item("unit of a counter") { PlanItem(.counter(Counter(value: .zero, goal: Number("8")!, unit: $0)), text: "x") },
    .item("unit of a best") { PlanItem(.best(Best(extreme: .highest, unit: $0)), text: "x") },
  ]

  static let others: [Place] = [
    Place("tag") { $0.content.tags = [$1] },
    Place("property") { $0.content.otherProperties = [OtherProperty(name: "x", value: .text($1))] },
    Place("field of a section") { $0.content.sections[0].otherFields = [OtherField(key: "x", value: $1)] },
    .item("id") { PlanItem(.bullet, text: "x", id: $0) },
    .item("was") { PlanItem(.bullet, text: "x", was: $0) },
    .item("project") { PlanItem(.checkbox, text: "x", box: .open, task: TaskDetails(project: $0)) },
    .item("field") { PlanItem(.bullet, text: "x", otherFields: [OtherField(key: "x", value: $0)]) },
    .item("address") { PlanItem(.image(source: $0), text: "x") },
    Place("block") { $0.content.sections[0].elements = [.other($1)] },
  ]

  @Test(arguments: words)
  func escapesOfWordsAreSpelling(_ place: Place) {
    let plain = place.plan("3. Go [home] (due: x)")
    #expect(place.plan("3\\. Go [home] \\(due: x)") != plain)
    #expect(place.plan("3\\. Go [home] \\(due: x)").withResolvedWords == plain.withResolvedWords)
    #expect(plain.withResolvedWords == plain)
  }

  @Test(arguments: words)
  func whatMarkdownShowsIsNot(_ place: Place) {
    for (left, right) in [("C:\\temp", "C:temp"), ("`a\\*b`", "`a*b`"), ("a b", "ab"), ("\\\\*a*", "\\*a*")] {
      #expect(place.plan(left).withResolvedWords != place.plan(right).withResolvedWords, "\(left) and \(right)")
    }
  }

  @Test(arguments: others)
  func nothingElseIsResolved(_ place: Place) {
    #expect(place.plan("a\\_b").withResolvedWords != place.plan("a_b").withResolvedWords)
    #expect(place.plan("a\\_b").withResolvedWords == place.plan("a\\_b"))
  }

  private static let daily = StreakRule(rule: try! Recurrence.parse("daily").get())

  /// An entry with a text somewhere in it.
  private static func record(_ write: @escaping @Sendable (inout LogRecord, String) -> Void) -> @Sendable (String) -> LogRecord
  {
    { text in
      var record = LogRecord(days: DateRange(CivilDate("2026-11-20")!))
      write(&record, text)
      return record
    }
  }
}
