import Chronology
import Planner
import Testing

@Suite struct ActivitiesTests {
  @Test func rankIsTheOrderOfTheFile() {
    let log = [LogRecord(days: DateRange(CivilDate("2026-11-20")!), time: TimeOfDay("07:05"), source: "widget")]
    let since = CivilDate("2026-01-01")
    let tennis = PlanItem(
      .activity(ActivityDetails(category: "Hobby", since: since)),
      text: "Tennis",
      icon: .emoji("🎾"),
      log: log,
      children: [.item(PlanItem(.bullet, text: "note"))]
    )
    let chess = PlanItem(.activity(ActivityDetails()), text: "Chess")
    let content = PlanContent(
      title: "Activities",
      introduction: PlanSection(title: "", elements: [.item(PlanItem(.text, text: "words")), .item(tennis)]),
      sections: [PlanSection(title: "More", groups: [PlanGroup(title: "Indoors", elements: [.item(chess)])])]
    )
    let notes = [Note("note", .item(nil))]
    #expect(
      Activities(content: content).activities == [
        TrackedActivity(title: "Tennis", icon: .emoji("🎾"), category: "Hobby", since: since, log: log, notes: notes),
        TrackedActivity(title: "Chess"),
      ]
    )
    #expect(Activities(content: content).notes == [Note("words")])
  }
}
