import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What ends on a day or is a milestone on it (format, *At a glance*).
@Suite struct DayOccasionTests {
  private static func page(_ items: [PlanItem], setAside: [PlanItem] = []) -> FocusPage {
    FocusPage(
      title: "Page",
      introduction: PlanSection(title: "", elements: items.prefix(1).map(PlanElement.item)),
      sections: [
        PlanSection(title: "Now", elements: items.dropFirst().map(PlanElement.item)),
        PlanSection(title: "Things that used to matter", role: .setAside, elements: setAside.map(PlanElement.item)),
      ]
    )
  }

  private static func timeline(_ first: String, _ last: String, box: BoxState? = nil, below: [PlanItem] = []) -> PlanItem {
    let days = DateRange(first: RitualSketch.day(first), last: RitualSketch.day(last))!
    return PlanItem(.timeline(days), text: "\(first) - \(last)", box: box, children: below.map(PlanElement.item))
  }

  private static let pages: [FocusPage] = {
    let until = PlanItem(.daysUntil(RitualSketch.day("20")), text: "until 20")
    let items = [
      timeline("1", "20"), timeline("20", "20", below: [timeline("3", "20")]), timeline("20", "21"), until,
      timeline("2", "20", box: .done), timeline("2", "20", box: .dropped), timeline("4", "20", box: .open),
      PlanItem(.daysUntil(RitualSketch.day("21")), text: "until 21"),
      PlanItem(.daysSince(RitualSketch.day("20")), text: "since 20"),
    ]
    return [page([timeline("1", "19")]), page(items, setAside: [timeline("1", "20"), until])]
  }()

  private static func ends(_ day: String) -> [String] {
    let history = RitualHistory(sketch: "")
    return DayOccasion.all(on: RitualSketch.day(day), life: nil, history: history, pages: pages).compactMap { occasion in
      switch occasion {
      case .timeline(let page, let item, _), .countDown(let page, let item): pages[page].glanceItems[item].item.text
      case .life, .arc: nil
      }
    }
  }

  @Test func timelinesEndAndDaysCome() {
    #expect(DayOccasionTests.ends("19") == ["1 - 19"])
    #expect(DayOccasionTests.ends("20") == ["1 - 20", "20 - 20", "3 - 20", "until 20", "4 - 20"])
    #expect(DayOccasionTests.ends("21") == ["20 - 21", "until 21"])
    #expect(DayOccasionTests.ends("22").isEmpty)
  }

  static let arcs: [(rituals: String, today: String, day: String, titles: [String])] = [
    ("1 - 28: A 1-7", "7", "7", ["One Week"]),
    // It is not reached yet, or has passed.
    ("1 - 28: A 1-6", "7", "7", []),
    ("1 - 28: A 6 7", "7", "7", []),
    // What was, and what is to come.
    ("1 - 28: A 1-7", "20", "7", ["One Week"]),
    ("1 - 28: A 1-7", "20", "14", ["Halfway"]),
    ("1 - 28: A 1-20", "20", "21", []),
    ("1 - 13: A 1-7 / 7 - 28: B 7", "7", "7", ["One Week", "Halfway", "First Day"]),
    ("1 - 7: A 1-7; 8 - 14: A 8", "8", "8", ["First Day"]),
    ("", "8", "8", []),
  ]

  @Test(arguments: arcs)
  func milestonesOfArcs(rituals: String, today: String, day: String, titles: [String]) {
    let history = RitualHistory(sketch: rituals, today: today)
    let found = DayOccasion.all(on: RitualSketch.day(day), life: nil, history: history, pages: [])
    let told = found.compactMap { occasion -> String? in
      guard case .arc(_, _, let standing) = occasion else { return nil }
      return standing.milestone.kind.title
    }
    #expect(told == titles)
  }

  @Test func milestonesOfALife() {
    let born = CivilDate(year: 1996, month: 11, day: 20)!
    func mark(_ day: String) -> PlanItem {
      PlanItem(.mark(MarkDetails(date: RitualSketch.day(day))), text: day)
    }
    let marks = ["10/30", "11/6", "11/13", "11/20"].map(mark)
    func told(_ life: Life?, _ day: String) -> [String] {
      DayOccasion.all(on: RitualSketch.day(day), life: life, history: RitualHistory(sketch: ""), pages: []).map { occasion in
        guard case .life(let milestone) = occasion else { return "\(occasion)" }
        return milestone.text
      }
    }
    let content = PlanContent(title: "Life", sections: [PlanSection(title: "Weeks", elements: marks.map(PlanElement.item))])
    let life = Life(born: born, content: content)
    let texts = ["You've now lived 30 years. 2,594 weeks.", "You've now marked 4 weeks in a row. 2,594 weeks."]
    #expect(told(life, "20") == texts)
    #expect(told(life, "19").isEmpty && told(nil, "20").isEmpty)
    #expect(told(Life(content: content), "20").isEmpty)
  }
}
