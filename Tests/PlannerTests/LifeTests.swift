import Chronology
import Planner
import Testing

@Suite struct LifeTests {
  private static func date(_ text: String) -> CivilDate { CivilDate(text)! }

  private var content: PlanContent {
    let mark = MarkDetails(
      date: Self.date("2026-01-05"),
      rating: .good,
      category: .rest,
      marked: Self.date("2026-01-09")
    )
    let marked = PlanItem(.mark(mark), text: "a", icon: .emoji("🌊"))
    let nested = PlanItem(.mark(MarkDetails(date: Self.date("2026-02-02"))), text: "below")
    let note = PlanItem(.bullet, text: "note", children: [.item(nested)])
    let bare = PlanItem(.mark(MarkDetails(date: Self.date("2025-12-29"))), text: "")
    let first = PlanItem(.phase(PhaseDays(first: Self.date("2008-09-01"))), text: "University", color: .teal)
    let second = PlanItem(
      .phase(PhaseDays(first: Self.date("1990-06-14"), last: Self.date("1996-08-31"))),
      text: "Infancy",
      icon: .symbol("star")
    )
    return PlanContent(
      title: "Life",
      introduction: PlanSection(title: "", elements: [.item(marked), .item(note)]),
      sections: [
        PlanSection(title: "Phases", elements: [.item(first), .item(second)]),
        PlanSection(title: "2025", groups: [PlanGroup(title: "December", elements: [.item(bare)])]),
      ]
    )
  }

  @Test func marksStandAtTheTopLevel() {
    let found = Life(content: content).marks
    let first = WeekMark(
      date: Self.date("2026-01-05"),
      rating: .good,
      category: .rest,
      phrase: "a",
      icon: .emoji("🌊"),
      marked: Self.date("2026-01-09")
    )
    #expect(found == [first, WeekMark(date: Self.date("2025-12-29"))])
  }

  @Test func phasesStandInTheOrderOfTheFile() {
    let first = LifePhase(title: "University", first: Self.date("2008-09-01"), color: .teal)
    let second = LifePhase(
      title: "Infancy",
      first: Self.date("1990-06-14"),
      last: Self.date("1996-08-31"),
      icon: .symbol("star")
    )
    #expect(Life(content: content).phases == [first, second])
  }

  @Test func spanNeedsADayOfBirth() {
    var life = Life(expectancy: 90, content: content)
    #expect(life.span == nil)
    life.born = Self.date("1990-06-14")
    #expect(life.span == LifeSpan(born: Self.date("1990-06-14"), expectancy: 90))
    life.expectancy = nil
    #expect(life.span?.expectancy == 80)
  }

  @Test func noticeIsATimeOrOff() {
    #expect(DailyNotice.off.text == "off")
    #expect(TimeOfDay("8am").map { DailyNotice.at($0).text } == "08:00")
  }

  @Test func phaseInItsWrittenForm() {
    #expect(PhaseDays(first: Self.date("2008-09-01")).description == "2008-09-01")
    let days = PhaseDays(first: Self.date("2008-09-01"), last: Self.date("2011-08-31"))
    #expect(days.description == "2008-09-01 - 2011-08-31")
  }
}
